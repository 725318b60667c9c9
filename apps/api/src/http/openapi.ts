import type { ErrorCode } from '@candour/schemas/errors.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
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
    transformObject: (document) => shareErrors(jsonSchemaTransformObject(document) as OpenAPIV3_1.Document),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Over plain http this directive would load the page's assets from an https address that does not exist.
    transformStaticCSP: (policy) =>
      isSecure(config) ? policy : policy.replace(/;? *upgrade-insecure-requests/, ''),
  })
})

/** The response of `errorResponses` (`route.ts`), as the library describes it. */
interface ErrorResponse extends OpenAPIV3_1.ResponseObject {
  content: { 'application/json': { schema: { properties: { code: { enum: ErrorCode[] } } } } }
}

/**
 * Moves error responses to the components, named after their codes, and refers to them: most operations share theirs,
 * and repeated they would be nine tenths of the document.
 */
function shareErrors(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const errors: Record<string, OpenAPIV3_1.ResponseObject> = {}
  const share = (responses: OpenAPIV3_1.ResponsesObject) =>
    mapValues(responses, (response, status) => {
      if (Number(status) < 400) return response
      const error = response as ErrorResponse
      const name = error.content['application/json'].schema.properties.code.enum.join('.')
      errors[name] = error
      return { $ref: `#/components/responses/${name}` }
    })
  const paths = mapValues(document.paths ?? {}, (path) =>
    mapValues(path as Record<string, OpenAPIV3_1.OperationObject>, (operation) => ({
      ...operation,
      responses: share(operation.responses ?? {}),
    })),
  )
  return { ...document, paths, components: { ...document.components, responses: errors } }
}

const mapValues = <In, Out>(from: Record<string, In>, change: (value: In, key: string) => Out) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]))
