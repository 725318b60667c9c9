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
  /** HTML document of a console. Rendered client-side, so it is the same for every path. */
  consolePage(app: Console, url: string): Promise<string>
  /** A file of the dashboard's folder that has a fixed name. */
  appFile(name: string): Promise<string | Buffer>
  /** Whether pages have a Content Security Policy. Not in development, because Vite injects scripts. */
  strict: boolean
}
