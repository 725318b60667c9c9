import type { Period } from '@candour/schemas/reviews.ts'
import {
  maxReadForThemes,
  minForComparison,
  type ThemeSummary,
  type Themes,
} from '@candour/schemas/themes.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { planForCompany } from '#db/plan.ts'
import { periodBefore } from '#lib/days.ts'
import { resolvePeriod, sumUp } from '#modules/analytics/repository.ts'
import { isWithin, type ReviewSelection, selectionOf } from '#modules/reviews/filter.ts'
import { newestOf, readNewest } from '#modules/reviews/newest.ts'
import { knownLanguage } from '#modules/reviews/stored-language.ts'
import { themeOf, themeValues } from '#modules/reviews/theme-values.ts'
import { readLength } from '#modules/text-analysis/theme-finding/find-themes.ts'
import type { Candidate } from '#modules/themes/quotes.ts'

/** A period of a company, or of one of its locations. */
type Selection = Period & { locationId?: string | undefined }

/** The newest reviews of a period, which are read for its themes. */
interface Sample {
  selection: ReviewSelection
  read: number
  /** Number of reviews in the period. */
  total: number
  /** Sum of ratings of the reviews read. */
  stars: number
  /** The oldest review read; undefined if all of the period are. */
  oldest: { created_at: Date; id: string } | undefined
}

/** Numbers of one theme in a sample. */
interface Counts {
  theme: number
  mentions: number
  negative: number
  positive: number
  /** Sum of ratings. */
  stars: number
}

/**
 * Newest reviews per theme that are searched for quotes. Not all yield one: some are erased, or mention the theme in a
 * long sentence only.
 */
const candidatesPerTheme = 6

/** Summarizes the themes of a period, by impact, with the reviews that may be quoted. */
export async function summarizeThemes(
  tx: Tx,
  companyId: string,
  { from, to, locationId }: Selection,
): Promise<Omit<Themes, 'themes'> & { themes: Omit<ThemeSummary, 'quotes'>[]; candidates: Candidate[] }> {
  await planForCompany(tx)
  const sample = await sampleOf(tx, companyId, { from, to, locationId })
  const counts = await countThemes(tx, sample)
  const former = from ? await countBefore(tx, companyId, { from, to, locationId }) : undefined
  const themes = counts.flatMap((count) => {
    const theme = themeOf(count.theme)
    if (!theme) return []
    const before = former?.counts.find((other) => other.theme === count.theme)
    const previous =
      former && before && isComparable(sample, count) && isComparable(former.sample, before)
        ? numbersOf(former.sample, before)
        : null
    return [{ theme, ...numbersOf(sample, count), previous }]
  })
  return {
    themes: themes.toSorted((a, b) => (a.impact ?? 0) - (b.impact ?? 0) || b.mentions - a.mentions),
    candidates: await findCandidates(tx, sample, counts),
    read: sample.read,
    total: sample.total,
  }
}

async function countBefore(tx: Tx, companyId: string, selection: Selection & { from: string }) {
  const { from, to } = await resolvePeriod(tx, companyId, selection)
  const sample = await sampleOf(tx, companyId, { ...selection, ...periodBefore({ from, to }) })
  if (sample.read < minForComparison.reviews) return undefined
  return { sample, counts: await countThemes(tx, sample) }
}

const isComparable = ({ read }: Sample, { mentions }: Counts) =>
  read >= minForComparison.reviews && mentions >= minForComparison.mentions

function numbersOf({ read, stars }: Sample, counts: Counts) {
  const { mentions, negative, positive } = counts
  const averageWithout = read > mentions ? (stars - counts.stars) / (read - mentions) : null
  return {
    mentions,
    share: mentions / read,
    sentiment: { negative, neutral: mentions - negative - positive, positive },
    average: counts.stars / mentions,
    averageWithout,
    impact: averageWithout === null ? null : stars / read - averageWithout,
  }
}

/** Numbers of a period come from the rollup, unless only its newest reviews are read. */
async function sampleOf(tx: Tx, companyId: string, period: Selection): Promise<Sample> {
  const selection = await selectionOf(tx, companyId, period, { contacts: false, userId: null })
  const { total, average } = await sumUp(tx, companyId, period)
  if (total <= maxReadForThemes) {
    return { selection, read: total, total, stars: Math.round((average ?? 0) * total), oldest: undefined }
  }
  const newest = newestOf(selection, sql`r.created_at, r.id`, { cursor: undefined, limit: maxReadForThemes })
  // Undefined if the rollup counts more reviews than there are, until `pnpm reconcile` repairs it.
  const [oldest] = await readNewest(
    tx,
    selection,
    sql<{ created_at: Date; id: string }>`
      select * from ${newest} r order by created_at desc, id desc offset ${sql.lit(maxReadForThemes - 1)}
    `,
  )
  return { selection, ...(await addNewest(tx, selection, oldest)), total, oldest }
}

