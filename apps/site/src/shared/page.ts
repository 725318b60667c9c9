/** The contract between the API server and the built site. Free of JSX, so the server can import it. */
import type { ShownChange } from '@candour/schemas/company-texts.ts'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import type { Language } from '@candour/schemas/languages.ts'
import type { Practice } from '@candour/schemas/practice.ts'
import type { ShownChangesTexts } from '@candour/texts/en/shown-changes.ts'

/** A company's public data. */
export interface SiteCompany {
  id: string
  slug: string
  name: string
  brandColor: string
  /** If null, public reviews link to a web search for the company. */
  googleReviewUrl: string | null
  /** Name of the location where the visitor scanned a code. */
  locationName?: string | undefined
  /** The company's own words in the page's language, instead of the catalogue's. */
  greeting?: string | undefined
  thanks?: string | undefined
  /** Absent on pages that do not show them. */
  changes?: CompanyChanges | undefined
  /** A URL, never inline data; the size in pixels reserves space while it loads. */
  logo: { url: string; width?: number; height?: number } | null
}

/** What a company has changed because of what was said, newest first. */
export interface CompanyChanges {
  /** In which its own words most likely are. */
  language: Language
  shown: readonly ShownChange[]
}

/** The part of the configuration that public pages need. */
export interface SiteSettings {
  /** Screen at `/`. */
  landing: 'marketing' | 'choice'
  /** The site's public origin, for canonical URLs. */
  origin: string
  provider: { name: string; url: string }
  bookingUrl: string
  loginUrl: string
  /** Opens the demo company's dashboard; absent where there is none. */
  demoDashboardUrl?: string | undefined
  /** Days for which the audit log is kept; for the operator's notice, which only the server renders. */
  auditDays?: number
}

/** Content of the notice to a company's visitors, in addition to its public data. */
export interface PrivacySettings {
  /** Postal address, with `\n` between its lines; empty if the company gives none. */
  address: string
  /** Months after which contact data is removed; null means never. */
  contactMonths: number | null
  /** Months after which words are removed; null means never. */
  textMonths: number | null
}

export interface FeedbackValues {
  feedback: string
  contactName: string
  contactNumber: string
  contactEmail: string
  /** Whether to mail the private link; only in the feedback form. */
  mailReceipt?: boolean
}

/** A form post that was not stored, to be rendered again with the submitted values. */
export interface RefusedForm {
  /** 200 if the visitor has only changed the language. */
  status: number
  /** Why it was refused; absent for faults. */
  code?: ErrorCode
  values: FeedbackValues
  rating: number
  /** Names of the rejected fields. */
  invalid: string[]
}

/** A page's data, inlined as JSON by server rendering for hydration. */
export interface PageData {
  language: Language
  /** The visitor chose the language, so links carry it; otherwise it follows from the browser's. */
  languageChosen?: boolean | undefined
  settings: SiteSettings
  /** Null if the company does not exist, absent if the page needs none. */
  company?: SiteCompany | null
  /** On the thank-you page of a company that has changed something. */
  changesWords?: ShownChangesTexts
  /** The code that the visitor scanned, which links and forms carry. */
  via?: string
  /** The company is suspended, or the company of the scanned code is gone. */
  paused?: boolean
  /** Specific to one visitor, so only present on the page with the form. */
  formState?: FormState
  form?: RefusedForm
  /** Why the page cannot be shown. */
  problem?: Problem
  /** Receipt of the feedback just sent without a script, on the thank-you page. */
  receipt?: Receipt
}

/** The private link to a visitor's feedback. */
export interface Receipt {
  url: string
  /** Temporary key of the link, in the page's URL. */
  handle: string
}

/** A company as its visitors' private pages show it. */
export type NamedCompany = Pick<SiteCompany, 'slug' | 'name' | 'brandColor' | 'logo'>

