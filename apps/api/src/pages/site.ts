import { randomUUID } from 'node:crypto'
import { pickLanguage } from '@candour/schemas/languages.ts'
import { accountPaths, movedTo, reviewPaths, sitePaths } from '@candour/schemas/paths.ts'
import type { PageRequest, SiteCompany, SiteSettings } from '@candour/site/page.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { clientLeft, describe, hasLeft } from '#http/error-handler.ts'
import { originCheck } from '#http/origin.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import { imageUrl } from '#modules/images/image.ts'
import { takeFeedback } from '#pages/feedback.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { PageCache } from '#pages/page-cache.ts'
import { SentPage } from '#pages/sent-page.ts'
import { sitemap } from '#pages/seo.ts'

const hidden = { schema: { hide: true } }

interface Asked {
  /** Canonical path. */
  path: string
  /** Null if there is no such company, undefined if the page needs none. */
  found?: CachedCompany | null
  /** The company's current slug; undefined for the site's single company. */
  slug?: string
  /** Path and query to redirect to. */
  movedTo?: string
}

/** The public review site, rendered on the server, and its form for browsers without JavaScript. */
export async function sitePages(app: FastifyInstance, deps: PageDeps & { frontEnds: FrontEnds }) {
  const { config, companies, frontEnds } = deps
  const settings = settingsOf(config)
  const cache = new PageCache<CachedCompany | SiteSettings>()
  await app.register(formbody)
  await app.register(originCheck, { origins: new Set([config.origins.site]) })

  app.get('/sitemap.xml', hidden, (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(config)),
  )
  app.get('/*', hidden, showPage)
  const isCurrent = (owner: CachedCompany | SiteSettings) =>
    owner === settings || ('company' in owner && companies.isCurrent(owner))
  app.fastPath.add({
    pattern: '/*',
    find: (url, headers) => cache.find(languageOf({ headers }), pathOf(url), isCurrent)?.prepared(headers),
  })
  app.post(sitePaths.feedback, hidden, postFeedback)
  app.post(sitePaths.companyFeedback, hidden, postFeedback)
  // The demo stores nothing, with or without JavaScript.
  app.post(sitePaths.demo, hidden, (_, reply) => reply.redirect(`${sitePaths.demo}?step=thank-you`, 303))
  app.setErrorHandler(showProblem)

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    const { path, found, movedTo } = await companyFor(request)
    // Never a permanent redirect: browsers cache it, and the slug may point elsewhere, or back here, later.
    if (movedTo) return reply.header('cache-control', 'no-cache').redirect(movedTo, 302)
    const owner = found ?? settings
    const language = languageOf(request)
    const renderPage = () => {
      const company = found && siteCompany(found)
      return render({ url: path + searchOf(request), language, ...(company !== undefined && { company }) })
    }
    const page = await (frontEnds.strict
      ? cache.getOrRender(owner, language, path, renderPage)
      : renderPage())
    return page.send(request, reply)
  }

  async function postFeedback(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request)
    const asked = await companyFor(request)
    const { found } = asked
    if (!found) return (await render({ url: request.url, language, company: null })).send(request, reply)
    // Handled at the former slug: a redirect that repeats the POST would be one more step at which input could get
    // lost.
    const url = asked.movedTo ?? asked.path + searchOf(request)
    const { searchParams } = new URL(`${config.origins.site}${url}`)
    const outcome = await takeFeedback(
      { ...deps, rateLimiter: app.rateLimiter },
      {
        ip: request.ip,
        companyId: found.company.id,
        rating: searchParams.get('rating') ?? undefined,
        body: request.body,
      },
    )
    if (outcome.stored) {
      return reply.redirect(reviewPaths(asked.slug).thankYou, 303)
    }
    const { form, formState, retryAfter, error } = outcome
    if (form.status >= 500) request.log.error({ err: error }, 'feedback not stored')
    if (retryAfter) reply.header('retry-after', retryAfter)
    const page = await render({ url, language, company: siteCompany(found), form, formState })
    return page.send(request, reply)
  }

  async function showProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (hasLeft(error, request)) return reply.status(clientLeft).send()
    const { status, body, retryAfter } = describe(error)
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    if (retryAfter) reply.header('retry-after', retryAfter)
    const page = await render({
      url: request.url,
      language: languageOf(request),
      problem: { status, code: body.code },
    })
    return page.send(request, reply)
  }

  /** Looks up the company that a page shows, and the page's current path if a former slug was requested. */
  async function companyFor(request: Pick<FastifyRequest, 'url'>): Promise<Asked> {
    const { path, needed } = await frontEnds.addressOf(request.url, config.landing)
    if (!needed) return { path }
    if (needed === 'first') return { path, found: (await companies.first()) ?? null }
    const found = (await companies.bySlug(needed.slug)) ?? null
    if (!found || found.company.slug === needed.slug) return { path, found, slug: needed.slug }
    const { slug } = found.company
    return { path, found, slug, movedTo: movedTo(path, slug) + searchOf(request) }
  }

  async function render(page: Omit<PageRequest, 'settings'>): Promise<SentPage> {
    const formState = { submissionId: randomUUID(), renderedAt: Date.now() }
    return new SentPage(await frontEnds.renderSite({ settings, formState, ...page }), frontEnds)
  }
}

const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => pickLanguage(headers['accept-language'])

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

function searchOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return new URL(`http://site${url}`).search
}

function settingsOf({ landing, origins, provider, bookingUrl }: Config): SiteSettings {
  const sameOrigin = origins.dashboard === origins.site
  return {
    landing,
    origin: origins.site,
    provider,
    bookingUrl,
    loginUrl: sameOrigin ? accountPaths.login : origins.dashboard + accountPaths.login,
  }
}

function siteCompany({ company }: CachedCompany): SiteCompany {
  const { id, slug, name, brandColor, googleReviewUrl, logo } = company
  return {
    id,
    slug,
    name,
    brandColor,
    googleReviewUrl,
    logo: logo && { url: imageUrl(logo.sha256), width: logo.width, height: logo.height },
  }
}
