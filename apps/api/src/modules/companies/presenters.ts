import {
  type AdminCompany,
  billingStatus,
  type DashboardCompany,
  type ListedCompany,
  linkCheckMonths,
  type PublicCompany,
  type VisitedCompany,
} from '@candour/schemas/companies.ts'
import type { Db, Tx } from '#db/client.ts'
import type { ListedCompanyRow } from '#modules/companies/list.ts'
import type { AdminCompanyRow, Billing, CompanyRow, Logo } from '#modules/companies/repository.ts'
import { apiImageUrl, toDataUrl } from '#modules/images/image.ts'
import { findImage } from '#modules/images/repository.ts'

/** A location as visitors see it. */
export interface VisitedLocation {
  id: string
  name: string
  /** Null if the company's applies. */
  googleReviewUrl: string | null
}

/** Representation of a logo: a data URL as specified, or a link for lists with many logos. */
export type LogoAs = 'data' | 'link'

async function logoUrl(db: Db | Tx, logo: Logo | null, as: LogoAs): Promise<string | null> {
  if (!logo) return null
  if (as === 'link') return apiImageUrl(logo.sha256)
  const image = await findImage(db, logo.sha256)
  return image ? toDataUrl(image) : null
}

async function toPublicCompany(db: Db | Tx, company: CompanyRow, as: LogoAs): Promise<PublicCompany> {
  const { id, name, brandColor, googleReviewUrl, defaultLanguage, texts } = company
  return {
    id,
    name,
    logoUrl: await logoUrl(db, company.logo, as),
    brandColor,
    googleReviewUrl,
    defaultLanguage,
    texts,
  }
}

/** Presents a company to its visitors, or to those of one of its locations. */
export async function toVisitedCompany(
  db: Db | Tx,
  company: CompanyRow,
  location?: VisitedLocation | null,
  as: LogoAs = 'data',
): Promise<VisitedCompany> {
  const { googleReviewUrl, ...shown } = await toPublicCompany(db, company, as)
  return {
    ...shown,
    googleReviewUrl: location?.googleReviewUrl ?? googleReviewUrl,
    ...(location && { locationName: location.name }),
    changes: company.suspended ? [] : company.shownChanges,
    ...(company.suspended && { suspended: true }),
  }
}

/** Presents a company to its members; only owners see its billing. */
export async function toDashboardCompany(
  db: Db | Tx,
  company: CompanyRow,
  {
    as = 'data',
    billing,
    replyTo,
  }: { as?: LogoAs | undefined; billing?: Billing | undefined; replyTo?: string | undefined },
): Promise<DashboardCompany> {
  const { slug, timeZone, nextTimeZone, logo, printLogo } = company
  return {
    ...(await toPublicCompany(db, company, as)),
    slug,
    timeZone: nextTimeZone ?? timeZone,
    ...(nextTimeZone && { figuresTimeZone: timeZone }),
    ...(logo && printLogo && !printLogo.equals(logo.sha256) && { printLogoUrl: apiImageUrl(printLogo) }),
    ...(billing && { ...toBilling(billing), mailOnView: company.mailOnView }),
    ...(replyTo && { replyTo }),
    ...(isLinkDue(company) && { linkDue: true }),
  }
}

function isLinkDue({ googleReviewUrl, linkConfirmedAt, linkDismissed }: CompanyRow): boolean {
  if (googleReviewUrl === null || linkDismissed) return false
  const due = new Date(linkConfirmedAt)
  due.setUTCMonth(due.getUTCMonth() + linkCheckMonths)
  return due.getTime() <= Date.now()
}

function toBilling({ billingStatus: status, suspensionReason }: Billing) {
  return {
    billingStatus: billingStatus.parse(status),
    ...(suspensionReason !== null && { suspensionReason }),
  }
}

export async function toAdminCompany(
  db: Db | Tx,
  company: AdminCompanyRow,
  as: LogoAs = 'data',
): Promise<AdminCompany> {
  return {
    ...(await toPublicCompany(db, company, as)),
    slug: company.slug,
    ...toBilling(company),
    createdAt: company.createdAt.toISOString(),
  }
}

export async function toListedCompany(
  db: Db | Tx,
  company: ListedCompanyRow,
  as: LogoAs = 'data',
): Promise<ListedCompany> {
  return {
    ...(await toAdminCompany(db, company, as)),
    recentReviews: company.recentReviews,
    lastReviewAt: company.lastReviewAt?.toISOString() ?? null,
    users: company.users,
    openOrders: company.openOrders,
    orders: company.orders,
  }
}
