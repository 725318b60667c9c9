import { randomUUID } from 'node:crypto'
import { id } from '@candour/schemas/fields.ts'
import { formFields, receiptActs, receiptFields } from '@candour/schemas/limits.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { reviewInput } from '@candour/schemas/reviews.ts'
import type { ReceiptForm, ReceiptPage, ReceiptRequest } from '@candour/site/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describeOnPage } from '#http/error-handler.ts'
import { searchOf } from '#http/request-language.ts'
import { answerIssue, storeAnswer } from '#modules/conversations/answer.ts'
import { answerLimits } from '#modules/conversations/limits.ts'
import { type VisitedReceipt, visitReceipt } from '#modules/conversations/visit.ts'
import { imageUrl } from '#modules/images/image.ts'
import { changeReview, removeContact, withdraw } from '#modules/receipts/change.ts'
import { receiptChangeLimits, receiptPageLimits } from '#modules/receipts/limits.ts'
import { formerReceiptPath, receiptPath } from '#modules/reviews/receipt-token.ts'
import type { FrontEnds, PageDeps } from '#pages/front-ends.ts'
import { languageFor, privatePages, sendPrivately, textsOf } from '#pages/private-pages.ts'

interface Visit {
  Params: { token: string }
  Querystring: { done?: string }
}

type Act = (
  request: FastifyRequest<Visit>,
  reply: FastifyReply,
  visited: VisitedReceipt,
) => Promise<FastifyReply>

const hidden = { schema: { hide: true } }

/** Shown after a withdrawal, when the token is worthless; the same for everyone. */
const withdrawnPath = receiptPath.replace(':token', 'withdrawn')

/** The fields that a visitor can change. */
const changeInput = reviewInput.pick({
  rating: true,
  feedback: true,
  contactName: true,
  contactNumber: true,
  contactEmail: true,
})

/** The version that a form was based on. */
const formVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/**
 * The private page on which a visitor reads, changes and withdraws their feedback, and writes with the company about it.
 * Wrong tokens, and those of feedback that was withdrawn or erased, look alike.
 */
