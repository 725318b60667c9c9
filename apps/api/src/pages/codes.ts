import { type Carried, codePrefix, reviewPaths } from '@candour/schemas/paths.ts'
import type { PageRequest } from '@candour/site/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreparedResponse } from '#http/prepared-response.ts'
import { chosenIn } from '#http/request-language.ts'
import { hasSessionCookie, type SessionOptions, sessions } from '#http/session.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import type { Visit } from '#modules/funnel/counter.ts'
import { countVisit, isAhead } from '#modules/funnel/person.ts'
import { codePath } from '#modules/placements/code.ts'
import type { ScannedCode } from '#modules/placements/code-cache.ts'
import { scanOnWalk } from '#modules/walks/scan.ts'
import type { PageDeps } from '#pages/front-ends.ts'
import { languageFor, placeOf } from '#pages/page-data.ts'
import type { SentPage } from '#pages/sent-page.ts'

interface CodeDeps extends PageDeps {
  /** A member's scan may be one of a walk. */
  sessions: SessionOptions
  render: (page: Omit<PageRequest, 'settings'>) => Promise<SentPage>
}

/** What a printed code leads to: its company's page, or one that says that there is none. */
export async function codePages(app: FastifyInstance, deps: CodeDeps): Promise<void> {
  const { config, codes, funnel, render } = deps
  const scans = new WeakMap<ScannedCode, { scan: Visit; redirect: PreparedResponse }>()
  await app.register(sessions, deps.sessions)
  app.get(codePath, { schema: { hide: true } }, openCode)
  // The query is part of the code here, so a code with a chosen language takes the route.
  app.fastPath.add({
    pattern: codePath,
    find: (url, headers) => {
      if (!url.startsWith(codePrefix) || hasSessionCookie({ headers }, config)) return undefined
      const scanned = codes.current(url.slice(codePrefix.length))
      if (!scanned?.company) return undefined
      const { scan, redirect } = scans.get(scanned) ?? prepareScan(scanned, scanned.company)
      countVisit(funnel, { method: 'GET', headers }, scan)
      return redirect
    },
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
      countVisit(funnel, request, scan)
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
}

const noBody = Buffer.alloc(0)
