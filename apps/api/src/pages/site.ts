import { randomUUID } from 'node:crypto'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import {
  accountPaths,
  type Carried,
  carriedQuery,
  codeIn,
  codePrefix,
  dashboardPaths,
  langParam,
  receiptParam,
  reviewPaths,
  sitePaths,
  viaParam,
} from '@candour/schemas/paths.ts'
import type {
  CompanyChanges,
  PageAddress,
  PageRequest,
  PrivacySettings,
  SiteCompany,
  SiteSettings,
} from '@candour/site/page.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { clientLeft, describeOnPage, hasLeft } from '#http/error-handler.ts'
import { originCheck } from '#http/origin.ts'
import { PreparedResponse } from '#http/prepared-response.ts'
import { chosenIn, negotiated, only, searchOf } from '#http/request-language.ts'
import { hasSessionCookie, type SessionOptions, sessions } from '#http/session.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import type { VisitedLocation } from '#modules/companies/presenters.ts'
import { demoSlug, isOpenDemo } from '#modules/demo/demo-company.ts'
import type { Visit, VisitedPlace } from '#modules/funnel/counter.ts'
import { isAhead, isPerson } from '#modules/funnel/person.ts'
import { imageUrl } from '#modules/images/image.ts'
import { codePath } from '#modules/placements/code.ts'
import type { ScannedCode } from '#modules/placements/code-cache.ts'
import { currentLanding, type Landing, landingOf } from '#modules/platform/landing.ts'
import { practiceOf } from '#modules/practice/practice.ts'
import { mintHandle, openHandle } from '#modules/receipts/handles.ts'
import { receiptUrl } from '#modules/reviews/receipt-token.ts'
import { scanOnWalk } from '#modules/walks/scan.ts'
import { feedbackFields, fieldsOf, takeFeedback } from '#pages/feedback.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { PageCache } from '#pages/page-cache.ts'
import { SentPage } from '#pages/sent-page.ts'
import { sitemap } from '#pages/seo.ts'

const hidden = { schema: { hide: true } }

interface Asked {
  /** Canonical path. */
  path: string
  /** What the page is rendered with; what the site shows at `/` decides whose page a path is. */
  settings: SiteSettings
  /** Null if there is no such company, undefined if the page needs none. */
  found?: CachedCompany | null
  /** The company's current slug; undefined for the site's single company. */
  slug?: string
  /** Path and query to redirect to. */
  movedTo?: string
  /** The event that showing the page counts as. */
  event?: PageAddress['event']
}

