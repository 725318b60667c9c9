import type { CompanyTexts, ShownChange } from '@candour/schemas/company-texts.ts'
import {
  type Language,
  languageOf,
  languages,
  type MemberLanguage,
  memberLanguageOf,
} from '@candour/schemas/languages.ts'
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Companies, DB } from '#db/tables.ts'

/** Metadata of a company's logo, without its bytes. */
export interface Logo {
  sha256: Buffer
  mediaType: string
  width: number
  height: number
}

/** Public data of a company. */
export interface CompanyRow {
  id: string
  slug: string
  name: string
  brandColor: string
  googleReviewUrl: string | null
  /** IANA name of the time zone in which days are counted. */
  timeZone: string
  /** Requested time zone, while reviews are being recounted for it. */
  nextTimeZone: string | null
  logo: Logo | null
  /** SHA-256 of the image for prints; may be the logo itself. */
  printLogo: Buffer | null
  /** Whether it takes no reviews and its dashboard is read-only. */
  suspended: boolean
  /** Whether the owners get a mail when an operator views the company. */
  mailOnView: boolean
  defaultLanguage: Language
  texts: CompanyTexts
  /** What it has changed in response to feedback, as shown to visitors. */
  shownChanges: ShownChange[]
  /** Months after which visitors' contact data is removed; null means never. */
  contactMonths: number | null
  /** Months after which visitors' words are removed; null means never. */
  textMonths: number | null
  /** Postal address in the notice to visitors; empty if none is given. */
  privacyAddress: string
  /** When the Google review URL was last set or confirmed. */
  linkConfirmedAt: Date
  /** Whether the members have put away the reminder to check the Google review URL. */
  linkDismissed: boolean
}

export interface Billing {
  billingStatus: string
  /** Null unless suspended with a reason. */
  suspensionReason: string | null
}

export interface AdminCompanyRow extends CompanyRow, Billing {
  createdAt: Date
}

/** Selects companies as `c` with their logos as `i`, and the columns that `toCompany` reads. */
export function visible(db: Db | Tx) {
  return db
    .selectFrom('companies as c')
    .leftJoin('images as i', 'i.sha256', 'c.logo_sha256')
    .select([
      'c.id',
      'c.slug',
      'c.name',
      'c.brand_color',
      'c.google_review_url',
      'c.time_zone',
      'c.next_time_zone',
      'c.created_at',
      'c.print_logo_sha256',
      'c.suspended',
      'c.mail_on_view',
      'c.default_language',
      sql<CompanyTexts>`c.texts`.as('texts'),
      sql<ShownChange[]>`c.shown_changes`.as('shown_changes'),
      'c.contact_months',
      'c.text_months',
      'c.privacy_address',
      'c.link_confirmed_at',
      'c.link_dismissed',
      'i.sha256',
      'i.media_type',
      'i.width',
      'i.height',
    ])
}

type VisibleRow = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>

function toCompany(row: VisibleRow): CompanyRow {
  const { sha256, media_type: mediaType, width, height } = row
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brandColor: row.brand_color,
    googleReviewUrl: row.google_review_url,
    timeZone: row.time_zone,
    nextTimeZone: row.next_time_zone,
    logo: sha256 && mediaType && width && height ? { sha256, mediaType, width, height } : null,
    printLogo: row.print_logo_sha256 ?? sha256,
    suspended: row.suspended,
    mailOnView: row.mail_on_view,
    // The next version may know more languages.
    defaultLanguage: languageOf(row.default_language) ?? 'en',
    texts: Object.fromEntries(languages.flatMap((tag) => (row.texts[tag] ? [[tag, row.texts[tag]]] : []))),
    shownChanges: row.shown_changes,
    contactMonths: row.contact_months,
    textMonths: row.text_months,
    privacyAddress: row.privacy_address,
    linkConfirmedAt: row.link_confirmed_at ?? row.created_at,
    linkDismissed: row.link_dismissed,
  }
}

/** Selects what operators see of companies, in addition to the public columns. */
export function visibleToOperators(tx: Tx) {
  return visible(tx).select(['c.billing_status', 'c.suspension_reason'])
}

type OperatorsRow = Awaited<ReturnType<ReturnType<typeof visibleToOperators>['executeTakeFirstOrThrow']>>

export function toAdminRow(row: OperatorsRow): AdminCompanyRow {
  return {
    ...toCompany(row),
    billingStatus: row.billing_status,
    suspensionReason: row.suspension_reason,
    createdAt: row.created_at,
  }
}

/** Returns the billing of the company in scope. */
export async function findOwnBilling(tx: Tx): Promise<Billing | undefined> {
  const { rows } = await sql<Billing>`
    select billing_status as "billingStatus", suspension_reason as "suspensionReason" from own_billing()
  `.execute(tx)
  return rows[0]
}

