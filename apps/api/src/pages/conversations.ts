import { randomUUID } from 'node:crypto'
import { id } from '@candour/schemas/fields.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { formFields } from '@candour/schemas/limits.ts'
import { conversationPath, langParam } from '@candour/schemas/paths.ts'
import type { ConversationPage, ConversationRequest } from '@candour/site/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeOnPage } from '#http/error-handler.ts'
import {
  answerIssue,
  storeAnswer,
  type VisitedConversation,
  visitConversation,
} from '#modules/conversations/answer.ts'
import { answerLimits, pageLimits } from '#modules/conversations/limits.ts'
import { imageUrl } from '#modules/images/image.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { languageFor, privatePages, sendPrivately, textsOf } from '#pages/private-pages.ts'

interface Visit {
  Params: { token: string }
  Querystring: { sent?: string }
}

/** The private page on which a visitor reads and answers a company's replies. Wrong and expired tokens look alike. */
export async function conversationPages(app: FastifyInstance, deps: PageDeps & { frontEnds: FrontEnds }) {
  const { config, db, frontEnds } = deps
  await app.register(privatePages, { config, limits: pageLimits, sendProblem: send })
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
    if (textsOf(request.body)(formFields.changeLanguage)) return showForm(request, reply, { status: 200 })
    const answer = { text: textIn(request).trim(), submissionId: submissionIdIn(request) }
    const issue = answerIssue(answer.text)
    if (issue) return showForm(request, reply, { status: 400, issue })
    let chosen: Language | undefined
    try {
      chosen = languageFor(request, languagesOf(await visitConversation(db, token))).chosen
      await app.rateLimiter.take(answerLimits, { token })
      if (!(await storeAnswer(deps, token, answer))) return send(request, reply, 'ended')
    } catch (error) {
      const { status, code } = describeOnPage(error, request, reply, 'answer not stored')
      return showForm(request, reply, { status, ...(status < 500 && { code }) })
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

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: ConversationRequest['shown'],
    visited?: VisitedConversation,
  ) {
    const { language } = languageFor(request, languagesOf(visited))
    return sendPrivately(reply, await frontEnds.renderConversation({ language, shown }))
  }
}

function languagesOf(visited: VisitedConversation | undefined) {
  return visited && { review: visited.about.reviewLanguage, company: visited.about.companyLanguage }
}

function textIn({ body }: FastifyRequest): string {
  return textsOf(body)('text')
}

function submissionIdIn({ body }: FastifyRequest): string | undefined {
  return id.safeParse(textsOf(body)('submissionId')).data
}

function pageOf({ company, about, messages }: VisitedConversation): ConversationPage {
  const { slug, name, brandColor, logo } = company
  return {
    company: {
      slug,
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
