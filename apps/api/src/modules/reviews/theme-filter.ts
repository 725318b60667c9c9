import type { Theme } from '@candour/schemas/theme-names.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { themeValues } from '#modules/reviews/theme-values.ts'

/** Themes, in database terms. */
export interface ThemeSelection {
  values: readonly number[]
  /** Whether so few reviews mention them that reading all of those is faster than filtering a list. */
  isRare: boolean
}

/** Maximum number of mentions that count as rare; reading their reviews takes some 20 ms. */
const rare = 5_000

/** Converts a filter to a selection. */
export async function themeSelectionOf(
  tx: Tx,
  companyId: string,
  themes: readonly Theme[],
): Promise<ThemeSelection> {
  const values = [...new Set(themes)].map((theme) => themeValues[theme])
  const { rows } = await sql<{ mentions: number }>`
    select count(*)::integer as mentions from (
      select from review_themes
      where company_id = ${companyId}::uuid and theme = any(${values}::smallint[]) limit ${sql.lit(rare + 1)}
    ) t
  `.execute(tx)
  return { values, isRare: (rows[0]?.mentions ?? 0) <= rare }
}

/** Condition that a row of `table`, which has a review's `id` and `created_at`, mentions any of the themes. */
export function mentionsTheme(
  companyId: string,
  { values }: ThemeSelection,
  table: string,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from review_themes t
    where t.company_id = ${companyId}::uuid and t.theme = any(${values}::smallint[])
      and t.created_at = ${sql.ref(`${table}.created_at`)} and t.review_id = ${sql.ref(`${table}.id`)}
  )`
}
