import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 made from the contracts, with a page to read it at `/api/docs`. Registered before the routes. */
export const openapi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Candour API',
        version: '1',
        description: 'Errors answer `{ message, issues? }`. Lists give their next page in `X-Next-Cursor`.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'candour' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
})
