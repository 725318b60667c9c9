import { type Language, languages } from '@candour/schemas/languages.ts'
import { negotiateLanguage } from '@candour/schemas/negotiate-language.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { MailTexts } from '@candour/texts/en/mails.ts'
import { isolated } from '@candour/texts/isolated.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import { system, visitor } from '#domain/principal.ts'
import { appsAt } from '#http/hosts.ts'
import { coarseNetwork, type Limit, network } from '#http/rate-limit.ts'
import { chosenIn } from '#http/request-language.ts'
import { languageOfCompany } from '#modules/notifications/repository.ts'
import type { UnsubscribeKind } from '#modules/notifications/unsubscribe-kinds.ts'
import { findSubscription } from '#modules/notifications/unsubscribe-links.ts'
import { pageHeaders, renderPage } from '#modules/notifications/unsubscribe-page.ts'

interface Unsubscribing {
  db: Db
  config: Config
  kinds: Readonly<Record<string, UnsubscribeKind>>
}

/** Generous: one-click requests of all recipients of a mail provider come from its few addresses. */
const limits: readonly Limit<{ ip: string }>[] = [
  {
    name: 'unsubscribe links of a network',
    key: ({ ip }) => network(ip),
    max: 600,
    windowSeconds: 10 * 60,
    shared: 'once a second',
  },
]

const undo = 'undo'

/**
 * The page of a link in a mail, on the site's host. GET only shows it, because mail scanners open links; POST ends the
 * mails (RFC 8058), or with the field `undo` resumes them. The token is the only credential: mail providers send no
 * cookie and no origin, so neither is required.
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { db, config, kinds }: Unsubscribing,
): Promise<void> {
  const appsHere = appsAt(config)
  // RFC 8058 allows any form encoding; only `undo` is ever read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    const here = appsHere(request)
    if (here.size === 0) throw new DomainError('unknown_host')
    if (!here.has('site')) throw new DomainError('not_found')
    await app.rateLimiter.take(limits, request)
  })
  const options = { schema: { hide: true } }
  app.get('/unsubscribe/:token', options, (request: WithToken, reply) => answer(request, reply))
  app.post('/unsubscribe/:token', options, (request: WithToken, reply) =>
    answer(request, reply, wantsUndo(request.body) ? 'resume' : 'end'),
  )

  async function answer(request: WithToken, reply: FastifyReply, change?: 'end' | 'resume') {
    reply.headers(pageHeaders)
    const found = await findSubscription(db, request.params.token)
    const kind = found && kinds[found.kind]
    if (!found || !kind) {
      const language = languageFor(request, languages, 'en')
      const { unknown, unknownText } = catalogues[language].mails.unsubscribe
      const page = { language, choice: languages, title: unknown, line: unknownText }
      return reply.status(404).header('content-language', language).send(renderPage(page))
    }
    const principal = { ...visitor, network: coarseNetwork(request.ip), requestId: request.id }
    const [isOn, usual] = await withCompany(db, system('unsubscribe'), found.companyId, async (tx) => {
      if (change) await kind[change](tx, found, principal)
      return [await kind.isOn(tx, found), await languageOfCompany(tx, found.companyId)]
    })
    const language = languageFor(request, kind.languages, usual)
    const name = isolated(found.companyName, language)
    const page = { language, choice: kind.languages, ...pageOf(kind.words(language), name, isOn, change) }
    return reply.header('content-language', language).send(renderPage(page))
  }
}

/**
 * Returns the first of these languages that `choice` includes: the visitor's choice, the browser's, the usual one,
 * English.
 */
function languageFor(request: FastifyRequest, choice: readonly Language[], usual: Language): Language {
  const asked = negotiateLanguage(request.headers['accept-language'], choice)
  const wanted = [chosenIn(request), asked, usual]
  return wanted.find((language) => language && choice.includes(language)) ?? 'en'
}

type WithToken = FastifyRequest<{ Params: { token: string } }>

function wantsUndo(body: unknown): boolean {
  return typeof body === 'string' && new URLSearchParams(body).has(undo)
}

/** @param company its name, isolated */
function pageOf(
  words: MailTexts['unsubscribe'],
  company: string,
  isOn: boolean,
  change: 'end' | 'resume' | undefined,
) {
  if (!isOn) {
    return {
      title: words.stopped(company),
      line: words.stoppedText,
      action: { label: words.undo, field: undo, value: '1' },
    }
  }
  const action = { label: words.unsubscribe, field: 'List-Unsubscribe', value: 'One-Click' }
  return change === 'resume'
    ? { title: words.resumed(company), line: words.resumedText, action }
    : { title: words.stop(company), line: words.stopText, action }
}
