import { type MemberLanguage, memberLanguageOf } from '@candour/schemas/languages.ts'
import { messages } from '@candour/schemas/messages.ts'
import { accountPaths, adminPaths, dashboardPaths, langParam } from '@candour/schemas/paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { DomainError } from '#domain/errors.ts'
import { browsersLanguage, rememberLanguage } from '#http/member-language.ts'
import { only, searchOf } from '#http/request-language.ts'
import type { Console, FrontEnds } from '#pages/front-ends.ts'
import { asPage, consolePolicy } from '#pages/security.ts'

const addresses: Record<Console, string[]> = {
  admin: [adminPaths.admin, `${adminPaths.admin}/*`],
  dashboard: [dashboardPaths.dashboard, `${dashboardPaths.dashboard}/*`, ...Object.values(accountPaths)],
}

interface ConsolePages {
  config: Config
  frontEnds: FrontEnds
}

/**
 * Serves the single-page documents of the consoles, one per app, at every path of its router. That of the dashboard says
 * in which language it is, so that the page need not be signed in to know; the operators' is English.
 */
export async function consolePages(app: FastifyInstance, { config, frontEnds }: ConsolePages) {
  for (const name of ['admin', 'dashboard'] as const) {
    for (const address of addresses[name]) {
      app.get(address, { schema: { hide: true } }, async (request, reply) => {
        const chosen = name === 'dashboard' ? chosenLanguage(request) : undefined
        if (chosen) rememberLanguage(reply, config, chosen)
        if (name === 'dashboard') reply.header('vary', 'accept-language, cookie')
        const language = name === 'admin' ? 'en' : (chosen ?? browsersLanguage(request))
        asPage(reply, frontEnds.strict ? consolePolicy : undefined)
          // Mailed links carry a token in the URL, which must not leak through the Referer, not even to the page's own
          // assets. With `no-referrer` some browsers would send `Origin: null`.
          .header('referrer-policy', 'strict-origin')
          // Review pages are public and do without: it makes browsers start another process, which delays the first
          // paint.
          .header('cross-origin-opener-policy', 'same-origin')
        return frontEnds.consolePage(name, request.url, language)
      })
    }
  }
}

/**
 * Returns the language that the address chooses.
 *
 * @throws DomainError `validation_failed` if it is not offered
 */
function chosenLanguage(request: FastifyRequest): MemberLanguage | undefined {
  const query = new URLSearchParams(searchOf(request))
  if (!query.has(langParam)) return undefined
  const language = memberLanguageOf(only(query, langParam))
  if (!language) throw new DomainError('validation_failed', { field: langParam, message: messages.language })
  return language
}