export async function receiptPages(app: FastifyInstance, deps: PageDeps & { frontEnds: FrontEnds }) {
  const { config, db, frontEnds } = deps
  await app.register(privatePages, { config, limits: receiptPageLimits, sendProblem: send })
  app.get(withdrawnPath, hidden, (request, reply) => send(request, reply, 'withdrawn'))
  app.get<Visit>(receiptPath, hidden, showReceipt)
  app.post<Visit>(receiptPath, hidden, takeAct)
  // Repeats a POST: the form of the former page may still be open somewhere.
  app.route<Visit>({
    ...hidden,
    method: ['GET', 'POST'],
    url: formerReceiptPath,
    handler: (request, reply) => reply.redirect(pathOf(request) + searchOf(request), 307),
  })

  async function showReceipt(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const visited = await visitReceipt(db, request.params.token)
    if (!visited) return send(request, reply, 'ended')
    return send(request, reply, pageOf(visited, { done: doneIn(request.query.done) }), visited)
  }

  async function takeAct(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const { token } = request.params
    const field = textsOf(request.body)
    const visited = await visitReceipt(db, token)
    if (!visited) return send(request, reply, 'ended')
    if (field(formFields.changeLanguage)) return showForm(request, reply, visited, { status: 200 })
    const act = acts.get(field(receiptFields.act)) ?? (isAnswerAlone(field) ? takeAnswer : takeChange)
    try {
      await app.rateLimiter.take(act === takeAnswer ? answerLimits : receiptChangeLimits, { token })
      return await act(request, reply, visited)
    } catch (error) {
      const { status, code } = describeOnPage(error, request, reply, 'form not handled')
      return showForm(request, reply, visited, { status, ...(status < 500 && { code }) })
    }
  }

  const takeAnswer: Act = async (request, reply, visited) => {
    const field = textsOf(request.body)
    const text = field(receiptFields.answer).trim()
    const issue = answerIssue(text)
    if (issue) return showForm(request, reply, visited, { status: 400, issue })
    const submissionId = submissionIdIn(request)
    const isStored = await storeAnswer(deps, request.params.token, { text, submissionId })
    return isStored
      ? proceed(request, reply, visited, 'answered')
      : showAgain(request, reply, { status: 409 })
  }

  const takeChange: Act = async (request, reply, visited) => {
    const { version, values, rating } = formOf(request, visited)
    const based = formVersion.safeParse(version)
    // Not posted by our form. The one shown next has a version.
    if (!based.success)
      return showForm(request, reply, visited, { status: 400, version: String(visited.version) })
    const input = changeInput.safeParse({ ...values, rating })
    if (!input.success) {
      const invalid = input.error.issues.map(({ path }) => path.join('.'))
      return showForm(request, reply, visited, { status: 400, invalid })
    }
    const { chosen } = languageFor(request, languagesOf(visited))
    const change = { ...input.data, version: based.data, lang: chosen }
    const outcome = await changeReview(deps, request.params.token, change)
    switch (outcome) {
      case undefined:
        return send(request, reply, 'ended')
      case 'conflict':
        return showAgain(request, reply, { status: 409, issue: 'conflict' })
      case 'settled':
        return showForm(request, reply, visited, { status: 409, issue: 'settled' })
      default:
        return proceed(request, reply, visited, 'saved')
    }
  }

  const takeRemoval: Act = async (request, reply, visited) => {
    if (!(await removeContact(deps, request.params.token))) return send(request, reply, 'ended')
    return proceed(request, reply, visited, 'contactRemoved')
  }

  const takeWithdrawal: Act = async (request, reply, visited) => {
    if (!textsOf(request.body)(receiptFields.confirmed)) {
      return showForm(request, reply, visited, { status: 400, issue: 'unconfirmed' })
    }
    if (!(await withdraw(deps, request.params.token))) return send(request, reply, 'ended')
    // The next page does not know the feedback or its language any more, so the URL carries the language.
    const { language } = languageFor(request, languagesOf(visited))
    return reply.redirect(`${withdrawnPath}?${langParam}=${language}`, 303)
  }

  // A map, because in an object a hostile name could find an inherited property.
  const acts = new Map<string, Act>([
    [receiptActs.answer, takeAnswer],
    [receiptActs.removeContact, takeRemoval],
    [receiptActs.withdraw, takeWithdrawal],
  ])

  /** Shows that something was done. What was typed for another act stays in the form, which no redirect could carry. */
  async function proceed(
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    before: VisitedReceipt,
    done: NonNullable<ReceiptPage['done']>,
  ) {
    const form = formOf(request, before)
    const answer = done === 'answered' ? '' : form.answer.trim()
    const changed = done !== 'saved' && form.changed
    if (answer || changed) {
      const visited = await visitReceipt(db, request.params.token)
      if (!visited) return send(request, reply, 'ended')
      // The form keeps the version that it was based on, unless this act has just replaced that version.
      const isRebased = done !== 'answered' && form.version === String(before.version)
      const rest: ReceiptForm = {
        ...form,
        ...(!changed && { rating: visited.rating, values: valuesOf(visited) }),
        ...(changed &&
          done === 'contactRemoved' && { values: { ...noContact, feedback: form.values.feedback } }),
        ...{ status: 200, answer, changed, ...(isRebased && { version: String(visited.version) }) },
      }
      return send(request, reply, pageOf(visited, { done, form: rest }), visited)
    }
    const { chosen } = languageFor(request, languagesOf(before))
    const lang = chosen ? `&${langParam}=${chosen}` : ''
    return reply.redirect(`${pathOf(request)}?done=${done}${lang}#done`, 303)
  }

  /** Shows what is stored now, and the form again with what was typed; after a conflict, saving again replaces it. */
  async function showAgain(
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    outcome: Pick<ReceiptForm, 'status' | 'issue'>,
  ) {
    const visited = await visitReceipt(db, request.params.token)
    if (!visited) return send(request, reply, 'ended')
    const isRebased = outcome.issue === 'conflict'
    return showForm(request, reply, visited, {
      ...outcome,
      ...(isRebased && { version: String(visited.version) }),
    })
  }

  /** Shows the form again with what was typed, still based on the same version. */
  async function showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    visited: VisitedReceipt,
    outcome: Pick<ReceiptForm, 'status'> & Partial<ReceiptForm>,
  ) {
    const form = { ...formOf(request, visited), ...outcome }
    const submissionId = submissionIdIn(request)
    return send(request, reply, pageOf(visited, { form, ...(submissionId && { submissionId }) }), visited)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: ReceiptRequest['shown'],
    visited?: VisitedReceipt,
  ) {
    const { language } = languageFor(request, languagesOf(visited))
    return sendPrivately(reply, await frontEnds.renderReceipt({ language, shown }))
  }
}

