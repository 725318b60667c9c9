import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { themeValues } from '#modules/reviews/theme-values.ts'
import type { Analysis } from '#modules/text-analysis/analyze.worker.ts'

/** The themes found in a review, and the text that they were found in. */
export interface ReviewThemes {
  company_id: string
  id: string
  /** The beginning of the text in which the themes were found. */
  text: string
  rating: number
  themes: Analysis['themes']
}

/**
 * Stores the themes of reviews whose text is still the one in which they were found: others have been edited or erased
 * since, and are recorded in `review_edits`.
 *
 * @param replace whether the reviews may have themes of an earlier text
 */
export async function storeThemes(
  tx: Tx,
  reviews: readonly ReviewThemes[],
  { replace }: { replace: boolean },
): Promise<void> {
  const stored = replace ? reviews : reviews.filter(({ themes }) => themes.length > 0)
  if (stored.length === 0) return
  // One at a time, so that each sees what the others have stored.
  await sql`select pg_advisory_xact_lock(hashtext('candour themes'))`.execute(tx)
  const rows = stored.map(({ themes, ...review }) => ({
    ...review,
    themes: themes.map(({ theme, tone }) => ({ theme: themeValues[theme], tone })),
  }))
  const found = sql`
    select r.company_id, r.id, r.created_at, r.rating, r.location_id, e.themes
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as e (company_id uuid, id uuid, rating smallint, text text, themes json)
    cross join lateral (
      select * from reviews s where s.company_id = e.company_id and s.id = e.id limit 1
    ) r
    where r.erased_at is null and r.rating = e.rating
      and r.feedback = e.text
  `
  if (replace) {
    await sql`
      delete from review_themes t using (${found}) r
      where t.company_id = r.company_id and t.theme = any(${Object.values(themeValues)}::smallint[])
        and t.created_at = r.created_at and t.review_id = r.id
    `.execute(tx)
  }
  await sql`
    insert into review_themes (company_id, theme, created_at, review_id, tone, rating, location_id)
    select r.company_id, f.theme, r.created_at, r.id, f.tone, r.rating, r.location_id
    from (${found}) r cross join lateral json_to_recordset(r.themes) as f (theme smallint, tone smallint)
    order by 1, 2, 3, 4
    on conflict do nothing
  `.execute(tx)
}
