import { randomUUID } from 'node:crypto'
import { id } from '@candour/schemas/fields.ts'
import { negotiateLanguage } from '@candour/schemas/negotiate-language.ts'
import { conversationPath } from '@candour/schemas/paths.ts'
import type { ConversationPage, ConversationRequest } from '@candour/site/page.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { DomainError } from '#errors.ts'
import { clientLeft, describe, hasLeft } from '#http/error-handler.ts'
import { changesState } from '#http/origin.ts'
import {
  type AnswerIssue,
  answerIssue,
  storeAnswer,
  type VisitedConversation,
  visitConversation,
} from '#modules/conversations/answer.ts'
import { answerLimits, pageLimits } from '#modules/conversations/limits.ts'
import { imageUrl } from '#modules/images/image.ts'
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
    return send(request, reply, { ...pageOf(visited), sent: request.query.sent !== undefined })
  }

  async function takeAnswer(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const { token } = request.params
    const answer = answerOf(request.body)
    const issue = answerIssue(answer.text)
    if (issue) return showForm(request, reply, { status: 400, text: answer.text, issue })
    try {
      await app.rateLimiter.take(answerLimits, { token })
      if (!(await storeAnswer(deps, token, answer))) return send(request, reply, 'ended')
    } catch (error) {
      const { status, body, retryAfter } = describe(error)
      if (status >= 500) request.log.error({ err: error }, 'answer not stored')
      if (retryAfter) reply.header('retry-after', retryAfter)
      return showForm(request, reply, {
        status,
        text: answer.text,
        ...(status < 500 && { code: body.code }),
      })
    }
    return reply.redirect(`${conversationPath.replace(':token', token)}?sent#sent`, 303)
  }

  /** Shows the form again with what was typed. */
  async function showForm(
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    form: { status: number; text: string; issue?: AnswerIssue } & NonNullable<ConversationPage['form']>,
  ) {
    const visited = await visitConversation(db, request.params.token)
    return send(request, reply, visited ? { ...pageOf(visited), form } : 'ended')
  }

  async function showProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (hasLeft(error, request)) return reply.status(clientLeft).send()
    const { status, body, retryAfter } = describe(error)
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    if (retryAfter) reply.header('retry-after', retryAfter)
    return send(request, reply, { status, code: body.code })
  }

  async function send(
    { headers }: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    shown: ConversationRequest['shown'],
  ) {
    const language = negotiateLanguage(headers['accept-language']) ?? 'en'
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

function answerOf(body: unknown): { text: string; submissionId: string | undefined } {
  const field = (name: string) => {
    const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const submissionId = id.safeParse(field('submissionId'))
  return {
    // U+0000 cannot be stored, and says nothing.
    text: field('text').replaceAll('\r\n', '\n').replaceAll('\0', '').trim(),
    submissionId: submissionId.success ? submissionId.data : undefined,
  }
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
    rating: about.rating,
    feedback: about.feedback,
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
