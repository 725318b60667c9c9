import type { Endpoint } from '@candour/schemas/endpoint.ts'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** The possible callers. */
const callers = ['visitor', 'owner', 'operator'] as const
export type Caller = (typeof callers)[number]

export interface FuzzedRequest {
  endpoint: Endpoint
  caller: Caller
  url: string
  headers: Record<string, string>
  payload?: string
}

/** Existing values, so that some requests pass the first checks. */
export interface Known {
  ids: readonly string[]
  /** Values by field name. */
  values: Readonly<Record<string, readonly unknown[]>>
  /** Whole parts of valid requests, whose fields fit together. */
  params: readonly object[]
  bodies: readonly object[]
}

const uuid = fc.oneof(fc.uuid(), fc.constantFrom('00000000-0000-0000-0000-000000000000', 'x'))

/** Values no contract accepts: wrong types, extremes, and payloads that break parsers, databases and pages. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, '', ' ', '\u0000', 'a\u0000b', '\u2028'],
    ...['\ud800', 'x\udfff', '\u202ea', '\ufeff', '😡'.repeat(2500), "'; drop table reviews; --", '1 or 1=1'],
    ...['../../../etc/passwd', '%00', '%', '{{7*7}}', '<script>alert(1)</script>', '=1+1', 'NaN', 'Infinity'],
    ...[
      'a@1'.repeat(1600),
      'a_'.repeat(100),
      '\\',
      '"',
      '\n'.repeat(5000),
      'x'.repeat(5001),
      'x'.repeat(60_000),
    ],
    ...[[], {}, [[]], [null], { $ne: null }, { toString: 1 }, { length: 1e9 }, new Array(1000).fill(1)],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Generates values that a JSON schema accepts, preferring its bounds. */
function arbitraryOf(schema: z.core.JSONSchema._JSONSchema, name: string, known: Known): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostile
  const values = known.values[name]
  const valid = validOf(schema, name, known)
  return values ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, valid) : valid
}

function validOf(schema: z.core.JSONSchema.JSONSchema, name: string, known: Known): Arbitrary<unknown> {
  const { type, properties = {}, required = [], minLength = 0, maxLength = 300, minimum, maximum } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => arbitraryOf(option, name, known)))
  if (type === 'object') {
    const fields = Object.entries(properties).map(
      ([field, part]) => [field, arbitraryOf(part, field, known)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer') {
    const [min, max] = [minimum ?? -(2 ** 31), maximum ?? 2 ** 31]
    return fc.oneof(
      fc.constantFrom(min, max),
      fc.maxSafeInteger().map((n) => Math.max(min, Math.min(max, n))),
    )
  }
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (type !== 'string') return hostile
  if (schema.format === 'uuid') {
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.ids) }, uuid)
  }
  if (schema.format === 'date') {
    return fc
      .date({ min: new Date('1999-12-31'), max: new Date('2101-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  }
  if (/email/i.test(name)) return fc.emailAddress()
  if (/url/i.test(name)) return fc.webUrl({ withQueryParameters: true })
  if (schema.pattern && maxLength < 100_000)
    return fc.stringMatching(new RegExp(schema.pattern), { maxLength })
  const longest = Math.min(maxLength, 5_000)
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, 40) }),
    fc.constantFrom(...['x', '漢', ' ', 'a@'].map((unit) => unit.repeat(longest).slice(0, longest))),
  )
}

type Change = (given: Record<string, unknown>) => Record<string, unknown>

/** A single mutation of an object: a field of another type, missing, wrapped or added. */
const change: Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), hostile).map(([at, value]) => on(at, (given, field) => ({ ...given, [field]: value }))),
  fc.nat().map((at) => on(at, (given, field) => ({ ...given, [field]: [given[field]] }))),
  fc.nat().map((at) => on(at, (given, field) => ({ ...given, [field]: undefined }))),
  fc
    .tuple(
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'companyId', 'role'),
      hostile,
    )
    .map(
      ([field, value]) =>
        (given: Record<string, unknown>) =>
          Object.fromEntries([...Object.entries(given), ['then', undefined], [field, value]]),
    ),
)

