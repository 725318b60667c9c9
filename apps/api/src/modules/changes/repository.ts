import type { Change } from '@candour/schemas/changes.ts'
import { maxShownChanges, type ShownChange } from '@candour/schemas/company-texts.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { themeOf, themeValues } from '#modules/reviews/theme-values.ts'

/** Selects a company's changes, newest first. */
const select = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('company_changes')
    .select(['id', 'said', 'did', sql<string>`day::text`.as('date'), 'themes', 'visible'])
    .where('company_id', '=', companyId)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const toChange = ({ themes, ...row }: Row): Change => ({
  ...row,
  themes: themes.flatMap((value) => themeOf(value) ?? []),
})

const toColumns = ({ date, themes, ...change }: Change) => ({
  ...change,
  day: date,
  themes: themes.map((theme) => themeValues[theme]),
})

export async function listChanges(tx: Tx, companyId: string): Promise<Change[]> {
  return (await select(tx, companyId).execute()).map(toChange)
}

export async function findChange(tx: Tx, companyId: string, id: string): Promise<Change | undefined> {
  const row = await select(tx, companyId).where('id', '=', id).executeTakeFirst()
  return row && toChange(row)
}

export async function insertChange(tx: Tx, companyId: string, change: Change): Promise<void> {
  await tx
    .insertInto('company_changes')
    .values({ company_id: companyId, ...toColumns(change) })
    .execute()
}

export async function updateChange(tx: Tx, companyId: string, change: Change): Promise<void> {
  const { id, ...columns } = toColumns(change)
  await tx
    .updateTable('company_changes')
    .set(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteChange(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.deleteFrom('company_changes').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Returns the newest changes that visitors may see. */
export async function listShown(tx: Tx, companyId: string): Promise<ShownChange[]> {
  const visible = await select(tx, companyId).where('visible', '=', true).limit(maxShownChanges).execute()
  return visible.map(({ said, did, date }) => ({ said, did, date }))
}

/** Copies the newest visible changes to the company, where its pages read them. The company must be locked. */
export async function showNewest(tx: Tx, companyId: string): Promise<void> {
  const shown = await listShown(tx, companyId)
  await tx
    .updateTable('companies')
    .set({ shown_changes: JSON.stringify(shown) })
    .where('id', '=', companyId)
    .where('shown_changes', '<>', JSON.stringify(shown))
    .execute()
}
