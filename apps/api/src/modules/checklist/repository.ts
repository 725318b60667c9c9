import { type Checklist, type ChecklistItem, checklistItem } from '@candour/schemas/checklist.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** What is recorded because no other data tell it. */
export type Mark = 'dismissed' | Extract<ChecklistItem, 'link' | 'timeZone' | 'print' | 'alert'>

/**
 * Returns the first steps of the company in scope; undefined if it is deleted.
 *
 * @param defaultBrandColor the color of a company that has chosen none
 */
export async function findChecklist(tx: Tx, defaultBrandColor: string): Promise<Checklist | undefined> {
  const { rows } = await sql<Record<ChecklistItem | 'dismissed', boolean>>`
    select link, brand, time_zone as "timeZone", code, scan, print, alert, team, review, dismissed
    from first_steps(${defaultBrandColor})
  `.execute(tx)
  const [row] = rows
  return (
    row && {
      items: checklistItem.options.map((id) => ({ id, done: row[id] })),
      dismissed: row.dismissed,
    }
  )
}

/**
 * Marks first steps of a company, each once; `link` also confirms its link as often as somebody says so. Requires the
 * company's scope.
 */
export async function markSteps(tx: Tx, companyId: string, ...marks: readonly Mark[]): Promise<void> {
  await sql`
    update companies set
      checklist = checklist || array(
        select mark from unnest(${marks}::text[]) as given (mark) where mark <> all (checklist)
      ),
      link_confirmed_at = case when 'link' = any (${marks}::text[]) then now() else link_confirmed_at end
    where id = ${companyId}::uuid and ('link' = any (${marks}::text[]) or not checklist @> ${marks}::text[])
  `.execute(tx)
}
