import { type CompanyRole, companyRole } from '@candour/schemas/accounts.ts'
import { type MemberLanguage, memberLanguageOf } from '@candour/schemas/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'
import { hashOfToken } from '#lib/token.ts'

/** Team size at which owners can no longer invite. */
export const maxMembers = 200

/** A valid invitation to a company's team. */
export interface Invitation {
  id: string
  companyId: string
  company: string
  role: CompanyRole
  expiresAt: Date
  /** The member who invites, by name and address; `null` once they have left the team. */
  inviter: string | null
}

/** An invitation as its link shows it. */
export interface LinkedInvitation extends Invitation {
  /** The address that is invited, as its account has it if there is one. */
  email: string
  /** `null` unless the address has an account. */
  userId: string | null
  hasPassword: boolean
  /** The account's, else the invitation's; `null` for an invitation by the previous release. */
  language: MemberLanguage | null
}

const columns = sql`id, company_id as "companyId", company, role, expires_at as "expiresAt", inviter`
const linkedColumns = sql`${columns}, email, user_id as "userId", has_password as "hasPassword", language`

/** Lists the invitations of the account in scope, oldest first. */
export async function listInvitations(tx: Tx): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`select ${columns} from invitations_of_account()`.execute(tx)
  return known(rows)
}

/** Finds the invitation of a mailed link, without consuming it. */
export async function findInvitation(accountsDb: Db, token: string): Promise<LinkedInvitation | undefined> {
  return linked(accountsDb, sql`find_invitation(${hashOfToken(token)})`)
}

/**
 * Activates the link of a mail with this token. Its lifetime starts now.
 *
 * @returns undefined if the invitation was answered, cancelled or sent again, or is no longer valid
 */
export async function activateInvitation(
  accountsDb: Db,
  mailId: string,
  token: string,
): Promise<LinkedInvitation | undefined> {
  return linked(accountsDb, sql`activate_invitation(${mailId}::uuid, ${hashOfToken(token)})`)
}

async function linked(accountsDb: Db, call: RawBuilder<unknown>): Promise<LinkedInvitation | undefined> {
  const { rows } = await sql<LinkedInvitation>`select ${linkedColumns} from ${call}`.execute(accountsDb)
  const [row] = known(rows)
  return row && { ...row, language: memberLanguageOf(row.language) ?? null }
}

/** During a rolling deployment the next version may already assign roles unknown here. */
function known<I extends Invitation>(rows: I[]): I[] {
  return rows.filter(({ role }) => companyRole.safeParse(role).success)
}

/** Makes the account of an invited address, without a password, unless there is one. */
export async function makeInvitedAccount(tx: Tx, token: string, id: string): Promise<void> {
  await sql`select make_invited_account(${hashOfToken(token)}, ${id}::uuid)`.execute(tx)
}

/**
 * Makes the user in scope a member of the team that invites them. Of concurrent answers one finds the invitation.
 *
 * @throws DomainError `invitation_not_found`, `company_suspended`, `team_full`
 */
export async function acceptInvitation(tx: Tx, id: string): Promise<{ companyId: string; role: string }> {
  const { rows } = await sql<{
    outcome: 'done' | 'invitation_not_found' | 'company_suspended' | 'team_full'
    company: string
    member_role: string
  }>`select * from accept_invitation(${id}::uuid, ${maxMembers})`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('accept_invitation returned nothing')
  if (row.outcome !== 'done') throw new DomainError(row.outcome)
  return { companyId: row.company, role: row.member_role }
}

/** An invitation that was declined. */
interface Declined {
  companyId: string
  email: string
}

/** Declines an invitation of the account in scope; undefined if there is no such invitation. */
export async function declineInvitation(tx: Tx, id: string): Promise<Declined | undefined> {
  return declined(tx, sql`decline_invitation(${id}::uuid)`)
}

/** Declines the invitation of a mailed link, for which the address needs no account. */
export async function declineInvitationLink(tx: Tx, token: string): Promise<Declined | undefined> {
  return declined(tx, sql`decline_invitation_link(${hashOfToken(token)})`)
}

async function declined(tx: Tx, call: RawBuilder<unknown>): Promise<Declined | undefined> {
  const { rows } = await sql<Declined>`select company as "companyId", address as email from ${call}`.execute(
    tx,
  )
  return rows[0]
}
