import { createHash } from 'node:crypto'
import { type Language, languages } from '@candour/schemas/languages.ts'
import { practicePath, reviewPaths } from '@candour/schemas/paths.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'
import type { Pictures } from '#modules/evidence/picture.worker.ts'
import type { Visit } from '#modules/evidence/visit.ts'
import { findImage } from '#modules/images/repository.ts'
import { inUploadProcess } from '#modules/images/uploads.ts'
import { productVersion } from '#modules/system/report.ts'

/** Ratings that a visitor can give. */
export const ratings = [1, 2, 3, 4, 5] as const

/** Pages that are the same for every rating, and the one about how reviews are asked for. */
type ShownPage = `${'choice' | 'thankYou'}-${(typeof ratings)[number]}` | 'aboutReviews'

/** By language and page, the SHA-256 of what was shown. */
export type Shown = Partial<Record<Language, Partial<Record<ShownPage, string>>>>

interface TakeSnapshots {
  platformDb: Db
  visit: Visit
  /** Takes that of one company only, if it is due. */
  companyId?: string
  signal?: AbortSignal
}

/** Companies per run; the rest waits for the next one. */
const perRun = 100

const principal = system('evidence')
const pictures = new URL('./picture.worker.ts', import.meta.url)
const bytes = z.instanceof(Uint8Array)
const drawn = z.object({ phone: bytes, desktop: bytes })

/** Takes the snapshots that are due: after a change of what is shown, and each month. Any number of processes may do so. */
export async function takeSnapshots({ signal, ...given }: TakeSnapshots): Promise<void> {
  for (let taken = 0; taken < perRun && !signal?.aborted; taken += 1) {
    if (!(await takeNext(given))) return
  }
}

async function takeNext({ platformDb, visit, companyId }: TakeSnapshots): Promise<boolean> {
  // Another release may show other pages.
  const release = await productVersion()
  // Leased while it is taken: if this process ends, another one takes it later; a change meanwhile makes it due again.
  const turn = await withPlatform(platformDb, principal, async (tx) => {
    const { rows } = await sql<{ company_id: string; lease: string }>`
      update snapshot_turns set due_at = clock_timestamp() + interval '10 minutes', release = ${release}
      where company_id = (
        select company_id from snapshot_turns
        where (due_at <= now() or release is distinct from ${release})
          and (${companyId ?? null}::uuid is null or company_id = ${companyId ?? null}::uuid)
        order by due_at, company_id limit 1 for update skip locked
      ) returning company_id, due_at::text as lease
    `.execute(tx)
    return rows[0]
  })
  if (!turn) return false
  const company = await withPlatform(platformDb, principal, (tx) => findCompany(tx, turn.company_id))
  if (company) await take(platformDb, visit, company)
  await withPlatform(platformDb, principal, (tx) =>
    // At the beginning of a month everywhere on earth.
    sql`
      update snapshot_turns
      set due_at = (date_trunc('month', now() at time zone 'UTC' - interval '12 hours') + interval '1 month 12 hours')
        at time zone 'UTC'
      where company_id = ${turn.company_id}::uuid and due_at = ${turn.lease}::timestamptz
    `.execute(tx),
  )
  return true
}

async function take(platformDb: Db, visit: Visit, company: CompanyRow): Promise<void> {
  const used = await withPlatform(platformDb, principal, (tx) => usedLanguages(tx, company))
  const pages = new Map<string, { html: string; isDrawn: boolean }>()
  const shown: Shown = {}
  const logo = company.logo && (await logoOf(platformDb, company.logo.sha256))
  for (const language of used) {
    for (const [page, url] of addressesOf(company.slug)) {
      const html = await visit(url, language)
      if (html === undefined) continue
      const still = stillOf(html, logo)
      const sha256 = createHash('sha256').update(still).digest('hex')
      // No pictures of the page about reviews: they would change each month with its counts.
      const isDrawn = page !== 'aboutReviews' || pages.get(sha256)?.isDrawn === true
      pages.set(sha256, { html: still, isDrawn })
      shown[language] = { ...shown[language], [page]: sha256 }
    }
  }
  if (pages.size === 0) return
  for (const [sha256, page] of pages) await keepPage(platformDb, company.id, sha256, page)
  await withPlatform(platformDb, principal, (tx) =>
    // Once a month even if nothing has changed.
    sql`
      insert into snapshots (company_id, name, slug, pages)
      select ${company.id}::uuid, ${company.name}, ${company.slug}, ${JSON.stringify(shown)}::jsonb
      where not exists (
        select from (
          select name, slug, pages, taken_at from snapshots where company_id = ${company.id}::uuid
          order by taken_at desc limit 1
        ) last
        where (name, slug, pages) = (${company.name}, ${company.slug}, ${JSON.stringify(shown)}::jsonb)
          and date_trunc('month', taken_at at time zone 'UTC') = date_trunc('month', now() at time zone 'UTC')
      )
    `.execute(tx),
  )
}

async function keepPage(
  platformDb: Db,
  companyId: string,
  sha256: string,
  { html, isDrawn }: { html: string; isDrawn: boolean },
): Promise<void> {
  const hash = Buffer.from(sha256, 'hex')
  const known = await withPlatform(platformDb, principal, (tx) =>
    tx
      .selectFrom('shown_pages')
      .select('sha256')
      .where('company_id', '=', companyId)
      .where('sha256', '=', hash)
      .executeTakeFirst(),
  )
  if (known) return
  // Where uploads are read, so that two processes never decode a hostile logo at once.
  const { phone, desktop }: Pictures = isDrawn
    ? await inUploadProcess(pictures, companyId, html, drawn)
    : { phone: Buffer.of(), desktop: Buffer.of() }
  await withPlatform(platformDb, principal, (tx) =>
    tx
      .insertInto('shown_pages')
      .values({
        company_id: companyId,
        sha256: hash,
        html: Buffer.from(html),
        phone: Buffer.from(phone),
        desktop: Buffer.from(desktop),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

function addressesOf(slug: string): [ShownPage, string][] {
  const { home, thankYou } = reviewPaths(slug)
  return [
    ...ratings.flatMap((rating): [ShownPage, string][] => [
      [`choice-${rating}`, `${home}?rating=${rating}`],
      [`thankYou-${rating}`, `${thankYou}?rating=${rating}`],
    ]),
    ['aboutReviews', practicePath(slug)],
  ]
}

/** The company's default language, those with words of its own, and those in which visitors have written. */
async function usedLanguages(tx: Tx, { id, defaultLanguage, texts }: CompanyRow): Promise<Language[]> {
  const { rows } = await sql<{ language: string }>`
    select distinct language from review_language_counts where company_id = ${id}::uuid
  `.execute(tx)
  const used = new Set<string>([
    defaultLanguage,
    ...Object.keys(texts),
    ...rows.map(({ language }) => language),
  ])
  return languages.filter((language) => used.has(language))
}

async function logoOf(platformDb: Db, sha256: Buffer): Promise<string | undefined> {
  const image = await withPlatform(platformDb, principal, (tx) => findImage(tx, sha256))
  return image && `data:${image.mediaType};base64,${image.bytes.toString('base64')}`
}

/** The page as it can be kept: with its logo, and without its scripts, which change nothing until somebody acts. */
function stillOf(html: string, logo: string | null | undefined): string {
  const still = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*>/g, '')
  return logo ? still.replace(/(<img\b[^>]*?\bsrc=")[^"]*/g, (_, start: string) => start + logo) : still
}
