import type { PageAddress, PageRequest, RenderedPage, SiteSettings } from '@candour/site/page.ts'
import type { Deps } from '#deps.ts'

/** What the pages need of the server. */
export type PageDeps = Pick<Deps, 'config' | 'db' | 'companies' | 'live' | 'accepted'>

export type Console = 'dashboard' | 'admin'

/** The three front ends, built or in development. */
export interface FrontEnds {
  renderSite(page: PageRequest): Promise<RenderedPage>
  addressOf(url: string, landing: SiteSettings['landing']): Promise<PageAddress>
  /** The document of a console, which draws itself in the browser whatever its address. */
  consolePage(console: Console, url: string): Promise<string>
  /** The Content Security Policy of rendered pages is left out in development: Vite adds scripts of its own. */
  strict: boolean
}
