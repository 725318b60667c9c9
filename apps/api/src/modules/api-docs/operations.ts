import type { OpenAPIV3_1 } from 'openapi-types'

export type Schema = OpenAPIV3_1.SchemaObject
type Reference = OpenAPIV3_1.ReferenceObject

/** An operation of the OpenAPI document, as a page shows it. */
export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  /** The permission that a session needs, and the scope that a key needs. */
  permission: string | undefined
  /** How it is authenticated; keys take precedence. */
  auth: 'none' | 'cookie' | 'key'
  deprecated: boolean
  parameters: Parameter[]
  body: { type: string; schema: Schema } | undefined
  success: { status: string; type: string | undefined; schema: Schema | undefined }
  errors: [status: string, codes: string[]][]
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
  description: string | undefined
}

/** Follows a reference within the document. */
export type Resolve = <T extends object>(value: T | Reference) => T

export function resolverOf(document: OpenAPIV3_1.Document): Resolve {
  return <T extends object>(value: T | Reference): T => {
    if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
    const [, , kind = '', name = ''] = value.$ref.split('/')
    const group: unknown = document.components?.[kind as keyof OpenAPIV3_1.ComponentsObject]
    return (group as Record<string, T>)[name] as T
  }
}

/** Returns the operations of the document by part, in the order in which it declares them. */
export function operationsOf(document: OpenAPIV3_1.Document, resolve: Resolve): Map<string, Operation[]> {
  const all = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3_1.OperationObject & Extensions>).map(
      ([method, operation]) => ({
        part: operation.tags?.[0] ?? '',
        operation: operationOf(path, method.toUpperCase(), operation, resolve),
      }),
    ),
  )
  const byPart = Map.groupBy(all, ({ part }) => part)
  return new Map([...byPart].map(([part, list]) => [part, list.map(({ operation }) => operation)]))
}

interface Extensions {
  'x-permission'?: string
}

function operationOf(
  path: string,
  method: string,
  operation: OpenAPIV3_1.OperationObject & Extensions,
  resolve: Resolve,
): Operation {
  const schemes = (operation.security ?? []).flatMap((one) => Object.keys(one))
  const auth = schemes.includes('key') ? 'key' : schemes.length > 0 ? 'cookie' : 'none'
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) => [status, resolve<OpenAPIV3_1.ResponseObject>(answer)] as const,
  )
  const [status, answer] = answers.find(([code]) => code < '400') ?? ['200', undefined]
  return {
    id: operation.operationId ?? '',
    method,
    path,
    summary: operation.summary ?? '',
    permission: operation['x-permission'],
    auth,
    deprecated: operation.deprecated ?? false,
    parameters: (operation.parameters ?? [])
      .map((parameter) => resolve<OpenAPIV3_1.ParameterObject>(parameter))
      .map(({ name, in: place, required = false, schema = {}, description }) => ({
        ...{ name, in: place, description, schema: resolve<Schema>(schema as Schema) },
        required: required && !(auth === 'key' && name === 'companyId'),
      })),
    body: operation.requestBody && contentOf(resolve(operation.requestBody), resolve),
    success: { status, type: undefined, schema: undefined, ...(answer && contentOf(answer, resolve)) },
    errors: answers.flatMap(([code, { content }]) => (code < '400' ? [] : [[code, codesOf(content)]])),
  }
}

function contentOf({ content = {} }: Pick<OpenAPIV3_1.ResponseObject, 'content'>, resolve: Resolve) {
  const [type, { schema = {} } = {}] = Object.entries(content)[0] ?? []
  return type === undefined ? undefined : { type, schema: resolve<Schema>(schema as Schema) }
}

function codesOf(content: OpenAPIV3_1.ResponseObject['content']): string[] {
  const schema: Schema = content?.['application/json']?.schema ?? {}
  const code: Schema = schema.properties?.code ?? {}
  return code.enum ?? []
}

/**
 * Returns an example of a schema: what it requires, or everything it declares.
 *
 * @param name name of the field, which stands for a text without a format
 */
export function exampleOf(given: Schema | Reference, resolve: Resolve, all: boolean, name = 'text'): unknown {
  const schema = resolve<Schema>(given as Schema)
  const of = (one: Schema | Reference, of = name) => exampleOf(one, resolve, all, of)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return of(choice)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => of(one)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object': {
      const { properties = {}, required = Object.keys(properties).slice(0, 1) } = schema
      const shown = Object.entries(properties).filter(([key]) => all || required.includes(key))
      return Object.fromEntries(shown.map(([key, one]) => [key, of(one, key)]))
    }
    case 'array': {
      const { items = {} } = schema as OpenAPIV3_1.ArraySchemaObject
      return all || schema.minItems ? [of(items, name.replace(/s$/, ''))] : []
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return formats[schema.format ?? ''] ?? texts[name] ?? name
  }
}

const formats: Record<string, string> = {
  uuid: '01990c1e-6f2a-7b3c-8d4e-5f60718293a4',
  'date-time': '2026-11-28T09:30:00.000Z',
  date: '2026-11-28',
  email: 'ada@example.com',
  uri: 'https://example.com/',
}

/** Examples of fields whose format is not declared. */
const texts: Record<string, string> = {
  address: 'ada@example.com',
  email: 'ada@example.com',
  googleReviewUrl: 'https://g.page/r/CaBcDeFgHiJkEBM/review',
  ids: '01990c1e-6f2a-7b3c-8d4e-5f60718293a4',
  imageData:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  phone: '+49 30 901820',
  themes: 'waiting,price',
  to: 'ada@example.com',
  url: 'https://example.com/',
}

/** Returns a schema's type in words, with its bounds. */
export function typeOf(given: Schema | Reference, resolve: Resolve): string {
  const schema = resolve<Schema>(given as Schema)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((one) => typeOf(one, resolve)))].join(' | ')
  if (schema.type === 'array') {
    const { items = {} } = schema as OpenAPIV3_1.ArraySchemaObject
    return `list of ${typeOf(items, resolve)}${bounds(schema.minItems, schema.maxItems)}`
  }
  const type = schema.format ?? (Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type)
  if (schema.type === 'string' && !schema.format)
    return `string${bounds(schema.minLength || undefined, schema.maxLength, ' characters')}`
  const safe = (bound = Number.NaN) =>
    Number.isSafeInteger(bound) && Math.abs(bound) < 2 ** 53 - 1 ? bound : undefined
  return `${type ?? 'object'}${bounds(safe(schema.minimum), safe(schema.maximum))}`
}

function bounds(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min === undefined && max === undefined) return ''
  if (max === undefined) return `, at least ${min}${unit}`
  return min === undefined ? `, at most ${max}${unit}` : `, ${min} to ${max}${unit}`
}