function on(
  at: number,
  change: (given: Record<string, unknown>, field: string) => Record<string, unknown>,
): Change {
  return (given) => {
    const fields = Object.keys(given)
    const field = fields[at % fields.length]
    return field === undefined ? given : change(given, field)
  }
}

/** Percent-encodes any value; a lone surrogate becomes bytes that are invalid in UTF-8. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text
    .replace(/[^\w.~-]/gu, (character) =>
      /\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
    )
    .slice(0, 12_000)
}

/** Mostly the usual value, occasionally an odd one. */
function usually<T>(usual: T, ...odd: T[]): Arbitrary<T> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

const queryTail = usually(
  '',
  ...[
    '&',
    '&&=',
    '&%zz',
    '&limit=0x10',
    '&limit=50&limit=1',
    '&cursor=&cursor=x',
    '&__proto__[a]=1',
    '#x',
    ';a=1',
  ],
  ...['&companyId[]=x', '&companyId.x=1', '&toString=1', `&q=${'%61'.repeat(300)}`, '&a[b][c]=1'],
)

const bodies = fc.constantFrom(
  ...['', '{', '[]', 'null', '"x"', '0', '{"a":1}}', '[{}]', '{"__proto__":{"role":"superadmin"}}', '\u0000'],
  ...[
    '{"constructor":{"prototype":{"x":1}}}',
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
    `"${'x'.repeat(70_000)}"`,
  ],
  ...[
    'rating=5&feedback=x',
    '<?xml version="1.0"?><a/>',
    '{"rating":5,"rating":1}',
    '\ufeff{}',
    '{"a":"\\ud800"}',
  ],
)

const contentTypes = usually(
  'application/json',
  ...[
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
  ],
  ...['multipart/form-data; boundary=x', 'application/json;', 'APPLICATION/JSON', 'x', '*/*'],
)

const oddHeaders = usually<Record<string, string>>(
  {},
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': "1.2.3.4, ::1, ' or 1=1", 'x-forwarded-host': 'evil.example' },
  { 'x-request-id': '../../x' },
  { 'user-agent': 'x'.repeat(8_000) },
  { 'accept-encoding': 'br;q=0, *;q=9, x', accept: 'image/*' },
  { 'if-none-match': '*', range: 'bytes=0-0,5-' },
)

function callerOf({ audience }: Endpoint): Caller {
  return audience === 'superadmin' ? 'operator' : audience === 'public' ? 'visitor' : 'owner'
}

/** Generates requests for a contract: some valid, most with a mutation. */
export function requestsOf(endpoint: Endpoint, known: Known): Arbitrary<FuzzedRequest> {
  const part = (name: 'params' | 'query' | 'body', changes: number): Arbitrary<Record<string, unknown>> => {
    const declared = endpoint[name]
    if (!declared) return fc.constant({})
    const schema = z.toJSONSchema(declared, { io: 'input', unrepresentable: 'any' })
    const fitting = name === 'params' ? known.params : name === 'body' ? known.bodies : []
    return fc
      .tuple(
        fc.oneof(...(fitting.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...fitting) }] : []), {
          weight: 1,
          arbitrary: arbitraryOf(schema, name, known),
        }) as Arbitrary<Record<string, unknown>>,
        fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: changes }) },
        ),
      )
      .map(([given, changes]) => changes.reduce((changed, next) => next(changed), given))
  }
  const body = fc.oneof(
    { weight: 9, arbitrary: part('body', 3).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: bodies },
  )
  return fc
    .record({
      caller: fc.oneof(fc.constantFrom(...callers), fc.constant(callerOf(endpoint))),
      params: part('params', 1),
      query: part('query', 2),
      tail: queryTail,
      body,
      type: contentTypes,
      odd: oddHeaders,
    })
    .map(({ caller, params, query, tail, body, type, odd }) => {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]).slice(0, 400))
      const asked = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((each) => `${encode(name)}=${encode(each)}`),
      )
      const url = `${path}?${asked.join('&')}${tail}`
      if (endpoint.method === 'GET') return { endpoint, caller, url, headers: odd }
      return { endpoint, caller, url, headers: { ...odd, 'content-type': type }, payload: body }
    })
}
