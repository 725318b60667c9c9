import { randomBytes } from 'node:crypto'
import { activateInvitation } from '#modules/accounts/invitations/repository.ts'
import type { TestApp } from '#test/app.ts'

/** Returns a valid token for the link of an invitation to a team, as if its mail had been sent. */
export async function invitationToken(t: TestApp, invitationId: string): Promise<string> {
  const { mail_id } = await t.owner
    .selectFrom('team_invitations')
    .select('mail_id')
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await activateInvitation(t.deps.accountsDb, mail_id, token)
  return token
}
