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
import { chosenIn, negotiated, only, paramIn, searchOf } from '#http/request-language.ts'
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
import { CurrentSettings } from '#pages/site-settings.ts'

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
    const { path, found, movedTo, event, settings } = await companyFor(request)
    const isPaused = found?.company.suspended
    // Never a permanent redirect: browsers cache it, and the slug may point elsewhere, or back here, later.
    if (movedTo && !isPaused) return reply.header('cache-control', 'no-cache').redirect(movedTo, 302)
    const lang = chosenIn(request)
    const inLanguage = languageFor(request, lang, found)
    const fromCache = (key: string, renderPage: () => Promise<SentPage>) =>
      frontEnds.strict
        ? pages.getOrRender(found ?? settings, lang ?? negotiated(request), key, renderPage)
        : renderPage()
    if (isPaused) {
      // Instead of any of the company's pages, and at its former slugs too.
      const page = await fromCache(path + carriedQuery({ lang }), () =>
        render({ url: path, settings, ...inLanguage, paused: true }),
      )
      return page.send(request, reply)
    }
    const scanned = found ? await scannedIn(found, request) : undefined
    const shown = {
      settings,
      ...inLanguage,
      ...(found !== undefined && companyData(found, scanned, inLanguage.language, path)),
    }
    const handle = path.endsWith(sitePaths.thankYou) ? paramIn(request, receiptParam) : undefined
    if (found && handle !== undefined) {
      return (await renderReceipt(found, handle, { url: path, ...shown })).send(request, reply)
    }
    const practice = found && isPractice(path) ? await practiceOf(deps, found) : undefined
    // Only codes of the company, or made-up ones would fill the cache.
    const key = path + carriedQuery({ via: scanned?.code, lang }) + (practice ? `#${practice.day}` : '')
    const visit = found && event ? { event, ...placeOf(found, scanned) } : undefined
    const page = await fromCache(key, () =>
      render({ url: path + searchOf(request), ...shown, practice }, { visit }),
    )
    countVisit(funnel, request, page.visit)
    return page.send(request, reply)
  }

  /** The thank-you page with the private link behind a handle; without it for a wrong or expired one. */
  async function renderReceipt(
    { company }: CachedCompany,
    handle: string,
    page: PageRequest,
  ): Promise<SentPage> {
    const token = await openHandle(db, company.id, handle)
    const receipt = token && { url: receiptUrl(config.origins.site, token), handle }
    const url = page.url + carriedQuery({}, receipt && handle)
    return render({ ...page, url, ...(receipt && { receipt }) }, { isPrivate: true })
  }

  async function scannedIn({ company }: CachedCompany, { url }: FastifyRequest) {
    if (!url.includes(viaParam)) return undefined
    const code = paramIn({ url }, viaParam)
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
    // Handled at the former slug: a redirect that repeats the POST could lose what was typed.
    const url = asked.movedTo ?? asked.path + searchOf(request)
    const scanned = await scannedIn(found, request)
    const outcome = await takeFeedback(
      { ...deps, rateLimiter: app.rateLimiter },
      {
        ip: request.ip,
        companyId: found.company.id,
        rating: new URLSearchParams(searchOf({ url })).get('rating') ?? undefined,
        code: scanned?.code,
        lang: shown.language,
        body: request.body,
        log: request.log,
      },
    )
    if (outcome.stored) {
      const lang = shown.languageChosen ? shown.language : undefined
      // Without one, the thank-you page has no private link; the feedback is stored already.
      const handle = await mintHandle(db, found.company.id, outcome.receipt).catch((error: unknown) => {
        request.log.error({ err: error }, 'no handle for the private link')
        return undefined
      })
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

/** Returns the path of the same review screen at the company's current slug. */
function movedTo(path: string, slug: string): string {
  return path.replace(/^\/[^/]+/, reviewPaths(slug).home)
}
