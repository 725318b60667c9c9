import type { ErrorCode } from '@candour/schemas/errors.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import type { Visitor } from '#domain/principal.ts'
import { findAccount } from '#modules/accounts/repository.ts'

const windowMs = 60_000
/** Maximum number of entries per window for an account and network. */
const maxPerAccount = 10
/** Maximum number of entries per window for this process. */
const maxPerWindow = 200

const recorded: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad_credentials',
  'bad_code',
  'bad_passkey',
  'provider_account',
  'provider_email',
  'provider_failed',
  'provider_not_member',
  'sign_in_enforced',
  'too_many_requests',
])

/**
 * Records refused sign-ins in the audit log: enough of them to show an attack, too few to fill the table. An entry says
 * how many were left out before it. An address without an account is not recorded, because people mistype passwords
 * into that field.
 */
export class RefusedSignIns {
  readonly #accountsDb: Db
  #windowEndsAt = 0
  #counts = new Map<string, number>()
  #inWindow = 0
  #omitted = 0

  constructor(accountsDb: Db) {
    this.#accountsDb = accountsDb
  }

  /**
   * Records the refusal if `error` is one. Takes the same time whether or not there is an account.
   *
   * @param email the address that was entered; undefined if only the error tells the account
   */
  async record(principal: Visitor, email: string | undefined, error: unknown): Promise<void> {
    if (!(error instanceof DomainError) || !recorded.has(error.code)) return
    if (!this.#admits(`${email?.toLowerCase() ?? error.userId}\n${principal.network}`)) {
      this.#omitted += 1
      return
    }
    const omitted = this.#omitted
    this.#omitted = 0
    const user =
      email === undefined
        ? await this.#userOf(principal, error.userId)
        : (await findAccount(this.#accountsDb, email))?.user
    await this.#accountsDb.transaction().execute((tx) =>
      recordAudit(tx, principal, 'session.refused', {
        target: { type: 'user', id: user?.id, name: user?.email },
        changes: { reason: [null, error.code], ...(omitted > 0 && { omitted: [null, omitted] }) },
      }),
    )
  }

  async #userOf(principal: Visitor, userId: string | undefined) {
    if (userId === undefined) return undefined
    return withAccount(this.#accountsDb, principal, userId, (tx) =>
      tx.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst(),
    )
  }

  #admits(key: string): boolean {
    const now = performance.now()
    if (now >= this.#windowEndsAt) {
      this.#windowEndsAt = now + windowMs
      this.#inWindow = 0
      this.#counts.clear()
    }
    const count = this.#counts.get(key) ?? 0
    if (count >= maxPerAccount || this.#inWindow >= maxPerWindow) return false
    this.#counts.set(key, count + 1)
    this.#inWindow += 1
    return true
  }
}
