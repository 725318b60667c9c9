import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { mailLink } from '#modules/accounts/links.ts'
import { lockUser } from '#modules/accounts/repository.ts'

/** Queues an invitation mail for a user; returns false if one is queued already. */
export async function queueInvitation(tx: Tx, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paced_invitations')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Mails the user who has waited longest, unless any process mailed one within the last second: at most 60 a minute.
 * Drops users who have set a password or were disabled meanwhile.
 */
export async function releaseInvitation(platformDb: Db): Promise<void> {
  const { rows } = await sql`select from paced_invitations limit 1`.execute(platformDb)
  if (rows.length === 0) return
  await withPlatform(platformDb, system('import'), async (tx) => {
    const { numAffectedRows } = await sql`
      insert into invitation_pace as pace (next_at) values (clock_timestamp() + interval '1 second')
      on conflict (one) do update set next_at = excluded.next_at where pace.next_at <= clock_timestamp()
    `.execute(tx)
    if (!numAffectedRows) return
    const next = await tx
      .deleteFrom('paced_invitations')
      .where('user_id', '=', (those) =>
        those
          .selectFrom('paced_invitations')
          .select('user_id')
          .orderBy('asked_at')
          .orderBy('user_id')
          .limit(1),
      )
      .returning('user_id')
      .executeTakeFirst()
    const user = next && (await lockUser(tx, next.user_id))
    if (user && !user.disabled && user.passwordHash === null) await mailLink(tx, next.user_id, 'invitation')
  })
}
