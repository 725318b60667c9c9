import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { langParam } from '@candour/schemas/paths.ts'
import type { Problem, RenderedPage } from '@candour/site/page.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import { DomainError } from '#domain/errors.ts'
import { clientLeft, describeOnPage, hasLeft } from '#http/error-handler.ts'
import { changesState } from '#http/origin.ts'
import type { CountedAtOnce } from '#http/rate-limit.ts'
import { chosenIn, negotiated } from '#http/request-language.ts'
import { fieldsOf } from '#pages/feedback.ts'
import { pageHeaders, privateHeaders, scriptlessPolicy } from '#pages/security.ts'

interface PrivatePages {
  config: Config
  limits: readonly CountedAtOnce<{ ip: string }>[]
  /** Shows why a request cannot be handled. */
  sendProblem: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => Promise<FastifyReply>
}

/**
 * What all pages with a token in their URL have in common: they are private, run no script, refuse forms from other
 * origins and limit requests, including those with wrong tokens. After a fault, the problem page keeps what was posted.
 */
export const privatePages = fp(
  async (app: FastifyInstance, { config, limits, sendProblem }: PrivatePages) => {
    await app.register(formbody)
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(privateHeaders)
      if (changesState(request) && isForeignForm(request, config)) throw new DomainError('unknown_origin')
      await app.rateLimiter.take(limits, request)
    })
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (hasLeft(error, request)) return reply.status(clientLeft).send()
      const { status, code } = describeOnPage(error, request, reply, 'page failed')
      // Only after a server error, so that input posted by another origin, which is refused, is never shown.
      const posted = request.method === 'POST' && status >= 500 ? postedFields(request) : undefined
      return sendProblem(request, reply, { status, code, posted })
    })
  },
)

/**
 * Whether a form was submitted by a page of another origin. Without a referrer, browsers send `Origin: null` with the
 * page's own form; `Sec-Fetch-Site` tells it from others. Browsers without that header have nothing but the token.
 */
function isForeignForm({ headers }: FastifyRequest, { origins }: Config): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site !== 'same-origin'
  return origin !== undefined && origin !== 'null' && origin !== origins.site
}

/** Languages of a private page's subject. */
interface Languages {
  /** Language of the page on which the review was written. */
  review: Language | undefined
  /** The company's default language. */
  company: Language
}

/**
 * Returns a page's language: what the visitor chose in the form or the URL, else the review's, the browser's, or the
 * company's default. `chosen` is absent unless the visitor chose.
 */
export function languageFor(
  request: Pick<FastifyRequest, 'url' | 'headers' | 'body'>,
  languages?: Languages,
): { language: Language; chosen?: Language | undefined } {
  const addressed = chosenIn(request)
  const usual = languages?.review ?? negotiated(request) ?? languages?.company ?? 'en'
  const posted = languageOf(fieldsOf(request.body)(langParam))
  // The form always has a language: that of its page, unless another one was chosen.
  const chosen = posted && posted !== (addressed ?? usual) ? posted : addressed
  return { language: chosen ?? usual, chosen }
}

/**
 * Sends a page without compression, because its size would leak words that stand next to text chosen by someone else
 * (BREACH).
 */
export function sendPrivately(reply: FastifyReply, page: RenderedPage): FastifyReply {
  const { status, language, html } = page
  return reply
    .status(status)
    .headers({ ...pageHeaders(scriptlessPolicy(page)), ...privateHeaders, 'content-language': language })
    .send(html)
}

/** Returns a getter for posted fields, from which U+0000 is removed because it cannot be stored. */
export function textsOf(body: unknown): (name: string) => string {
  const field = fieldsOf(body)
  return (name) => field(name).replaceAll('\0', '')
}

function postedFields({ body }: FastifyRequest): Record<string, string> {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const field = fieldsOf(body)
  return Object.fromEntries(names.map((name) => [name, field(name)]))
}
