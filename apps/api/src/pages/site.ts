import { randomUUID } from 'node:crypto'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import {
  carriedQuery,
  codeIn,
  langParam,
  receiptParam,
  reviewPaths,
  sitePaths,
  viaParam,
} from '@candour/schemas/paths.ts'
import type { PageAddress, PageRequest, SiteSettings } from '@candour/site/page.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientLeft, describeOnPage, hasLeft } from '#http/error-handler.ts'
import { originCheck } from '#http/origin.ts'
import { chosenIn, negotiated, only, searchOf } from '#http/request-language.ts'
import type { SessionOptions } from '#http/session.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import type { Visit } from '#modules/funnel/counter.ts'
import { countVisit } from '#modules/funnel/person.ts'
import { landingOf } from '#modules/platform/landing.ts'
import { practiceOf } from '#modules/practice/practice.ts'
import { mintHandle, openHandle } from '#modules/receipts/handles.ts'
import { receiptUrl } from '#modules/reviews/receipt-token.ts'
import { codePages } from '#pages/codes.ts'
import { feedbackFields, fieldsOf, takeFeedback } from '#pages/feedback.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { companyData, isPractice, languageFor, placeOf } from '#pages/page-data.ts'
import { SentPage } from '#pages/sent-page.ts'
import { sitemap } from '#pages/seo.ts'
import { CurrentSettings, type SitePages } from '#pages/site-settings.ts'

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
  const current = new CurrentSettings(deps)
  await app.register(formbody)
  await app.register(originCheck, { origins: new Set([config.origins.site]) })
  app.setErrorHandler(showProblem)
  // First, because the fast path asks in this order.
  await app.register(codePages, { ...deps, render })

  app.get('/sitemap.xml', hidden, async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(config, await landingOf(deps))),
  )
  app.get('/*', hidden, showPage)
  const isCurrent = (owner: CachedCompany | SiteSettings) =>
    'company' in owner ? companies.isCurrent(owner) : owner === current.get()
  app.fastPath.add({
    pattern: '/*',
    find: (url, headers) => {
      const { path, lang, hasHandle } = keyOf(url)
      if (hasHandle) return undefined
      const page = current.pages.find(lang ?? negotiated({ headers }), path, isCurrent)
      const prepared = page?.prepared(headers)
      if (prepared) countVisit(funnel, { method: 'GET', headers }, page?.visit)
      return prepared
    },
  })
  app.post(sitePaths.feedback, hidden, postFeedback)
  app.post(sitePaths.companyFeedback, hidden, postFeedback)
  // The demo stores nothing, with or without JavaScript.
  app.post(sitePaths.demo, hidden, (_, reply) => reply.redirect(`${sitePaths.demo}?step=thank-you`, 303))

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    // Before the settings, so that no page with former ones is kept among later pages.
    const { pages } = current
    const { path: bare, found, movedTo, event, settings } = await companyFor(request)
    if (found?.company.suspended) return showPaused(found, bare, request, reply, pages)
    // Never a permanent redirect: browsers cache it, and the slug may point elsewhere, or back here, later.
    if (movedTo) return reply.header('cache-control', 'no-cache').redirect(movedTo, 302)
    const scanned = found ? await scannedIn(found, request) : undefined
    const lang = chosenIn(request)
    const inLanguage = languageFor(request, lang, found)
    // Only codes of the company, or made-up ones would fill the cache.
    const practice = found && isPractice(bare) ? await practiceOf(deps, found) : undefined
    const path = bare + carriedQuery({ via: scanned?.code, lang }) + (practice ? `#${practice.day}` : '')
    const renderPage = () =>
      render(
        {
          url: bare + searchOf(request),
          settings,
          ...inLanguage,
          ...(found !== undefined && companyData(found, scanned, inLanguage.language, bare)),
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
            ...companyData(found, scanned, inLanguage.language, bare),
          })
        : await kept(pages, found ?? settings, lang ?? negotiated(request), path, renderPage)
    countVisit(funnel, request, page.visit)
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
    cache: SitePages,
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
    cache: SitePages,
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
      ...companyData(found, scanned, shown.language, asked.path),
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
      settings: current.afterFault(),
      ...languageFor(request, lang),
      problem: { status, code, posted },
    })
    return page.send(request, reply)
  }

  /** Looks up the company that a page shows, and the page's current path if a former slug was requested. */
  async function companyFor(request: Pick<FastifyRequest, 'url'>): Promise<Asked> {
    const settings = await current.find()
    const { path, needed, event } = await frontEnds.addressOf(request.url, settings.landing)
    if (!needed) return { path, settings }
    if (needed === 'first') return { path, settings, found: (await companies.first()) ?? null, event }
    const found = (await companies.bySlug(needed.slug)) ?? null
    const asked = { path, settings, found }
    if (!found || found.company.slug === needed.slug) return { ...asked, slug: needed.slug, event }
    const { slug } = found.company
    return { ...asked, slug, movedTo: movedTo(path, slug) + searchOf(request) }
  }

  async function render(
    { settings, ...page }: Omit<PageRequest, 'settings'> & { settings?: SiteSettings },
    options: { visit?: Visit | undefined; isPrivate?: boolean } = {},
  ): Promise<SentPage> {
    const formState = { submissionId: randomUUID(), renderedAt: Date.now() }
    const rendered = await frontEnds.renderSite({
      settings: settings ?? (await current.find()),
      formState,
      ...page,
    })
    return new SentPage(rendered, { strict: frontEnds.strict, ...options })
  }
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

/** Returns the path of the same review screen at the company's current slug. */
function movedTo(path: string, slug: string): string {
  return path.replace(/^\/[^/]+/, reviewPaths(slug).home)
}