/** Content of a visitor's private page: their feedback, and the conversation about it. Times are ISO 8601. */
export interface ReceiptPage {
  company: NamedCompany
  /** The company's time zone. */
  timeZone: string
  /** The company is suspended: the feedback is not shown, but can be withdrawn. */
  suspended?: boolean
  /** The visitor has not left the address to which the link was sent: the page neither changes nor withdraws. */
  answersOnly?: boolean
  /** Language of the page on which the visitor wrote; unknown if undefined. */
  visitorLanguage?: Language | undefined
  rating: number
  feedback: string
  /** Detected language of the words (BCP 47); unknown if undefined. */
  feedbackLanguage?: string | undefined
  /** Empty if not given. */
  contact: Omit<FeedbackValues, 'feedback'>
  at: string
  /** Null if it was never changed. */
  editedAt: string | null
  /** Until when it can be changed; null if that has passed. */
  editableUntil: string | null
  /** Version that is shown; a change based on any other is a conflict. */
  version: string
  /** Oldest first. With the first one, which is the company's, the visitor can answer. */
  messages: { id: string; fromVisitor: boolean; text: string; at: string }[]
  /** Idempotency key of an answer. */
  submissionId: string
  /** The visitor's last action. */
  done?: 'saved' | 'contactRemoved' | 'answered' | undefined
  /** A form that was not stored, to be rendered again. */
  form?: ReceiptForm
}

export interface ReceiptForm extends RefusedForm {
  /** What was asked for. */
  act: string
  /** Whether the feedback was changed in the form. */
  changed: boolean
  /** The answer as typed. */
  answer: string
  /** Version that the form was based on; if absent, it is rebased on the one shown. */
  version?: string
  /**
   * The feedback was changed elsewhere or can no longer be changed, withdrawing was not confirmed, or what is wrong with
   * the answer.
   */
  issue?: 'conflict' | 'settled' | 'unconfirmed' | 'blank' | 'tooLong'
}

/** A visitor's private page; `ended` if the link is invalid or no longer works. */
export interface ReceiptRequest {
  language: Language
  shown: ReceiptPage | 'ended' | 'withdrawn' | Problem
}

export interface FormState {
  /** Idempotency key, unique per form. */
  submissionId: string
  /** Milliseconds since the epoch. */
  renderedAt: number
}

export interface Problem {
  /** HTTP status, 0 without a response. */
  status: number
  code?: ErrorCode | undefined
  /** Fields of a posted form, which the page keeps in hidden fields, because it has no script. */
  posted?: Record<string, string> | undefined
  /** Message of a response without a code, such as a proxy's; shown verbatim. */
  sentence?: string | undefined
}

export interface PageRequest extends PageData {
  /** The requested path and query. */
  url: string
  /** Privacy settings of the page's company. */
  privacy?: PrivacySettings | undefined
  /** On the page on how the company asks for reviews. */
  practice?: Practice | undefined
}

export interface SiteAssets {
  /** Complete stylesheets to inline: of the review pages and of the marketing pages. */
  css: { base: string; marketing: string }
  /** URL of the browser's entry module. */
  entry: string
  /** Modules imported by the entry, to preload along with it. */
  preload: string[]
  /** URL of the module with the texts of a language. */
  texts: Record<Language, string>
}

export interface RenderedPage {
  status: number
  language: Language
  html: string
  /** Set for a redirect; the page is then empty. */
  location?: string
  /** CSP hash sources of the page's inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Whether the page has no visitor-specific data, so it may be cached and served to anyone requesting the path. */
  shared: boolean
}

/** The company whose data a page needs: by slug, the first one created, or none. */
export type NeededCompany = { slug: string } | 'first' | undefined

/** How a requested URL resolves. */
export interface PageAddress {
  /** The normalized path: escapes, case, doubled and trailing slashes resolved. Used as a cache key. */
  path: string
  needed: NeededCompany
  /** The event that showing the page counts as: a view of both choices, or the form opened with a rating. */
  event?: 'view' | 'rating' | undefined
}

/** The exports of `dist/server/entry-server.js`. */
export interface SiteServer {
  /** Renders a complete document. Stateless between calls, so no company's data can leak into another's page. */
  render(page: PageRequest, assets: SiteAssets): RenderedPage
  /** Renders a visitor's private page of their feedback, which needs no script. */
  renderReceipt(page: ReceiptRequest, assets: Pick<SiteAssets, 'css'>): RenderedPage
  addressOf(url: string, landing: SiteSettings['landing']): PageAddress
}
