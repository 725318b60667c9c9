import { keyLimit } from '@candour/schemas/api-keys.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { ApiKey } from '#domain/principal.ts'
import { originOf } from '#http/guards.ts'
import type { Limit } from '#http/rate-limit.ts'
import { parseKey } from '#modules/api-keys/key-text.ts'
import { readKey } from '#modules/api-keys/repository.ts'

const limit: Limit<ApiKey> = {
  name: 'api-key',
  key: ({ id }) => id,
  max: keyLimit.requests,
  windowSeconds: keyLimit.seconds,
  shared: 'once a second',
}

const policy = `"default";q=${keyLimit.requests};w=${keyLimit.seconds}`

/**
 * Makes requests of this scope that have `Authorization: Bearer` act with that API key, and with nothing else: their
 * cookies are removed. Must be registered before whatever reads cookies. Public calls act for visitors, with or without
 * a key.
 */
export const apiKeys = fp(async (app: FastifyInstance, { accountsDb }: Pick<Deps, 'accountsDb'>) => {
  app.addHook('onRequest', async (request, reply) => {
    const token = /^bearer(?: +(.*))?$/i.exec(request.headers.authorization ?? '')
    if (!token) return
    delete request.raw.headers.cookie
    if (request.routeOptions.config.audience === 'public') return
    const stored = parseKey(token[1] ?? '')
    const read = async () => stored && (await readKey(accountsDb, stored))
    const key = await read()
    if (!key) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"')
      throw new DomainError('key_invalid')
    }
    request.apiKey = { ...key, ...originOf(request) }
    request.rereadKey = read
    await count(app, request.apiKey, reply)
  })
})

/**
 * Counts a request of a key, and tells what is left in the headers of draft-ietf-httpapi-ratelimit-headers-11.
 *
 * @throws DomainError `too_many_requests`
 */
async function count(app: FastifyInstance, key: ApiKey, reply: FastifyReply): Promise<void> {
  try {
    await app.rateLimiter.take([limit], key)
  } finally {
    const left = app.rateLimiter.left(limit, key)
    if (left) {
      reply.header('ratelimit-policy', policy)
      reply.header('ratelimit', `"default";r=${left.requests};t=${Math.ceil(left.seconds)}`)
    }
  }
}
