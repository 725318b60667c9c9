import type { MemberLanguage } from '@candour/schemas/languages.ts'
import type {
  PageAddress,
  PageRequest,
  ReceiptRequest,
  RenderedPage,
  SiteSettings,
} from '@candour/site/page.ts'
import type { Deps } from '#deps.ts'
import type { FunnelCounter } from '#modules/funnel/counter.ts'
import type { SubmitDeps } from '#modules/reviews/submit-review.ts'

/** Dependencies of the pages. */
export interface PageDeps extends Pick<Deps, 'config'>, Omit<SubmitDeps, 'rateLimiter'> {
  funnel: FunnelCounter
}

export type Console = 'dashboard' | 'admin'

/** The three front ends, built or in development. */
export interface FrontEnds {
  renderSite(page: PageRequest): Promise<RenderedPage>
  renderReceipt(page: ReceiptRequest): Promise<RenderedPage>
  addressOf(url: string, landing: SiteSettings['landing']): Promise<PageAddress>
  /** HTML document of a console in a language. Rendered client-side, so it is the same for every path. */
  consolePage(app: Console, url: string, language: MemberLanguage): Promise<string>
  /** A file of the dashboard's folder that has a fixed name. */
  appFile(name: string): Promise<string | Buffer>
  /** Whether pages have a Content Security Policy. Not in development, because Vite injects scripts. */
  strict: boolean
}

/** Returns an English document of a console in a language. */
export function inLanguage(document: string, language: MemberLanguage): string {
  return document.replace('<html lang="en">', `<html lang="${language}">`)
}
