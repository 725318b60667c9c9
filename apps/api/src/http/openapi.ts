import { readFileSync } from 'node:fs'
import { operators } from '@candour/schemas/endpoints.ts'
import type { ErrorBody } from '@candour/schemas/error-body.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { aboutParts } from '#http/openapi-parts.ts'
import '#http/openapi-shapes.ts'

/** Describes the API in OpenAPI 3.1, generated from the contracts. Must be registered before the routes. */
export const openapi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      // Relative to where the document was read: each host answers the calls of its own app.
      servers: [{ url: '/' }],
      info: {
        title: 'Candour API',
        version: '1',
        description: readFileSync(new URL('introduction.md', import.meta.url), 'utf8'),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'candour' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key, `candour_…`. It acts in its company without `companyId`, and needs the scope named by ' +
              '`x-permission`. Beside it, cookies are ignored.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      shareComponents(jsonSchemaTransformObject(document) as OpenAPIV3_1.Document),
  })
})

type Schemas = NonNullable<OpenAPIV3_1.ComponentsObject['schemas']>

/** The response of `errorResponses` (`route.ts`), as the library describes it. */
interface ErrorResponse extends OpenAPIV3_1.ResponseObject {
  content: { 'application/json': { schema: { properties: ErrorProperties } } }
}

type ErrorProperties = Record<keyof ErrorBody, OpenAPIV3_1.SchemaObject> & { code: { enum: ErrorCode[] } }

const idempotencyKey: OpenAPIV3_1.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A repetition with the same key within 24 hours gets the same answer, and nothing is done twice. With another call: 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}

/** Describes what operations share once, in the components: shapes, parameters and errors. */
function shareComponents(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const parameters = repeatedParameters(document)
  const responses: Record<string, OpenAPIV3_1.ResponseObject> = {}
  const paths = mapValues(document.paths ?? {}, (path) =>
    mapValues(path as Record<string, OpenAPIV3_1.OperationObject>, (operation) => ({
      ...operation,
      parameters: [
        ...(operation.parameters ?? []).map((parameter) => {
          const name = parameters.get(JSON.stringify(parameter))
          return name ? { $ref: `#/components/parameters/${name}` } : parameter
        }),
        ...('x-idempotent' in operation ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ],
      responses: mapValues(operation.responses ?? {}, (response, status) => {
        if (Number(status) < 400) return response
        const [name, error] = namedError(response as ErrorResponse)
        responses[name] = error
        return { $ref: `#/components/responses/${name}` }
      }),
    })),
  )
  return withShapesOnce({
    ...document,
    tags: tagsOf(document),
    paths,
    components: {
      ...document.components,
      parameters: {
        ...Object.fromEntries([...parameters].map(([text, name]) => [name, JSON.parse(text)])),
        idempotencyKey,
      },
      responses,
    },
  })
}

/** Returns the parts of the API that the operations name, in alphabetical order, those of operators last. */
function tagsOf({ paths = {} }: OpenAPIV3_1.Document): OpenAPIV3_1.TagObject[] {
  const named = Object.values(paths)
    .flatMap((path) => Object.values(path as Record<string, OpenAPIV3_1.OperationObject>))
    .flatMap(({ tags = [] }) => tags)
  const order = (name: string) => (name.startsWith(operators) ? 1 : 0)
  return [...new Set(named)]
    .toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1))
    .map((name) => {
      const description = aboutParts[name.replace(operators, '')]
      return { name, ...(description && { description }) }
    })
}

/** Returns the names of parameters that several operations have, by their JSON; of variants, the most frequent. */
function repeatedParameters({ paths = {} }: OpenAPIV3_1.Document): Map<string, string> {
  const all = Object.values(paths)
    .flatMap((path) => Object.values(path as Record<string, OpenAPIV3_1.OperationObject>))
    .flatMap((operation) => (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[])
  const uses = [...Map.groupBy(all, (parameter) => JSON.stringify(parameter))]
    .flatMap(([text, [first, ...others]]) =>
      first && others.length > 0 ? { text, name: first.name, others } : [],
    )
    .toSorted((a, b) => a.others.length - b.others.length)
  const byName = new Map(uses.map(({ name, text }) => [name, text]))
  return new Map([...byName].map(([name, text]) => [text, name]))
}

/** The error's name, from its codes, and its response: the common body, with what is particular to it. */
function namedError({ content, ...response }: ErrorResponse): [string, OpenAPIV3_1.ResponseObject] {
  const { message, issues, ...own } = content['application/json'].schema.properties
  const schema = { $ref: '#/components/schemas/ErrorBody', properties: own }
  return [own.code.enum.join('.'), { ...response, content: { 'application/json': { schema } } }]
}

/**
 * The library describes each shape twice, as input and as output. Leaves out the input where both are equal, and what
 * nothing refers to.
 */
function withShapesOnce(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const described = document.components?.schemas ?? {}
  const text = JSON.stringify(document).replaceAll(/"#\/components\/schemas\/(\w+)Input"/g, (ref, name) =>
    JSON.stringify(described[name]) === JSON.stringify(described[`${name}Input`])
      ? `"#/components/schemas/${name}"`
      : ref,
  )
  const { components, ...rest }: OpenAPIV3_1.Document = JSON.parse(text)
  const { schemas = {}, ...others } = components ?? {}
  const { additionalProperties, ...errorBody } = schemas.ErrorBody ?? {}
  const kept: Schemas = {}
  const keep = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = name === 'ErrorBody' ? errorBody : schemas[name]
      if (!schema || kept[name]) continue
      kept[name] = schema
      keep(schema)
    }
  }
  keep({ ...rest, others })
  const byName = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return { ...rest, components: { ...others, schemas: byName } }
}

const mapValues = <In, Out>(from: Record<string, In>, change: (value: In, key: string) => Out) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]))
