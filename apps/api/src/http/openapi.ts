import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '#config.ts'
import { isSecure } from '#http/security-headers.ts'

/** Serves OpenAPI 3.1 generated from the contracts, with a UI at `/api/docs`. Must be registered before the routes. */
export const openapi = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Candour API',
        version: '1',
        description:
          'Errors answer `{ message, code, issues? }`; codes are stable. Lists give their next page in `X-Next-Cursor`.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'candour' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Over plain http this directive would load the page's assets from an https address that does not exist.
    transformStaticCSP: (policy) =>
      isSecure(config) ? policy : policy.replace(/;? *upgrade-insecure-requests/, ''),
  })
})