/** Whether a form has nothing but the answer, like that of the former page. */
const isAnswerAlone = (field: (name: string) => string) =>
  !field(receiptFields.act) && !field(receiptFields.version) && field(receiptFields.answer) !== ''

const doneIn = (value: string | undefined): ReceiptPage['done'] =>
  value === 'saved' || value === 'contactRemoved' || value === 'answered' ? value : undefined

const noContact = { contactName: '', contactNumber: '', contactEmail: '' }

function pathOf({ params: { token } }: FastifyRequest<Visit>): string {
  return receiptPath.replace(':token', encodeURIComponent(token))
}

function submissionIdIn({ body }: FastifyRequest): string | undefined {
  return id.safeParse(textsOf(body)(formFields.submissionId)).data
}

function languagesOf(visited: VisitedReceipt | undefined) {
  return visited && { review: visited.reviewLanguage, company: visited.company.defaultLanguage }
}

/** Returns the form as it was posted. */
function formOf({ body }: FastifyRequest, visited: VisitedReceipt): Omit<ReceiptForm, 'status'> {
  const field = textsOf(body)
  const rating = Number(field('rating'))
  const values = {
    feedback: field('feedback'),
    contactName: field('contactName'),
    contactNumber: field('contactNumber'),
    contactEmail: field('contactEmail'),
  }
  const stored = Object.entries(valuesOf(visited))
  return {
    act: field(receiptFields.act),
    version: field(receiptFields.version),
    rating,
    values,
    // Without these fields, the form can only answer or withdraw.
    changed:
      (rating > 0 || values.feedback !== '') &&
      (rating !== visited.rating || stored.some(([name, value]) => field(name) !== value)),
    answer: field(receiptFields.answer),
    invalid: [],
  }
}

function valuesOf(visited: VisitedReceipt) {
  return {
    feedback: visited.feedback,
    contactName: visited.contactName ?? '',
    contactNumber: visited.contactNumber ?? '',
    contactEmail: visited.contactEmail ?? '',
  }
}

function pageOf(
  { company, ...review }: VisitedReceipt,
  state: Pick<ReceiptPage, 'done' | 'form'> & { submissionId?: string },
): ReceiptPage {
  const { feedback, ...contact } = valuesOf({ company, ...review })
  const { slug, name, brandColor, logo, timeZone } = company
  return {
    company: {
      slug,
      name,
      brandColor,
      logo: logo && { url: imageUrl(logo.sha256), width: logo.width, height: logo.height },
    },
    timeZone,
    suspended: review.suspended,
    answersOnly: review.answersOnly,
    visitorLanguage: review.reviewLanguage,
    rating: review.rating,
    feedback,
    feedbackLanguage: review.textLanguage,
    contact,
    at: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    editableUntil: review.editable ? review.editableUntil.toISOString() : null,
    version: String(review.version),
    messages: review.messages.map(({ id, fromVisitor, text, createdAt }) => ({
      id,
      fromVisitor,
      text,
      at: createdAt.toISOString(),
    })),
    submissionId: randomUUID(),
    ...state,
  }
}
