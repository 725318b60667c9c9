import { z } from 'zod'
import { companyScope } from '#company-scopes.ts'
import { endpoint, forMembers, forOperators, noContent } from '#endpoint.ts'
import { id, nameText, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** Keys of a company, or of the operators together. */
export const maxKeys = 50

/** Days for which a key is valid unless its maker chooses; the most that managers can choose. */
export const usualKeyDays = 365

/** Requests that a key can make in a window of so many seconds. */
export const keyLimit = { requests: 120, seconds: 60 }

/** What a key of the operators is allowed. */
export const operatorScope = z.enum(['platform:manage'])
export type OperatorScope = z.infer<typeof operatorScope>

/** A key without its secret, of which only a hash is stored. */
const keyOf = <Scope extends z.ZodEnum>(scope: Scope) =>
  z.object({
    id,
    name: z.string(),
    /** The last characters of the key, by which people recognize it. */
    hint: z.string(),
    /** What it was made for. The role of its maker may allow less by now. */
    scopes: z.array(scope),
    /** Address of whoever answers for the key, and whose role bounds it; `null` once they have left. */
    createdBy: z.string().nullable(),
    createdAt: timestamp,
    /** `null`: never. */
    expiresAt: timestamp.nullable(),
    /** When it ends because its maker has left, unless an owner keeps it; `null` otherwise. */
    endsAt: timestamp.nullable(),
    /** Day of the last use, in UTC; `null` before the first. */
    lastUsedOn: z.iso.date().nullable(),
  })

const newKeyOf = <Scope extends z.ZodEnum>(scope: Scope) =>
  z.object({
    name: nameText({ min: 1, max: 80, message: say('name') }),
    scopes: z.array(scope, say('scopes')).min(1, say('scopes')).max(20),
    /** `null`: never, which only owners can choose; a year if omitted. */
    expiresAt: z.iso
      .datetime({ offset: true, ...say('expiry') })
      .refine((at) => at < '2101', say('dateBefore2101'))
      .nullable()
      .optional(),
  })

const keep = z.object({ keep: z.literal(true) })
const params = z.object({ id })
/** The key itself, which is never shown again. */
const secret = { key: z.string() }

export const companyKey = keyOf(companyScope)
export type CompanyKey = z.infer<typeof companyKey>

export const operatorKey = keyOf(operatorScope)
export type OperatorKey = z.infer<typeof operatorKey>

const ofCompany = forMembers('integrations:manage')

export const listApiKeys = endpoint('listApiKeys', 'GET /api/dashboard/api-keys', {
  ...ofCompany,
  summary: "The company's API keys, newest first",
  response: z.array(companyKey),
  reads: ['api-keys'],
})

export const createApiKey = endpoint('createApiKey', 'POST /api/dashboard/api-keys', {
  ...ofCompany,
  summary: 'Create an API key with no more than your own permissions; the answer alone contains it',
  body: newKeyOf(companyScope),
  response: companyKey.extend(secret),
  secret: true,
  status: 201,
  changes: ['api-keys'],
  errors: ['too_many_keys'],
})

export const keepApiKey = endpoint('keepApiKey', 'PATCH /api/dashboard/api-keys/:id', {
  ...ofCompany,
  summary:
    'Keep a key whose maker has left: you answer for it from now on, and your role bounds it. Only owners can do this',
  params,
  body: keep,
  response: companyKey,
  changes: ['api-keys'],
  errors: ['key_not_found', 'key_ended'],
})

export const revokeApiKey = endpoint('revokeApiKey', 'DELETE /api/dashboard/api-keys/:id', {
  ...ofCompany,
  summary: 'Revoke an API key, from its next request on; its event streams end',
  params,
  ...noContent,
  changes: ['api-keys'],
  errors: ['key_not_found'],
})

const ofOperators = { ...forOperators, withoutKeys: true } as const

export const listOperatorKeys = endpoint('listOperatorKeys', 'GET /api/admin/api-keys', {
  ...ofOperators,
  summary: "The operators' API keys, newest first",
  response: z.array(operatorKey),
  reads: ['api-keys'],
})

export const createOperatorKey = endpoint('createOperatorKey', 'POST /api/admin/api-keys', {
  ...ofOperators,
  summary: "Create an API key for operators' calls; the answer alone contains it",
  body: newKeyOf(operatorScope),
  response: operatorKey.extend(secret),
  secret: true,
  status: 201,
  changes: ['api-keys'],
  errors: ['too_many_keys'],
})

export const keepOperatorKey = endpoint('keepOperatorKey', 'PATCH /api/admin/api-keys/:id', {
  ...ofOperators,
  summary: 'Keep a key whose maker is no longer an operator: you answer for it from now on',
  params,
  body: keep,
  response: operatorKey,
  changes: ['api-keys'],
  errors: ['key_not_found', 'key_ended'],
})

export const revokeOperatorKey = endpoint('revokeOperatorKey', 'DELETE /api/admin/api-keys/:id', {
  ...ofOperators,
  summary: 'Revoke an API key, from its next request on',
  params,
  ...noContent,
  changes: ['api-keys'],
  errors: ['key_not_found'],
})
