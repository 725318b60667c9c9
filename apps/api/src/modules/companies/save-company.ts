import {
  type AdminCompany,
  type companyChange,
  maxLogoBytes,
  type newCompany,
  type updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { isUniqueViolation, isUnknownTimeZone } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { isOwner, type Principal } from '#domain/principal.ts'
import { markSteps } from '#modules/checklist/repository.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { toAdminCompany } from '#modules/companies/presenters.ts'
import {
  type AdminCompanyRow,
  type CompanyRow,
  changeCompany,
  changeReplyTo,
  findAdminCompany,
  findCompany,
  findReplyTo,
  insertCompany,
  inTimeZone,
} from '#modules/companies/repository.ts'
import {
  auditedTexts,
  mergeTexts,
  recordRefused,
  refusedTexts,
  refuseTexts,
} from '#modules/companies/texts.ts'
import { isOneOf, readImage } from '#modules/images/image.ts'
import { saveImage } from '#modules/images/repository.ts'
import { shrink } from '#modules/images/shrink.ts'

type NewCompany = z.output<typeof newCompany>
/** Absent fields stay unchanged; a logo of `null` is removed. */
type CompanyChange = z.output<ReturnType<typeof companyChange.partial>>

/** @throws DomainError `slug_taken`, `slug_kept`, `bad_time_zone`, or the errors of `refuseTexts` and `readImage` */
export async function createCompany(
  deps: Deps & { companies: CompanyCache },
  principal: Principal,
  input: NewCompany,
): Promise<AdminCompany> {
  refuseTexts(refusedTexts(input.texts, input.name))
  const logo = await readLogo(input.logoUrl)
  const company = await writing(deps, principal, async (tx) =>
    toAdminCompany(tx, await addCompany(tx, principal, input, logo)),
  )
  deps.companies.forget(company.id)
  return company
}

/** Creates a company within a transaction of the operators' scope; its texts must have been checked. */
export async function addCompany(
  tx: Tx,
  principal: Principal,
  input: NewCompany,
  logo?: ReadLogo,
): Promise<AdminCompanyRow> {
  for (const image of logo?.images ?? []) await saveImage(tx, image)
  const id = uuidv7()
  await insertCompany(tx, {
    id,
    slug: input.slug,
    name: input.name,
    brand_color: input.brandColor,
    google_review_url: input.googleReviewUrl,
    default_language: input.defaultLanguage,
    time_zone: input.timeZone,
    texts: JSON.stringify(mergeTexts({}, input.texts)),
    ...logo?.columns,
  })
  const company = await findExisting(tx, id)
  await recordAudit(tx, principal, 'company.created', {
    companyId: id,
    target: { type: 'company', id, name: company.name },
    changes: changesOf({}, audited(company)),
  })
  return company
}

/** @throws DomainError `company_not_found`, `slug_taken`, `slug_kept`, or the errors of `refuseTexts` and `readImage` */
export async function updateCompany(
  deps: Deps & { companies: CompanyCache },
  principal: Principal,
  id: string,
  change: CompanyChange,
): Promise<AdminCompany> {
  const logo = await checkAppearance(deps.db, principal, id, change, (fn) =>
    withPlatform(deps.platformDb, principal, fn),
  )
  const company = await writing(deps, principal, async (tx) =>
    toAdminCompany(tx, await editCompany(tx, principal, id, change, logo)),
  )
  deps.companies.forget(company.id)
  return company
}

/**
 * Changes a company within a transaction of the operators' scope; its texts must have been checked.
 *
 * @throws DomainError `company_not_found`
 */
export async function editCompany(
  tx: Tx,
  principal: Principal,
  id: string,
  { timeZone, ...change }: CompanyChange & { timeZone?: string | undefined },
  logo?: ReadLogo,
): Promise<AdminCompanyRow> {
  const before = await findExisting(tx, id, { lock: true })
  await changeCompany(tx, id, {
    slug: change.slug,
    billing_status: change.billingStatus,
    suspension_reason: change.suspensionReason === '' ? null : change.suspensionReason,
    link_dismissed_by_operator: change.linkCheck === 'dismissed' ? true : undefined,
    ...(timeZone && (await inTimeZone(tx, id, timeZone))),
    ...(await saveAppearance(tx, before, change, logo)),
  })
  const company = await findExisting(tx, id)
  await recordAudit(tx, principal, 'company.updated', {
    companyId: id,
    target: { type: 'company', id, name: company.name },
    changes: changesOf(audited(before), { ...audited(company), linkCheck: change.linkCheck }),
  })
  return company
}

/**
 * Changes the settings that belong to the company itself.
 *
 * @throws DomainError `forbidden_role` unless an owner changes `mailOnView`, `no_company_access` or `company_suspended`
 * for a company deleted or suspended in the meantime, `bad_time_zone`, or the errors of `refuseTexts` and `readImage`
 */
export async function updateOwnCompany(
  { db, companies }: Pick<Deps, 'db'> & { companies: CompanyCache },
  principal: Principal,
  id: string,
  change: z.output<typeof updateDashboardCompany.body>,
): Promise<CompanyRow> {
  if (change.mailOnView !== undefined && !isOwner(principal, id)) throw new DomainError('forbidden_role')
  const logo = await checkAppearance(db, principal, id, change, (fn) => withCompany(db, principal, id, fn))
  const company = await withCompany(db, principal, id, async (tx) => {
    const before = await findCompany(tx, id, { lock: true })
    if (!before) throw new DomainError('no_company_access')
    // Reading a logo may take seconds since the guard.
    if (before.suspended) throw new DomainError('company_suspended')
    const replyTo = await findReplyTo(tx, id)
    if (change.replyTo !== undefined) await changeReplyTo(tx, id, change.replyTo)
    if (change.timeZone) await markSteps(tx, id, 'timeZone')
    await changeCompany(tx, id, {
      mail_on_view: change.mailOnView,
      link_dismissed: change.linkCheck === 'dismissed' ? true : undefined,
      ...(change.timeZone && (await inTimeZone(tx, id, change.timeZone))),
      // Who saves the link says that it is theirs, even if it is the same; operators save all fields together.
      ...(change.googleReviewUrl && { link_confirmed_at: sql<Date>`now()` }),
      ...(await saveAppearance(tx, before, change, logo)),
    })
    const company = await findCompany(tx, id)
    if (!company) throw new DomainError('no_company_access')
    await recordAudit(tx, principal, 'company.updated', {
      companyId: id,
      target: { type: 'company', id, name: company.name },
      changes: changesOf(
        { ...audited(before), replyTo },
        { ...audited(company), replyTo: await findReplyTo(tx, id), linkCheck: change.linkCheck },
      ),
    })
    return company
  }).catch(refuseUnknownTimeZone)
  companies.forget(id)
  return company
}

/** What visitors see of a company, which both operators and members change. */
type Appearance = Pick<
  CompanyChange,
  'name' | 'logoUrl' | 'brandColor' | 'googleReviewUrl' | 'defaultLanguage' | 'texts' | 'linkCheck'
>

/**
 * Checks a change outside any transaction, because checking an image is slow; returns the logo that it sets. Texts that
 * are refused are recorded.
 */
async function checkAppearance(
  db: Db,
  principal: Principal,
  id: string,
  { name, logoUrl, texts }: Appearance,
  record: (fn: (tx: Tx) => Promise<void>) => Promise<void>,
) {
  const current = logoUrl || texts ? await findCompany(db, id) : undefined
  const refused = refusedTexts(texts, name ?? current?.name)
  if (current && refused.length > 0) {
    const target = { type: 'company', id, name: current.name } as const
    await record((tx) => recordRefused(tx, principal, id, { refused, target }))
  }
  refuseTexts(refused)
  return readLogo(logoUrl, current)
}

/** Stores the images of a change, and returns its columns. */
async function saveAppearance(
  tx: Tx,
  before: CompanyRow,
  { name, brandColor, googleReviewUrl, defaultLanguage, texts, linkCheck }: Appearance,
  logo: ReadLogo,
) {
  for (const image of logo?.images ?? []) await saveImage(tx, image)
  return {
    name,
    brand_color: brandColor,
    google_review_url: googleReviewUrl,
    ...(linkCheck === 'confirmed' && { link_confirmed_at: sql<Date>`now()` }),
    default_language: defaultLanguage,
    texts: texts === undefined ? undefined : JSON.stringify(mergeTexts(before.texts, texts)),
    ...logo?.columns,
  }
}

/** Returns the fields that the audit log shows; a logo by its digest. */
function audited(company: CompanyRow & Partial<AdminCompanyRow>) {
  const { name, slug, brandColor, googleReviewUrl, timeZone, nextTimeZone, logo } = company
  const { billingStatus, suspensionReason, mailOnView, defaultLanguage, texts } = company
  return {
    name,
    slug,
    brandColor,
    googleReviewUrl,
    timeZone: nextTimeZone ?? timeZone,
    billingStatus,
    suspensionReason,
    mailOnView,
    defaultLanguage,
    ...auditedTexts(texts),
    logo: logo?.sha256.toString('hex') ?? null,
  }
}

type ReadLogo = Awaited<ReturnType<typeof readLogo>>

/** Reads a logo for screens and prints; returns undefined if none is given or it is the current one. */
async function readLogo(logoUrl: string | null | undefined, current?: CompanyRow) {
  if (logoUrl === undefined) return undefined
  if (logoUrl === null) return { images: [], columns: { logo_sha256: null, print_logo_sha256: null } }
  // Sending the returned logo back must not replace the print version.
  if (current?.logo && isOneOf(logoUrl, [current.logo.sha256, current.printLogo ?? undefined]))
    return undefined
  const companyId = current?.id
  const original = await readImage(logoUrl, { maxBytes: maxLogoBytes, companyId })
  const small = await shrink(original, companyId)
  const columns = {
    logo_sha256: small.sha256,
    print_logo_sha256: small === original ? null : original.sha256,
  }
  return { images: [original, small], columns }
}

async function writing<T>(
  { platformDb }: Deps,
  principal: Principal,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await withPlatform(platformDb, principal, fn)
  } catch (error) {
    if (isUniqueViolation(error, 'companies_slug_key')) throw new DomainError('slug_taken')
    if (isUniqueViolation(error, 'company_slugs_slug_key')) throw new DomainError('slug_kept')
    return refuseUnknownTimeZone(error)
  }
}

/** The database may know fewer time zones than the contract. */
function refuseUnknownTimeZone(error: unknown): never {
  throw isUnknownTimeZone(error) ? new DomainError('bad_time_zone', { field: 'timeZone' }) : error
}

async function findExisting(tx: Tx, id: string, options?: { lock: boolean }): Promise<AdminCompanyRow> {
  const company = await findAdminCompany(tx, id, options)
  if (!company) throw new DomainError('company_not_found')
  return company
}
