import { z } from 'zod'
import { companyTexts, companyTextsChange, language, maxShownChanges, shownChange } from '#company-texts.ts'
import { endpoint, forMembers, forOperators } from '#endpoint.ts'
import { companyTextErrors, imageErrors } from '#errors.ts'
import { email, httpUrl, id, imagesQuery, nameText, pageQuery, text, timestamp, via } from '#fields.ts'
import { say } from '#messages.ts'
import { reservedSlugs } from '#reserved-slugs.ts'

export const defaultBrandColor = '#394CDC'
/** Maximum logo size, in bytes of image data. */
export const maxLogoBytes = 2 * 1024 * 1024
export const logoTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const

/** Body limit of calls that carry a logo: base64 adds a third; the other fields add little. */
const logoBodyLimit = Math.ceil((maxLogoBytes * 4) / 3) + 64 * 1024

/** Slug of a company's review page: `{origin}/{slug}`. */
export const slug = z
  .string(say('slugRequired'))
  .min(1, say('slugRequired'))
  .min(2, say('tooShort', 2))
  .max(63, say('tooLong', 63))
  .regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/, say('slugCharacters'))
  .refine((value) => !reservedSlugs.has(value), say('slugReserved'))

export const brandColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, say('color'))

/** The company's billing status, displayed as Status. */
export const billingStatus = z.enum(['active', 'trial', 'past_due', 'suspended'])
export type BillingStatus = z.infer<typeof billingStatus>

/** Why a company is suspended, for its owners and the log. */
export const suspensionReason = text({ max: 500 })

/** An image as a data URL. The server checks the content regardless of the declared type. */
const logoUpload = z
  .string()
  .max(logoBodyLimit)
  .regex(/^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/]+={0,2}$/, say('imageFile'))

/** Google review URL, as accepted by forms and by the admin API. */
export const googleReviewUrl = httpUrl(say('invalidUrl'))

/** Months after which a Google review URL is to be opened once more: Google's ids of places grow stale. */
export const linkCheckMonths = 11

/** What somebody says to the reminder to check the Google review URL: that it is the company's, or not to ask again. */
export const linkCheck = z.enum(['confirmed', 'dismissed'])

const publicCompany = z.object({
  id,
  name: z.string(),
  /** Data URL, or `null` without a logo. */
  logoUrl: z.string().nullable(),
  brandColor,
  googleReviewUrl: z.string().nullable(),
  /** Language of visitors whose browser asks for none of the languages. */
  defaultLanguage: language,
  texts: companyTexts,
})
export type PublicCompany = z.infer<typeof publicCompany>

/** The company as the visitor of a location sees it: with the location's Google review URL, if it has its own. */
export const visitedCompany = publicCompany.extend({
  /** Name of the location where the code hangs; absent without one. */
  locationName: z.string().optional(),
  /** What the company has changed because of what was said, newest first; none while it is suspended. */
  changes: z.array(shownChange).max(maxShownChanges),
  /** The company is suspended and takes no reviews; absent otherwise. */
  suspended: z.literal(true).optional(),
})
export type VisitedCompany = z.infer<typeof visitedCompany>

/** IANA name of a time zone, such as Europe/Berlin. */
export const timeZone = z.string(say('timeZone')).max(64).refine(isTimeZone, say('timeZoneUnknown'))

function isTimeZone(name: string): boolean {
  // Intl also accepts offsets such as +01:00, which have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const dashboardCompany = publicCompany.extend({
  slug: z.string(),
  /** Time zone in which the company's days and weeks are counted. */
  timeZone: z.string(),
  /** Time zone of the figures while a long history is being recounted for another one; absent otherwise. */
  figuresTimeZone: z.string().optional(),
  /** URL of the print logo, if it differs from `logoUrl`. */
  printLogoUrl: z.string().optional(),
  /** For owners only. */
  billingStatus: billingStatus.optional(),
  /** For owners only; absent unless suspended with a reason. */
  suspensionReason: z.string().optional(),
  /** Whether the owners get a mail when an operator views the company; for owners only. */
  mailOnView: z.boolean().optional(),
  /** Address to which visitors' answers by mail go; absent without one. */
  replyTo: z.string().optional(),
  /** The Google review URL is to be checked, and nobody has put the reminder away; absent otherwise. */
  linkDue: z.literal(true).optional(),
})
export type DashboardCompany = z.infer<typeof dashboardCompany>

export const adminCompany = publicCompany.extend({
  slug: z.string(),
  billingStatus,
  /** Absent unless suspended with a reason. */
  suspensionReason: z.string().optional(),
  createdAt: timestamp,
})
export type AdminCompany = z.infer<typeof adminCompany>

/** Limit up to which the operators' list counts a company's print orders. */
export const maxCountedOrders = 1_000

/** Sort keys of the operators' list: creation time, name, or one of its figures. */
export const companySort = z.enum(['created', 'name', 'recentReviews', 'lastReview', 'users', 'openOrders'])
export type CompanySort = z.infer<typeof companySort>

export const sortOrder = z.enum(['asc', 'desc'])
export type SortOrder = z.infer<typeof sortOrder>

/** Default direction of a sort: names ascending, everything else newest or highest first. */
export const naturalOrder = (sort: CompanySort): SortOrder => (sort === 'name' ? 'asc' : 'desc')

/** A company in the operators' list, with its activity figures. */
const listedCompany = adminCompany.extend({
  /** Reviews of the company's last 30 days, including today. */
  recentReviews: z.int().min(0),
  lastReviewAt: timestamp.nullable(),
  users: z.int().min(0),
  /** Print orders not yet processed. */
  openOrders: z.int().min(0),
  /** All print orders, counted up to `maxCountedOrders`. */
  orders: z.int().min(0),
})
export type ListedCompany = z.infer<typeof listedCompany>

