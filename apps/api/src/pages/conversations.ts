import { randomUUID } from 'node:crypto'
import { id } from '@candour/schemas/fields.ts'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { formFields } from '@candour/schemas/limits.ts'
import { conversationPath, langParam } from '@candour/schemas/paths.ts'
import type { ConversationPage, ConversationRequest } from '@candour/site/page.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { DomainError } from '#errors.ts'
import { clientLeft, describe, hasLeft } from '#http/error-handler.ts'
import { changesState } from '#http/origin.ts'
import { chosenIn, negotiated } from '#http/request-language.ts'
import {
  answerIssue,
  storeAnswer,
  type VisitedConversation,
  visitConversation,
} from '#modules/conversations/answer.ts'
import { answerLimits, pageLimits } from '#modules/conversations/limits.ts'
import { imageUrl } from '#modules/images/image.ts'
import { fieldsOf } from '#pages/feedback.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { pageHeaders, scriptlessPolicy } from '#pages/security.ts'

interface Visit {
  Params: { token: string }
  Querystring: { sent?: string }
}

/**
 * The private page on which a visitor reads and answers a company's replies. It is not cached, indexed or named to other
 * pages, and runs no script. A wrong and an expired token get the same page.
 */
export async function conversationPages(app: FastifyInstance, deps: PageDeps & { frontEnds: FrontEnds }) {
  const { config, db, frontEnds } = deps
  await app.register(formbody)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(privateHeaders)
    if (changesState(request) && isForeignForm(request, config)) throw new DomainError('unknown_origin')
    await app.rateLimiter.take(pageLimits, request)
  })
  app.setErrorHandler(showProblem)
  app.get<Visit>(conversationPath, { schema: { hide: true } }, showConversation)
  app.post<Visit>(conversationPath, { schema: { hide: true } }, takeAnswer)

  async function showConversation(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const visited = await visitConversation(db, request.params.token)
    if (!visited) return send(request, reply, 'ended')
    if (visited.about.suspended) return send(request, reply, 'paused')
    const shown = { ...pageOf(visited), sent: request.query.sent !== undefined }
    return send(request, reply, shown, visited)
  }

  async function takeAnswer(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const { token } = request.params
    const field = fieldsOf(request.body)
    if (field(formFields.changeLanguage)) return showForm(request, reply, { status: 200 })
    const answer = { text: textIn(request).trim(), submissionId: submissionIdIn(request) }
    const issue = answerIssue(answer.text)
    if (issue) return showForm(request, reply, { status: 400, issue })
    let chosen: Language | undefined
    try {
      chosen = languageFor(request, await visitConversation(db, token)).chosen
      await app.rateLimiter.take(answerLimits, { token })
      if (!(await storeAnswer(deps, token, answer))) return send(request, reply, 'ended')
    } catch (error) {
      const { status, body, retryAfter } = describe(error)
      if (status >= 500) request.log.error({ err: error }, 'answer not stored')
      if (retryAfter) reply.header('retry-after', retryAfter)
      return showForm(request, reply, { status, ...(status < 500 && { code: body.code }) })
    }
    const query = chosen ? `sent&${langParam}=${chosen}` : 'sent'
    return reply.redirect(`${conversationPath.replace(':token', token)}?${query}#sent`, 303)
  }

  /** Shows the form again with what was typed. */
  async function showForm(
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    outcome: Omit<NonNullable<ConversationPage['form']>, 'text'>,
  ) {
    const visited = await visitConversation(db, request.params.token)
    if (!visited) return send(request, reply, 'ended')
    const form = { ...outcome, text: textIn(request) }
    const submissionId = submissionIdIn(request)
    const shown = { ...pageOf(visited), ...(submissionId && { submissionId }), form }
    return send(request, reply, shown, visited)
  }

  async function showProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (hasLeft(error, request)) return reply.status(clientLeft).send()
    const { status, body, retryAfter } = describe(error)
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    if (retryAfter) reply.header('retry-after', retryAfter)
    return send(request, reply, { status, code: body.code })
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: ConversationRequest['shown'],
    visited?: VisitedConversation,
  ) {
    const { language } = languageFor(request, visited)
    const page = await frontEnds.renderConversation({ language, shown })
    // Not compressed: the size would tell about words next to others that someone else may have chosen.
    return reply
      .status(page.status)
      .headers({ ...pageHeaders(scriptlessPolicy(page)), ...privateHeaders, 'content-language': language })
      .send(page.html)
  }
}

const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Whether a form was submitted by a page of another origin. Without a referrer, browsers send `Origin: null` with the
 * page's own form; `Sec-Fetch-Site` tells it from others. Browsers without that header have nothing but the token.
 */
function isForeignForm({ headers }: FastifyRequest, { origins }: Config): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site !== 'same-origin'
  return origin !== undefined && origin !== 'null' && origin !== origins.site
}

/**
 * Returns a page's language: what the visitor chose in the form or the URL, else the review's, the browser's, or the
 * company's default. `chosen` is absent unless the visitor chose.
 */
function languageFor(
  request: Pick<FastifyRequest, 'url' | 'headers' | 'body'>,
  visited?: VisitedConversation,
): { language: Language; chosen?: Language | undefined } {
  const addressed = chosenIn(request)
  const usual = visited?.about.reviewLanguage ?? negotiated(request) ?? visited?.about.companyLanguage ?? 'en'
  const posted = languageOf(fieldsOf(request.body)(langParam))
  // The form always has a language: that of its page, unless another one was chosen.
  const chosen = posted && posted !== (addressed ?? usual) ? posted : addressed
  return { language: chosen ?? usual, chosen }
}

/** U+0000 cannot be stored, and says nothing. */
function textIn({ body }: FastifyRequest): string {
  return fieldsOf(body)('text').replaceAll('\0', '')
}

function submissionIdIn({ body }: FastifyRequest): string | undefined {
  return id.safeParse(fieldsOf(body)('submissionId')).data
}

function pageOf({ company, about, messages }: VisitedConversation): ConversationPage {
  const { name, brandColor, logo } = company
  return {
    company: {
      name,
      brandColor,
      logo: logo && { url: imageUrl(logo.sha256), width: logo.width, height: logo.height },
    },
    timeZone: about.timeZone,
    visitorLanguage: about.reviewLanguage,
    rating: about.rating,
    feedback: about.feedback,
    feedbackLanguage: about.textLanguage,
    at: about.createdAt.toISOString(),
    messages: messages.map(({ id, fromVisitor, text, createdAt }) => ({
      id,
      fromVisitor,
      text,
      at: createdAt.toISOString(),
    })),
    submissionId: randomUUID(),
    sent: false,
  }
}