/** The public review site, rendered on the server, and its form for browsers without JavaScript. */
export async function sitePages(
  app: FastifyInstance,
  deps: PageDeps & { frontEnds: FrontEnds; sessions: SessionOptions },
) {
  const { config, db, companies, codes, funnel, frontEnds } = deps
  let common = prepare(config)
  /** The settings that all pages share, and the cache of pages rendered with them; rebuilt when an operator changes one. */
  const now = () => {
    if (common.provider !== config.provider) common = prepare(config)
    return common
  }
  await app.register(formbody)
  await app.register(originCheck, { origins: new Set([config.origins.site]) })

  app.get('/sitemap.xml', hidden, async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(config, await landingOf(deps))),
  )
  app.get('/*', hidden, showPage)
  // The query is part of the code here, so a code with a chosen language takes the route.
  const scans = new WeakMap<ScannedCode, { scan: Visit; redirect: PreparedResponse }>()
  app.fastPath.add({
    pattern: codePath,
    find: (url, headers) => {
      if (hasSessionCookie({ headers }, config)) return undefined
      const scanned = url.startsWith(codePrefix) ? codes.current(url.slice(codePrefix.length)) : undefined
      if (!scanned?.company) return undefined
      const { scan, redirect } = scans.get(scanned) ?? prepareScan(scanned, scanned.company)
      countVisit({ method: 'GET', headers }, scan)
      return redirect
    },
  })
  const isCurrent = (owner: CachedCompany | SiteSettings) =>
    'company' in owner ? companies.isCurrent(owner) : owner === currentSettings()
  app.fastPath.add({
    pattern: '/*',
    find: (url, headers) => {
      const { path, lang, hasHandle } = keyOf(url)
      if (hasHandle) return undefined
      const page = now().cache.find(lang ?? negotiated({ headers }), path, isCurrent)
      const prepared = page?.prepared(headers)
      if (prepared) countVisit({ method: 'GET', headers }, page?.visit)
      return prepared
    },
  })
  app.post(sitePaths.feedback, hidden, postFeedback)
  app.post(sitePaths.companyFeedback, hidden, postFeedback)
  // The demo stores nothing, with or without JavaScript.
  app.post(sitePaths.demo, hidden, (_, reply) => reply.redirect(`${sitePaths.demo}?step=thank-you`, 303))
  app.setErrorHandler(showProblem)
  // A member's scan may be one of a walk.
  await app.register(async (scope) => {
    await scope.register(sessions, deps.sessions)
    scope.get(codePath, hidden, openCode)
  })

  /** Redirects to the code's company, never permanently: the code outlives every slug. */
  async function openCode(request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) {
    const { code } = request.params
    const isOnWalk =
      request.method === 'GET' && !isAhead(request) && (await scanOnWalk(deps, code, request, reply))
    if (isOnWalk) return reply
    const scanned = await codes.find(code)
    const lang = chosenIn(request)
    if (scanned?.company) {
      const { scan, redirect } = prepareScan(scanned, scanned.company)
      countVisit(request, scan)
      const answer = lang ? redirectTo(scanned.company, { via: scanned.code, lang }) : redirect
      return answer.send(request, reply)
    }
    const page = await render({
      url: request.url,
      ...languageFor(request, lang),
      ...(scanned && { paused: true }),
    })
    return page.send(request, reply)
  }

  function prepareScan(scanned: ScannedCode, found: CachedCompany) {
    const redirect = redirectTo(found, { via: scanned.code })
    const prepared = { scan: { event: 'scan', ...placeOf(found, scanned) } satisfies Visit, redirect }
    scans.set(scanned, prepared)
    return prepared
  }

  function redirectTo({ company }: CachedCompany, carried: Carried): PreparedResponse {
    const location = config.origins.site + reviewPaths(company.slug, carried).home
    return new PreparedResponse({
      status: 302,
      headers: { location, 'cache-control': 'no-store' },
      body: noBody,
    })
  }

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    // Before the settings, so that no page with former ones is kept among later pages.
    const { cache } = now()
    const { path: bare, found, movedTo, event, settings } = await companyFor(request)
    if (found?.company.suspended) return showPaused(found, bare, request, reply, cache)
    // Never a permanent redirect: browsers cache it, and the slug may point elsewhere, or back here, later.
    if (movedTo) return reply.header('cache-control', 'no-cache').redirect(movedTo, 302)
    const scanned = found ? await scannedIn(found, request) : undefined
    const lang = chosenIn(request)
    const inLanguage = languageFor(request, lang, found)
    // Only codes of the company, or made-up ones would fill the cache.
    const practice = found && bare.endsWith(practiceEnd) ? await practiceOf(deps, found) : undefined
    const path = bare + carriedQuery({ via: scanned?.code, lang }) + (practice ? `#${practice.day}` : '')
    const renderPage = () =>
      render(
        {
          url: bare + searchOf(request),
          settings,
          ...inLanguage,
          ...(found !== undefined && dataOf(found, scanned, inLanguage.language, bare)),
          practice,
        },
        { visit: found && event ? { event, ...placeOf(found, scanned) } : undefined },
      )
    const handle = found && bare.endsWith(sitePaths.thankYou) ? handleIn(request) : undefined
    const page =
      found && handle !== undefined
        ? await renderReceipt(found, handle, {
            url: bare,
            ...inLanguage,
            ...dataOf(found, scanned, inLanguage.language, bare),
          })
        : await kept(cache, found ?? settings, lang ?? negotiated(request), path, renderPage)
    countVisit(request, page.visit)
    return page.send(request, reply)
  }

  /** The thank-you page with the private link behind a handle; without it for a wrong or expired one. */
  async function renderReceipt(
    { company }: CachedCompany,
    handle: string,
    page: Omit<PageRequest, 'settings'>,
  ): Promise<SentPage> {
    const token = await openHandle(db, company.id, handle)
    const receipt = token && { url: receiptUrl(config.origins.site, token), handle }
    const url = page.url + carriedQuery({}, receipt && handle)
    return render({ ...page, url, ...(receipt && { receipt }) }, { isPrivate: true })
  }

  /** Returns the page from the cache, if there is one. Without a language it is in the default one of its owner. */
  function kept(
    cache: Pages,
    owner: CachedCompany | SiteSettings,
    language: Language | undefined,
    path: string,
    renderPage: () => Promise<SentPage>,
  ): Promise<SentPage> {
    return frontEnds.strict ? cache.getOrRender(owner, language, path, renderPage) : renderPage()
  }

  /** The page of a suspended company, instead of any of its pages and at its former slugs too. */
  async function showPaused(
    found: CachedCompany,
    url: string,
    request: FastifyRequest,
    reply: FastifyReply,
    cache: Pages,
  ) {
    const lang = chosenIn(request)
    const renderPage = () => render({ url, ...languageFor(request, lang, found), paused: true })
    const page = await kept(
      cache,
      found,
      lang ?? negotiated(request),
      url + carriedQuery({ lang }),
      renderPage,
    )
    return page.send(request, reply)
  }

  /** Counts what a person has done. */
  function countVisit(request: Parameters<typeof isPerson>[0], visit: Visit | undefined): void {
    if (visit && isPerson(request)) funnel.count(visit.event, visit)
  }

  async function scannedIn({ company }: CachedCompany, { url }: FastifyRequest) {
    if (!url.includes(viaParam)) return undefined
    const code = only(new URLSearchParams(searchOf({ url })), viaParam)
    return code === undefined ? undefined : codes.findIn(company.id, code)
  }

  async function postFeedback(request: FastifyRequest, reply: FastifyReply) {
    const asked = await companyFor(request)
    const { found } = asked
    const addressed = languageFor(request, chosenIn(request), found)
    if (!found) {
      return (await render({ url: request.url, ...addressed, company: null })).send(request, reply)
    }
    // The switch is a field of the form: a language other than the page's has been chosen.
    const posted = languageOf(fieldsOf(request.body)(langParam))
    const shown =
      posted && posted !== addressed.language ? { language: posted, languageChosen: true } : addressed
    // Handled at the former slug: a redirect that repeats the POST would be one more step at which input could get
    // lost.
    const url = asked.movedTo ?? asked.path + searchOf(request)
    const { searchParams } = new URL(`${config.origins.site}${url}`)
    const scanned = await scannedIn(found, request)
    const outcome = await takeFeedback(
      { ...deps, rateLimiter: app.rateLimiter },
      {
        ip: request.ip,
        companyId: found.company.id,
        rating: searchParams.get('rating') ?? undefined,
        code: scanned?.code,
        lang: shown.language,
        body: request.body,
        log: request.log,
      },
    )
    if (outcome.stored) {
      const lang = shown.languageChosen ? shown.language : undefined
      const handle = await handleFor(found, outcome.receipt, request)
      const query = carriedQuery({ via: scanned?.code, lang }, handle)
      return reply.redirect(reviewPaths(asked.slug).thankYou + query, 303)
    }
    const { form, formState, retryAfter, error } = outcome
    if (form.status >= 500) request.log.error({ err: error }, 'feedback not stored')
    if (retryAfter) reply.header('retry-after', retryAfter)
    const page = await render({
      url,
      ...shown,
      ...dataOf(found, scanned, shown.language, asked.path),
      form,
      formState,
    })
    return page.send(request, reply)
  }

  /** Returns a handle of the private link; undefined if it cannot be stored, which the feedback already is. */
  async function handleFor({ company }: CachedCompany, token: string, request: FastifyRequest) {
    return mintHandle(db, company.id, token).catch((error: unknown) => {
      request.log.error({ err: error }, 'no handle for the private link')
      return undefined
    })
  }

  async function showProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (hasLeft(error, request)) return reply.status(clientLeft).send()
    const { status, code } = describeOnPage(error, request, reply, 'page failed')
    // A fault, not a refusal: what was typed must not be lost. Another origin's form is refused and never shown.
    const posted = request.method === 'POST' && status >= 500 ? feedbackFields(request.body) : undefined
    const lang = languageOf(posted?.[langParam]) ?? chosenIn(request)
    const page = await render({
      url: request.url,
      // Without a query, which could fail or wait like the one that has just failed.
      settings: settingsFor(currentLanding(deps) ?? 'choice', companies.current(demoSlug)),
      ...languageFor(request, lang),
      problem: { status, code, posted },
    })
    return page.send(request, reply)
  }

  /** Looks up the company that a page shows, and the page's current path if a former slug was requested. */
  async function companyFor(request: Pick<FastifyRequest, 'url'>): Promise<Asked> {
    const settings = await settingsIfKnown()
    const { path, needed, event } = await frontEnds.addressOf(request.url, settings.landing)
    if (!needed) return { path, settings }
    if (needed === 'first') return { path, settings, found: (await companies.first()) ?? null, event }
    const found = (await companies.bySlug(needed.slug)) ?? null
    const asked = { path, settings, found }
    if (!found || found.company.slug === needed.slug) return { ...asked, slug: needed.slug, event }
    const { slug } = found.company
    return { ...asked, slug, movedTo: movedTo(path, slug) + searchOf(request) }
  }

  /**
   * While the database does not answer, the landing is the choice screen, which is not shown without its company; the
   * pages of companies in memory do not depend on it.
   */
  async function settingsIfKnown(): Promise<SiteSettings> {
    const [landing, demo] = await Promise.all([
      landingOf(deps).catch(() => 'choice' as const),
      config.demoDashboard ? companies.bySlug(demoSlug).catch(() => undefined) : undefined,
    ])
    return settingsFor(landing, demo)
  }

  /** Returns what `settingsIfKnown` does if it is known without a query. */
  function currentSettings(): SiteSettings | undefined {
    const landing = currentLanding(deps)
    if (!landing || !config.demoDashboard) return landing && now().settings[landing].closed
    const demo = companies.current(demoSlug)
    return demo && settingsFor(landing, demo)
  }

  function settingsFor(landing: Landing, demo: CachedCompany | undefined): SiteSettings {
    return now().settings[landing][config.demoDashboard && isOpenDemo(demo) ? 'open' : 'closed']
  }

  async function render(
    { settings, ...page }: Omit<PageRequest, 'settings'> & { settings?: SiteSettings },
    options: { visit?: Visit | undefined; isPrivate?: boolean } = {},
  ): Promise<SentPage> {
    const formState = { submissionId: randomUUID(), renderedAt: Date.now() }
    const rendered = await frontEnds.renderSite({
      settings: settings ?? (await settingsIfKnown()),
      formState,
      ...page,
    })
    return new SentPage(rendered, { strict: frontEnds.strict, ...options })
  }
}

