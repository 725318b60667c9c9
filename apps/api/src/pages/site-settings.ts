import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import type { SiteSettings } from '@candour/site/page.ts'
import type { Config } from '#config.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import { demoSlug, isOpenDemo } from '#modules/demo/demo-company.ts'
import { currentLanding, type Landing, type LandingDeps, landingOf } from '#modules/platform/landing.ts'
import { PageCache } from '#pages/page-cache.ts'

type SitePages = PageCache<CachedCompany | SiteSettings>

/** The settings that all pages of the site share. They change with an operator's settings, the landing and the demo. */
export class CurrentSettings {
  readonly #deps: LandingDeps
  #prepared: ReturnType<typeof prepare>

  constructor(deps: LandingDeps) {
    this.#deps = deps
    this.#prepared = prepare(deps.config)
  }

  /** The cache of pages rendered with them; a new one when an operator changes a setting. */
  get pages(): SitePages {
    return this.#current.pages
  }

  /**
   * While the database does not answer, the landing is the choice screen, which is not shown without its company; the
   * pages of companies in memory do not depend on it.
   */
  async find(): Promise<SiteSettings> {
    const { config, companies } = this.#deps
    const [landing, demo] = await Promise.all([
      landingOf(this.#deps).catch(() => 'choice' as const),
      config.demoDashboard ? companies.bySlug(demoSlug).catch(() => undefined) : undefined,
    ])
    return this.#for(landing, demo)
  }

  /** Returns what `find` does if it is known without a query. */
  get(): SiteSettings | undefined {
    const { config, companies } = this.#deps
    const landing = currentLanding(this.#deps)
    const demo = companies.current(demoSlug)
    return landing && (demo || !config.demoDashboard) ? this.#for(landing, demo) : undefined
  }

  /** Returns settings without a query, which could fail or wait like the one that has just failed. */
  afterFault(): SiteSettings {
    return this.#for(currentLanding(this.#deps) ?? 'choice', this.#deps.companies.current(demoSlug))
  }

  #for(landing: Landing, demo: CachedCompany | undefined): SiteSettings {
    const hasDemo = this.#deps.config.demoDashboard && isOpenDemo(demo)
    return this.#current.settings[landing][hasDemo ? 'open' : 'closed']
  }

  get #current() {
    if (this.#prepared.provider !== this.#deps.config.provider) this.#prepared = prepare(this.#deps.config)
    return this.#prepared
  }
}

function prepare(config: Config) {
  const withAndWithoutDemo = (landing: Landing) => ({
    open: settingsOf(config, landing, true),
    closed: settingsOf(config, landing, false),
  })
  const pages: SitePages = new PageCache()
  return {
    provider: config.provider,
    settings: { marketing: withAndWithoutDemo('marketing'), choice: withAndWithoutDemo('choice') },
    pages,
  }
}

function settingsOf(
  { origins, provider, bookingUrl, auditDays }: Config,
  landing: Landing,
  hasDemo: boolean,
): SiteSettings {
  const dashboard = origins.dashboard === origins.site ? '' : origins.dashboard
  return {
    landing,
    origin: origins.site,
    // Pages of visitors name no address of the operator, who is not whom they write with.
    provider: { name: provider.name, url: provider.url },
    bookingUrl,
    loginUrl: dashboard + accountPaths.login,
    demoDashboardUrl: hasDemo ? dashboard + dashboardPaths.demo : undefined,
    auditDays,
  }
}
