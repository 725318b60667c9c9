import type { CaseNote } from '@candour/schemas/cases.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type ApiKey, authorOf, type UserSession, userIdOf } from '#domain/principal.ts'
import { namesOfMembers } from '#modules/accounts/names.ts'
import { type CaseKey, lockCases, openCases, readCase, rowOf } from '#modules/cases/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { noticeTo } from '#modules/notifications/notices.ts'

/** Maximum number of notes of a review. */
export const maxNotes = 500

/**
 * Adds a private note. The case's version stays: a note overwrites nothing.
 *
 * @throws DomainError `review_not_found`, `too_many_notes`
 */
export async function addNote(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: UserSession | ApiKey,
  key: CaseKey,
  text: string,
): Promise<CaseNote> {
  const { companyId, reviewId } = key
  const note = await withCompany(db, principal, companyId, async (tx) => {
    await lockCases(tx, companyId)
    const { exists } = await readCase(tx, key)
    if (!exists) await openCases(tx, [reviewId])
    else if ((await countNotes(tx, key)) >= maxNotes) throw new DomainError('too_many_notes')
    const { id, email } = authorOf(principal)
    const { note_id, created_at } = await tx
      .insertInto('case_notes')
      .values({ company_id: companyId, review_id: reviewId, id: uuidv7(), author_id: id, text })
      .returning(['id as note_id', 'created_at'])
      .executeTakeFirstOrThrow()
    await recordAudit(tx, principal, 'case.note_added', {
      companyId,
      target: { type: 'review', id: reviewId },
    })
    for (const userId of await mentionedIn(tx, text, userIdOf(principal))) {
      await noticeTo(tx, { kind: 'mentioned', companyId, userId, reviewId, noteId: note_id })
    }
    const byName = (await namesOfMembers(tx)).ofUser(id)
    return { id: note_id, at: created_at.toISOString(), by: email, byName, text }
  })
  live.casesChanged(companyId)
  return note
}

async function countNotes(tx: Tx, key: CaseKey): Promise<number> {
  const { notes } = await tx
    .selectFrom('case_notes')
    .select((eb) => eb.fn.countAll<string>().as('notes'))
    .where((eb) => eb.and(rowOf(key)))
    .executeTakeFirstOrThrow()
  return Number(notes)
}

/** Returns the members whose address follows an `@` in a text, except the user who wrote it. */
export async function mentionedIn(tx: Tx, text: string, authorId: string | null): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; email: string }>`
    select user_id, email from mentioned_members(${text})
  `.execute(tx)
  return rows.flatMap(({ user_id, email }) =>
    user_id !== authorId && isMentioned(text.toLowerCase(), email.toLowerCase()) ? [user_id] : [],
  )
}

/** Whether an address stands alone after an `@`, and not as part of a longer one. */
function isMentioned(text: string, email: string): boolean {
  for (let at = text.indexOf(`@${email}`); at >= 0; at = text.indexOf(`@${email}`, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1 + email.length)]
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[-_\p{L}\p{N}]|^\.[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}