/** Returns the language of a page: chosen, else the browser's, else the company's default. */
function languageFor(
  request: Pick<FastifyRequest, 'headers'>,
  lang: Language | undefined,
  found?: CachedCompany | null,
): Pick<PageRequest, 'language' | 'languageChosen'> {
  if (lang) return { language: lang, languageChosen: true }
  return { language: negotiated(request) ?? found?.company.defaultLanguage ?? 'en' }
}

const practiceEnd = sitePaths.companyPractice.replace('/:slug', '')
const noBody = Buffer.alloc(0)

function placeOf({ company }: CachedCompany, scanned: ScannedCode | undefined): VisitedPlace {
  return { companyId: company.id, placementId: scanned?.placementId, locationId: scanned?.location?.id }
}

/**
 * Returns the path under which the page at a URL is cached: with a code and a chosen language, but no other query. With
 * a handle, it may show more than the cached page.
 */
function keyOf(url: string): { path: string; lang?: Language | undefined; hasHandle?: boolean } {
  const begin = url.indexOf('?')
  if (begin < 0) return { path: url }
  const path = url.slice(0, begin)
  if (!carriedParams.some((name) => url.includes(name, begin))) return { path }
  const query = new URLSearchParams(url.slice(begin))
  const lang = languageOf(only(query, langParam))
  const key = path + carriedQuery({ via: codeIn(only(query, viaParam)), lang })
  return { path: key, lang, hasHandle: query.has(receiptParam) }
}

