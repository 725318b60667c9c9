import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { announceMails } from '#mail/repository.ts'

/** Something about a case that one member should know. */
export interface Notice {
  /** The case was assigned to them, a note mentions them, or the visitor has answered. */
  kind: 'assigned' | 'mentioned' | 'answered'
  companyId: string
  userId: string
  /** Several if they were assigned at once. */
  reviewId: string | readonly string[]
  /** The note that mentions them. */
  noteId?: string | undefined
}

/**
 * Tells the company's channels, once `tx` commits, that a visitor has answered. It waits as alerts about reviews do.
 *
 * @param tx in the scope of the company
 */
export async function noticeToChannels(tx: Tx, reviewId: string): Promise<void> {
  await sql`select tell_channels(${reviewId}::uuid)`.execute(tx)
}

/** Roles that see cases. */
const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
  granted.includes('reviews:reply') ? [role] : [],
)

/**
 * Mails a member a notice once `tx` commits. It waits during their quiet hours, and for ten minutes after a previous
 * notice of the same kind about the same review (or about several); notices that wait are combined in one mail. Nothing
 * happens if the user is not a member who sees cases, or has switched alerts off.
 *
 * @param tx in the scope of the company, which must be `companyId`
 */
export async function noticeTo(tx: Tx, { kind, userId, reviewId, noteId }: Notice): Promise<void> {
  const { rows } = await sql<{ queued: boolean }>`
    select add_notices(
      ${userId}::uuid, ${kind}, ${[reviewId].flat()}::uuid[], ${noteId ?? null}::uuid, ${roles}::text[]
    ) as queued
  `.execute(tx)
  if (rows[0]?.queued) await announceMails(tx)
}
