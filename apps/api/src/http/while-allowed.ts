import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { FastifyRequest, Session } from 'fastify'
import { DomainError } from '#domain/errors.ts'
import type { ApiKey } from '#domain/principal.ts'
import { roleIn } from '#domain/principal.ts'
import { principalOf } from '#http/guards.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Reads the request's key again; undefined once it has ended. Set along with `apiKey`. */
    rereadKey: (() => Promise<ApiKey | undefined>) | null
  }
}

/** Bytes of a download after which its permission is checked again: some 500 reviews. */
const maxBytes = 64 * 1024
/** Time after which the permission of a slow download is checked again, in ms. */
const maxMs = 1_000

/**
 * Passes a download on for as long as its user or key has the rights with which it began, checking again and again and
 * before it ends. Otherwise it is broken off, so that nobody takes it for complete.
 *
 * @param companyId of a company's data
 */
export function whileAllowed(
  request: FastifyRequest,
  companyId: string | undefined,
  source: AsyncIterable<Uint8Array | string>,
): Readable {
  async function* passedOn() {
    let [sent, checkedAt] = [0, performance.now()]
    for await (const chunk of source) {
      if (sent >= maxBytes || performance.now() - checkedAt >= maxMs) {
        await requireSameRights(request, companyId)
        ;[sent, checkedAt] = [0, performance.now()]
      }
      yield chunk
      sent += chunk.length
    }
    await requireSameRights(request, companyId)
  }
  return Readable.from(passedOn(), { objectMode: false })
}

/** @throws DomainError `not_signed_in`, `key_invalid`, `no_company_access` */
async function requireSameRights(request: FastifyRequest, companyId: string | undefined): Promise<void> {
  const principal = principalOf(request)
  if (principal.kind === 'key') {
    const now = await request.rereadKey?.()
    if (!now) throw new DomainError('key_invalid')
    if (principal.scopes.some((scope) => !now.scopes.includes(scope)))
      throw new DomainError('no_company_access')
  }
  if (principal.kind !== 'user') return
  const store = request.sessionStore
  const read = promisify((id: string, done: (error: unknown, session?: Session | null) => void) =>
    store.get(id, done),
  )
  const now = await read(principal.sessionId)
  if (!now?.user) throw new DomainError('not_signed_in')
  const { user, viewAs } = principal
  if (
    now.user.role !== user.role ||
    now.viewAs?.companyId !== viewAs?.companyId ||
    (companyId !== undefined && roleIn(now.user, companyId) !== roleIn(user, companyId))
  ) {
    throw new DomainError('no_company_access')
  }
}