const carriedParams = [viaParam, langParam, `${receiptParam}=`]

/** Returns the handle in the URL of a thank-you page. */
function handleIn(request: FastifyRequest): string | undefined {
  return only(new URLSearchParams(searchOf(request)), receiptParam)
}

type Pages = PageCache<CachedCompany | SiteSettings>

function prepare(config: Config) {
  const settings = {
    marketing: {
      open: settingsOf(config, 'marketing', true),
      closed: settingsOf(config, 'marketing', false),
    },
    choice: { open: settingsOf(config, 'choice', true), closed: settingsOf(config, 'choice', false) },
  }
  const cache: Pages = new PageCache()
  return { provider: config.provider, settings, cache }
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

/** Returns the data of a company's pages, as the visitor who scanned a code sees them. */
function dataOf(
  found: CachedCompany | null,
  scanned: ScannedCode | undefined,
  language: Language,
  path: string,
) {
  return {
    company: found && {
      ...siteCompany(found, scanned?.location, language),
      // No other page shows them, and a first view must not weigh more.
      ...(changesEnd.test(path) && { changes: changesOf(found) }),
    },
    ...(found && { privacy: privacyOf(found) }),
    ...(scanned && { via: scanned.code }),
  }
}

const changesEnd = new RegExp(`(${practiceEnd}|${sitePaths.thankYou})$`)

const changesOf = ({ company }: CachedCompany): CompanyChanges => ({
  language: company.defaultLanguage,
  shown: company.shownChanges,
})

function privacyOf({ company }: CachedCompany): PrivacySettings {
  const { privacyAddress: address, contactMonths, textMonths } = company
  return { address, contactMonths, textMonths }
}

function siteCompany(
  { company }: CachedCompany,
  location: VisitedLocation | null | undefined,
  language: Language,
): SiteCompany {
  const { id, slug, name, brandColor, googleReviewUrl, logo, texts } = company
  return {
    id,
    slug,
    name,
    brandColor,
    googleReviewUrl: location?.googleReviewUrl ?? googleReviewUrl,
    ...(location && { locationName: location.name }),
    ...texts[language],
    logo: logo && { url: imageUrl(logo.sha256), width: logo.width, height: logo.height },
  }
}

/** Returns the path of the same review screen at the company's current slug. */
function movedTo(path: string, slug: string): string {
  return path.replace(/^\/[^/]+/, reviewPaths(slug).home)
}