/**
 * Counts reviews from the oldest one on, or all of a period. Each combination of the index's leading columns is one
 * range.
 */
async function addNewest(
  tx: Tx,
  { companyId, locationId, since, until }: ReviewSelection,
  oldest: Sample['oldest'],
): Promise<{ read: number; stars: number }> {
  const bounds = isWithin({ locationId, since, until }, 'r')
  const { rows } = await sql<{ read: number; stars: number }>`
    select sum(n.reviews)::integer as read, sum(n.reviews * k.rating)::integer as stars
    from generate_series(1, 5) k (rating) cross join generate_series(-1, 1) s (sentiment)
    cross join (values (true), (false)) h (has_contact)
    cross join lateral (
      select count(*) as reviews from reviews r
      where r.company_id = ${companyId}::uuid and r.rating = k.rating and r.sentiment = s.sentiment
        and r.has_contact = h.has_contact
        ${bounds.length > 0 ? sql`and ${sql.join(bounds, sql` and `)}` : sql``}
        ${oldest ? sql`and (r.created_at, r.id) >= (${oldest.created_at}::timestamptz, ${oldest.id}::uuid)` : sql``}
    ) n
  `.execute(tx)
  return rows[0] ?? { read: 0, stars: 0 }
}

/** Conditions of a theme's rows `t` in a sample: together one range of an index. */
function isRead({ selection, oldest }: Sample) {
  const { companyId, locationId, since, until } = selection
  return sql.join(
    [
      sql`t.company_id = ${companyId}::uuid`,
      ...isWithin({ locationId, since, until }, 't'),
      ...(oldest
        ? [sql`(t.created_at, t.review_id) >= (${oldest.created_at}::timestamptz, ${oldest.id}::uuid)`]
        : []),
    ],
    sql` and `,
  )
}

/** Counts the themes that a sample mentions. */
async function countThemes(tx: Tx, sample: Sample): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select k.theme, n.* from unnest(${Object.values(themeValues)}::smallint[]) k (theme)
    cross join lateral (
      select count(*)::integer as mentions, coalesce(sum(rating), 0)::integer as stars,
        (count(*) filter (where tone < 0))::integer as negative,
        (count(*) filter (where tone > 0))::integer as positive
      from review_themes t where ${isRead(sample)} and t.theme = k.theme
    ) n
    where n.mentions > 0
  `.execute(tx)
  return rows
}

/** Returns the newest reviews of the sentiment that prevails in each theme. */
async function findCandidates(tx: Tx, sample: Sample, counts: readonly Counts[]): Promise<Candidate[]> {
  const tones = counts.map(({ mentions, negative, positive }) => {
    const neutral = mentions - negative - positive
    return negative >= Math.max(positive, neutral) ? -1 : positive >= neutral ? 1 : 0
  })
  const { rows } = await sql<{
    theme: number
    tone: number
    id: string
    rating: number
    text: string
    lang: string | null
    language: string | null
  }>`
    select k.theme, k.tone, r.id, r.rating, left(r.feedback, ${sql.lit(readLength)}) as text, r.lang, (
      select l.language from review_languages l where l.company_id = r.company_id and l.review_id = r.id
    ) as language
    from unnest(${counts.map(({ theme }) => theme)}::smallint[], ${tones}::smallint[]) k (theme, tone)
    cross join lateral (
      select t.review_id, t.created_at from review_themes t
      where ${isRead(sample)} and t.theme = k.theme and t.tone = k.tone
      order by t.created_at desc, t.review_id desc limit ${sql.lit(candidatesPerTheme)}
    ) t
    cross join lateral (
      select * from reviews s where s.company_id = ${sample.selection.companyId}::uuid and s.id = t.review_id offset 0
    ) r
    where r.erased_at is null
    order by k.theme, t.created_at desc, t.review_id desc
  `.execute(tx)
  return rows.flatMap(({ id, language, theme: value, ...row }) => {
    const theme = themeOf(value)
    return theme ? [{ ...row, theme, reviewId: id, textLanguage: knownLanguage(language) }] : []
  })
}
