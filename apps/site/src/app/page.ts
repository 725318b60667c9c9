/** The contract between the server's page module and the built site. No JSX, so that the server can read it too. */

/** What a public page knows of a company. */
export interface SiteCompany {
  id: string
  slug: string
  name: string
  brandColor: string
  /** `null` leads a public review to a web search for the company. */
  googleReviewUrl: string | null
  /** A link, never a data URL; the size in pixels reserves its room before it arrives. */
  logo: { url: string; width?: number; height?: number } | null
}

/** What every public page needs of the configuration. */
export interface SiteSettings {
  /** What `/` shows. */
  landing: 'marketing' | 'choice'
  /** The public address of the site, for canonical links. */
  origin: string
  provider: { name: string; url: string }
  bookingUrl: string
  loginUrl: string
}

export interface FeedbackValues {
  feedback: string
  contactName: string
  contactNumber: string
  contactEmail: string
}

/** A refused form post, to be shown again with everything that was typed. */
export interface RefusedForm {
  status: number
  values: FeedbackValues
  rating: number
  /** The one sentence above the form, when there is a better one than that it failed. */
  message?: string
  /** Sentences of single fields. */
  issues: { path: string; message: string }[]
}

/** What a page shows: inlined into it as JSON where the server rendered it, for the browser to take over. */
export interface PageData {
  settings: SiteSettings
  /** `null` when there is no such company, absent when the page needs none. */
  company?: SiteCompany | null
  /** What belongs to one visitor, so only on the page with the form. */
  ticket?: FormTicket
  form?: RefusedForm
  /** Why there is no page to show. */
  problem?: Problem
}

export interface FormTicket {
  /** Made per form, so that it can be sent twice and stored once. */
  submissionId: string
  /** Milliseconds since the epoch. */
  renderedAt: number
}

export interface Problem {
  status: number
  /** A sentence for the visitor. */
  message: string
}

export interface PageRequest extends PageData {
  /** Path and query, as requested. */
  url: string
}

export interface SiteAssets {
  /** One whole stylesheet each, inlined: of the review pages, and of the marketing pages. */
  css: { base: string; marketing: string }
  /** Address of the browser's entry module. */
  entry: string
  /** Modules the entry imports, fetched beside it. */
  preload: string[]
}

export interface RenderedPage {
  status: number
  html: string
  /** Set for a redirect; the page is then empty. */
  location?: string
  /** CSP hash sources of the page's inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Nothing in it belongs to one visitor: any request for the same path may be answered with it again. */
  shared: boolean
}

/** Whose data a page needs: one company by its address, the first one created, or none. */
export type NeededCompany = { slug: string } | 'first' | undefined

/** What is at a requested address. */
export interface PageAddress {
  /** The one path that stands for all spellings of it: escapes, capitals, doubled and trailing slashes. */
  path: string
  needed: NeededCompany
}

/** What `dist/server/entry-server.js` exports. */
export interface SiteServer {
  /** Renders one page to a whole document; keeps nothing between calls, so that no company can show on another's page. */
  render(page: PageRequest, assets: SiteAssets): RenderedPage
  addressOf(url: string, landing: SiteSettings['landing']): PageAddress
}
