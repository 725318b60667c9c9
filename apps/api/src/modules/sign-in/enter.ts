import { companyRole } from '@candour/schemas/accounts.ts'
import { type ErrorCode, errors } from '@candour/schemas/errors.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Config } from '#config.ts'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { system, type User, type Visitor } from '#domain/principal.ts'
import { maxMembers } from '#modules/accounts/invitations/repository.ts'
import { toUser, type UserRow } from '#modules/accounts/repository.ts'
import { type Person, roleOf } from '#modules/sign-in/person.ts'
import type { CompanyProvider } from '#modules/sign-in/repository.ts'

/** Whom a provider may sign in. */
export interface Entered {
  user: User
  epoch: number
  identityId: string
}

type Entry = UserRow & {
  outcome: string
  epoch: number
  identity_id: string
  added: string | null
  former: string | null
}

/**
 * Finds the member whom a company's provider signs in. Newcomers and people who are invited become members. Only the
 * first sign-in goes by the address, and never signs in to an account of operators or of another company's members.
 *
 * @throws DomainError `provider_email`, `provider_account`, `provider_not_member`, `company_suspended`, `team_full`
 */
export async function enterCompany(
  { accountsDb }: Pick<Deps, 'accountsDb'>,
  visitor: Visitor,
  { companyId, issuer, domains, groups, defaultRole }: CompanyProvider,
  { subject, email, groups: own }: Person,
): Promise<Entered> {
  requireProven(domains, email)
  const role = roleOf(own, groups, companyRole.options) ?? null
  return withCompany(accountsDb, system('sign-in'), companyId, async (tx) => {
    const { rows } = await sql<Entry>`
      select * from enter_by_provider(
        ${uuidv7()}::uuid, ${issuer}::text, ${subject}::text, ${email}::text, ${uuidv7()}::uuid, ${role}::text,
        ${defaultRole}::text, ${maxMembers}::integer
      )
    `.execute(tx)
    const [entry] = rows
    if (entry?.outcome !== 'done') throw new DomainError(codeOfOutcome(entry?.outcome))
    const user = toUser(entry)
    if (entry.added) {
      await recordAudit(tx, visitor, entry.former ? 'member.updated' : 'user.linked', {
        companyId,
        target: { type: 'user', id: user.id, name: user.email },
        changes: { role: [entry.former, entry.added] },
        by: user,
      })
    }
    return { user, epoch: entry.epoch, identityId: entry.identity_id }
  })
}

/** @throws DomainError `provider_email` unless the address is of a domain that the company has proven */
export function requireProven(domains: CompanyProvider['domains'], email: string): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!domains.some(({ name, verified }) => verified && name === domain))
    throw new DomainError('provider_email')
}

/** Returns the code that a function of the database has answered. */
export function codeOfOutcome(outcome: string | undefined): ErrorCode {
  return outcome !== undefined && Object.hasOwn(errors, outcome) ? (outcome as ErrorCode) : 'provider_failed'
}

type OperatorProvider = NonNullable<Config['operatorProvider']>

/**
 * Finds the operator or printer that the operators' provider signs in, or makes one, with the role that its groups bring.
 *
 * @throws DomainError `provider_account` without such a group, or for an account of a company's member
 */
export async function enterOperators(
  { platformDb }: Pick<Deps, 'platformDb'>,
  visitor: Visitor,
  { issuer, groups }: OperatorProvider,
  { subject, email, groups: own }: Person,
): Promise<Entered> {
  const role = roleOf(own, groups, ['superadmin', 'printer'])
  if (!role) throw new DomainError('provider_account')
  return withPlatform(platformDb, system('sign-in'), async (tx) => {
    // In turn, so that an identity is made once.
    await sql`select pg_advisory_xact_lock(hashtextextended('candour operators sign in', 0))`.execute(tx)
    const known = await tx
      .selectFrom('identities')
      .select(['id', 'user_id'])
      .where('company_id', 'is', null)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    const account = await tx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'epoch', 'disabled_at'])
      .where((eb) =>
        known ? eb('id', '=', known.user_id) : eb(eb.fn('lower', ['email']), '=', email.toLowerCase()),
      )
      .forUpdate()
      .executeTakeFirst()
    if (account && (account.disabled_at || account.role === 'company_admin')) {
      throw new DomainError('provider_account')
    }
    const { id, epoch } = account ?? { id: uuidv7(), epoch: 0 }
    const user: User = { id, email: account?.email ?? email, role, memberships: [] }
    const target = { type: 'user', id, name: user.email } as const
    if (!account) {
      await tx.insertInto('users').values({ id, email, role }).execute()
      const changes = { role: [null, role] as [null, string] }
      await recordAudit(tx, visitor, 'user.linked', { target, changes, by: user })
    } else if (account.role !== role) {
      if (account.role === 'superadmin') await requireAnotherSuperadmin(tx, id)
      await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
      const changes = { role: [account.role, role] as [string, string] }
      await recordAudit(tx, visitor, 'user.updated', { target, changes, by: user })
    }
    const identityId = known?.id ?? uuidv7()
    if (!known) await insertIdentity(tx, { id: identityId, issuer, subject, user_id: id })
    return { user, epoch, identityId }
  })
}

/** @throws DomainError `provider_account` if the account is another subject's */
async function insertIdentity(
  tx: Tx,
  identity: { id: string; issuer: string; subject: string; user_id: string },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values(identity)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'identities_user') ? new DomainError('provider_account') : error
    })
}

/** @throws DomainError `provider_account`: a group must not lock everybody out */
async function requireAnotherSuperadmin(tx: Tx, userId: string): Promise<void> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('id', '<>', userId)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new DomainError('provider_account')
}