/** Returns the company that has or had this slug. */
export async function findCompanyBySlug(db: Db | Tx, slug: string): Promise<CompanyRow | undefined> {
  const row = await visible(db)
    .innerJoin('company_slugs as s', 's.company_id', 'c.id')
    .where('s.slug', '=', slug)
    .executeTakeFirst()
  return row && toCompany(row)
}

/** @param lock whether to lock the row until the transaction ends, before changing it */
export async function findCompany(
  db: Db | Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<CompanyRow | undefined> {
  const row = await visible(db)
    .where('c.id', '=', id)
    .$if(lock, (company) => company.forNoKeyUpdate('c'))
    .executeTakeFirst()
  return row && toCompany(row)
}

/** Returns the language in which members of a company read what nobody has chosen a language for. */
export async function languageOfCompany(db: Db | Tx, id: string): Promise<MemberLanguage> {
  const row = await db
    .selectFrom('companies')
    .select('default_language')
    .where('id', '=', id)
    .executeTakeFirst()
  return memberLanguageOf(row?.default_language) ?? 'en'
}

/** Returns the company created first, and whether there is no other one. */
export async function findFirstCompany(
  db: Db | Tx,
): Promise<{ company: CompanyRow; isOnly: boolean } | undefined> {
  const [row, second] = await visible(db).orderBy('c.created_at').orderBy('c.id').limit(2).execute()
  return row && { company: toCompany(row), isOnly: !second }
}

export async function listCompanyNames(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** @param lock whether to lock the row until the transaction ends, before changing it */
export async function findAdminCompany(
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<AdminCompanyRow | undefined> {
  const row = await visibleToOperators(tx)
    .where('c.id', '=', id)
    .$if(lock, (company) => company.forNoKeyUpdate('c'))
    .executeTakeFirst()
  return row && toAdminRow(row)
}

export async function insertCompany(tx: Tx, company: Insertable<Companies>): Promise<void> {
  await tx.insertInto('companies').values(company).execute()
}

/** Updates the given fields; does nothing if the company does not exist. */
export async function changeCompany(
  tx: Tx,
  id: string,
  change: UpdateObject<DB, 'companies'>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx.updateTable('companies').set(change).where('id', '=', id).execute()
}

/**
 * Returns a company's slug, its total of reviews, and the number of its print orders that carry the slug. Reviews are
 * counted from the rollup, so the cost does not grow with their number.
 */
export async function findSlugUse(
  tx: Tx,
  id: string,
): Promise<{ slug: string; reviews: number; printOrders: number } | undefined> {
  const used = await tx
    .selectFrom('companies as c')
    .select([
      'c.slug',
      'c.generation',
      sql<number>`(
        select count(*)::integer from print_orders o
        where o.company_id = c.id and o.drawn_from ->> 'slug' = c.slug
      )`.as('printOrders'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!used) return undefined
  const { slug, printOrders, generation } = used
  return { slug, printOrders, reviews: await countAll(tx, id, sql`generation = ${generation}`) }
}

/** Counts a company's reviews in the rows of the rollup that meet a condition. */
async function countAll(tx: Tx, companyId: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ reviews: number }>`
    select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0)::integer as reviews
    from review_days where company_id = ${companyId}::uuid and ${condition}
  `.execute(tx)
  return rows[0]?.reviews ?? 0
}

/** Returns the address to which answers to the company's mails go; undefined without one. */
export async function findReplyTo(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('reply_settings')
    .select('reply_to')
    .where('company_id', '=', id)
    .executeTakeFirst()
  return row?.reply_to
}

/** @param replyTo `null` removes it */
export async function changeReplyTo(tx: Tx, id: string, replyTo: string | null): Promise<void> {
  if (replyTo === null) {
    await tx.deleteFrom('reply_settings').where('company_id', '=', id).execute()
    return
  }
  await tx
    .insertInto('reply_settings')
    .values({ company_id: id, reply_to: replyTo })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ reply_to: replyTo }))
    .execute()
}

/** Histories of up to this many reviews are recounted in place, which takes a few dozen milliseconds. */
const maxRecountedInPlace = 10_000

/**
 * Returns the columns that change a company's time zone. A long history is recounted in the background, and the company
 * keeps its time zone until then.
 */
export async function inTimeZone(tx: Tx, id: string, timeZone: string) {
  if ((await countAll(tx, id, sql`true`)) <= maxRecountedInPlace)
    return { time_zone: timeZone, next_time_zone: null }
  return { next_time_zone: sql<string | null>`case when time_zone <> ${timeZone} then ${timeZone} end` }
}