/** Input of the company dialog. */
export const companyInput = z.object({
  name: nameText({ min: 1, max: 120, message: say('companyNameRequired') }),
  slug,
  logoUrl: logoUpload.nullable().optional(),
  brandColor: brandColor.default(defaultBrandColor),
  googleReviewUrl: httpUrl(say('googleUrlRequired')),
  defaultLanguage: language.optional(),
  texts: companyTextsChange.optional(),
})

/** A new company; its time zone is UTC if absent, and later changed on its dashboard. */
export const newCompany = companyInput.extend({ timeZone: timeZone.optional() })

/** Editable fields of an existing company; a new company starts as `active`. */
export const companyChange = companyInput.extend({
  brandColor,
  billingStatus: billingStatus.optional(),
  /** Kept while the company is suspended, ignored otherwise. */
  suspensionReason: suspensionReason.optional(),
  linkCheck: linkCheck.optional(),
})
export type CompanyChange = z.input<typeof companyChange>

export const getFirstCompany = endpoint('getFirstCompany', 'GET /api/companies-first', {
  audience: 'public',
  summary: 'The first company created, for the single-company screens',
  query: z.object({ via }),
  response: visitedCompany,
  errors: ['company_not_found'],
})

export const getCompanyBySlug = endpoint('getCompanyBySlug', 'GET /api/companies/:slug', {
  audience: 'public',
  summary: 'Public data of the company that has or had this slug',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object({ via }).extend(imagesQuery.shape),
  response: visitedCompany,
  errors: ['company_not_found'],
})

/** Filters of the operators' list. */
export const companySearch = z.object({
  /** Substring of the name or slug. */
  search: text({ max: 120 }).optional(),
  status: billingStatus.optional(),
})

export const listCompanies = endpoint('listCompanies', 'GET /api/admin/companies', {
  ...forOperators,
  summary:
    'All companies, newest first unless sorted; sorting by recentReviews or lastReview uses figures up to a minute old',
  query: pageQuery.extend({
    ...imagesQuery.shape,
    // When sorting by name, the cursor contains the name of the last company.
    cursor: z.string().max(1_000).optional(),
    ...companySearch.shape,
    sort: companySort.default('created'),
    /** Defaults to the sort's `naturalOrder`. */
    order: sortOrder.optional(),
  }),
  response: z.array(listedCompany),
  paged: true,
  reads: ['companies', 'users'],
})

export const createCompany = endpoint('createCompany', 'POST /api/admin/companies', {
  ...forOperators,
  summary: 'Create a company',
  body: newCompany,
  response: adminCompany,
  status: 201,
  changes: ['companies'],
  errors: ['slug_taken', 'slug_kept', 'bad_time_zone', ...companyTextErrors, ...imageErrors],
  bodyLimit: logoBodyLimit,
})

export const getCompany = endpoint('getCompany', 'GET /api/admin/companies/:id', {
  ...forOperators,
  summary: 'One company',
  params: z.object({ id }),
  query: imagesQuery,
  response: adminCompany,
  reads: ['companies'],
  errors: ['company_not_found'],
})

export const updateCompany = endpoint('updateCompany', 'PATCH /api/admin/companies/:id', {
  ...forOperators,
  summary: 'Change a company; absent fields are unchanged, a null logo or text is removed',
  params: z.object({ id }),
  body: companyChange.partial(),
  response: adminCompany,
  errors: ['company_not_found', 'slug_taken', 'slug_kept', ...companyTextErrors, ...imageErrors],
  bodyLimit: logoBodyLimit,
})

const slugUse = z.object({
  slug: z.string(),
  /** All reviews of the company. */
  reviews: z.int().min(0),
  /** The company's print orders whose artwork carries this slug. */
  printOrders: z.int().min(0),
})
export type SlugUse = z.infer<typeof slugUse>

export const getSlugUse = endpoint('getSlugUse', 'GET /api/admin/companies/:id/slug-use', {
  ...forOperators,
  summary: "What depends on a company's slug, shown before it is changed",
  params: z.object({ id }),
  response: slugUse,
  errors: ['company_not_found'],
})

export const getDashboardCompany = endpoint('getDashboardCompany', 'GET /api/dashboard/company', {
  ...forMembers('company:read'),
  summary: 'The company whose dashboard is open',
  query: z.object({ companyId: id }).extend(imagesQuery.shape),
  response: dashboardCompany,
})

export const updateDashboardCompany = endpoint('updateDashboardCompany', 'PATCH /api/dashboard/company', {
  ...forMembers('company:manage'),
  summary: "Change the company's settings; absent fields are unchanged, a null logo or text is removed",
  body: companyInput
    .pick({ name: true, logoUrl: true })
    .partial()
    .extend({
      brandColor: brandColor.optional(),
      googleReviewUrl: googleReviewUrl.optional(),
      timeZone: timeZone.optional(),
      /** Only owners may change it. */
      mailOnView: z.boolean().optional(),
      /** `null`: visitors answer on their private page only. */
      replyTo: email(say('invalidEmail')).nullable().optional(),
      defaultLanguage: language.optional(),
      texts: companyTextsChange.optional(),
      linkCheck: linkCheck.optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), {
      path: ['googleReviewUrl'],
      ...say('invalidUrl'),
    }),
  response: dashboardCompany,
  changes: ['calendar', 'checklist', 'companies'],
  errors: ['bad_time_zone', 'too_many_requests', ...companyTextErrors, ...imageErrors],
  bodyLimit: logoBodyLimit,
})
