import type { OwnProvider } from '@candour/schemas/sign-in.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '#db/audit.ts'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { codeOfOutcome, requireProven } from '#modules/sign-in/enter.ts'
import type { Person } from '#modules/sign-in/person.ts'
import type { CompanyProvider } from '#modules/sign-in/repository.ts'

type Connecting = Pick<Deps, 'accountsDb'>

/** Returns the providers of the user's companies: none in a provider's session, which must not show other companies. */
export async function listOwnProviders(
  { accountsDb }: Connecting,
  principal: UserSession,
): Promise<OwnProvider[]> {
  if (principal.signIn.identity) return []
  return withAccount(accountsDb, principal, principal.user.id, async (tx) => {
    const { rows } = await sql<{ company_id: string; company_name: string; connected: boolean }>`
      select * from own_providers()
    `.execute(tx)
    return rows.map(({ company_id, company_name, connected }) => ({
      ...{ companyId: company_id, companyName: company_name, connected },
    }))
  })
}

/**
 * Checks that the user acts for themselves: in a session of their own, in which they have just confirmed who they are.
 *
 * @throws DomainError `not_allowed`, `step_up_required`
 */
export function requireOwnSession({ signIn, viewAs }: UserSession): void {
  if (signIn.identity || viewAs) throw new DomainError('not_allowed')
  if (!signIn.stepUpUntil) throw new DomainError('step_up_required')
}

/**
 * Has a company's provider sign in this user from now on. The address must be of a proven domain, and nobody else's; it
 * need not be the account's, which may have that of another company.
 *
 * @throws DomainError `provider_email`, `provider_account`, `provider_not_set`
 */
export async function connect(
  { accountsDb }: Connecting,
  principal: UserSession,
  { companyId, issuer, domains }: CompanyProvider,
  { subject, email }: Person,
): Promise<void> {
  requireProven(domains, email)
  const { id: userId, email: name } = principal.user
  await withAccount(accountsDb, principal, userId, async (tx) => {
    const { rows } = await sql<{ outcome: string }>`
      select connect_provider(
        ${uuidv7()}::uuid, ${companyId}::uuid, ${issuer}::text, ${subject}::text, ${email}::text
      ) as outcome
    `.execute(tx)
    const outcome = rows[0]?.outcome
    if (outcome !== 'done') throw new DomainError(codeOfOutcome(outcome))
    await recordAudit(tx, principal, 'user.updated', {
      target: { type: 'user', id: userId, name },
      changes: { issuer: [null, issuer] },
    })
  })
}

/** @throws DomainError `not_allowed`, `step_up_required`, `provider_not_set` if it is not connected */
export async function disconnect(
  { accountsDb }: Connecting,
  principal: UserSession,
  companyId: string,
): Promise<void> {
  requireOwnSession(principal)
  const { id: userId, email: name } = principal.user
  await withAccount(accountsDb, principal, userId, async (tx) => {
    const { rows } = await sql<{ issuer: string | null }>`
      select disconnect_provider(${companyId}::uuid) as issuer
    `.execute(tx)
    const issuer = rows[0]?.issuer
    if (!issuer) throw new DomainError('provider_not_set')
    await recordAudit(tx, principal, 'user.updated', {
      target: { type: 'user', id: userId, name },
      changes: { issuer: [issuer, null] },
    })
  })
}
