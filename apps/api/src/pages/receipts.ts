import { formFields, receiptActs, receiptFields } from '@candour/schemas/limits.ts'
import { langParam, receiptPath } from '@candour/schemas/paths.ts'
import { reviewInput } from '@candour/schemas/reviews.ts'
import type { ReceiptForm, ReceiptPage, ReceiptRequest } from '@candour/site/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describeOnPage } from '#http/error-handler.ts'
import { imageUrl } from '#modules/images/image.ts'
import { changeReview, removeContact, withdraw } from '#modules/receipts/change.ts'
import { receiptChangeLimits, receiptPageLimits } from '#modules/receipts/limits.ts'
import { type VisitedReceipt, visitReceipt } from '#modules/receipts/visit.ts'
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
 * The private page on which a visitor reads, changes and withdraws their feedback. Wrong tokens, and those of feedback
 * that was withdrawn or erased, look alike.
 */
export async function receiptPages(app: FastifyInstance, deps: PageDeps & { frontEnds: FrontEnds }) {
  const { config, db, frontEnds } = deps
  await app.register(privatePages, { config, limits: receiptPageLimits, sendProblem: send })
  app.get(withdrawnPath, hidden, (request, reply) => send(request, reply, 'withdrawn'))
  app.get<Visit>(receiptPath, hidden, showReceipt)
  app.post<Visit>(receiptPath, hidden, takeAct)

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
    const act = acts[field(receiptFields.act)] ?? takeChange
    try {
      await app.rateLimiter.take(receiptChangeLimits, { token })
      return await act(request, reply, visited)
    } catch (error) {
      const { status, code } = describeOnPage(error, request, reply, 'feedback not changed')
      return showForm(request, reply, visited, { status, ...(status < 500 && { code }) })
    }
  }

  const takeChange: Act = async (request, reply, visited) => {
    const { version, values, rating } = formOf(request)
    const based = formVersion.safeParse(version)
    // No form of ours: the next one has a version.
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
        return showConflict(request, reply)
      case 'settled':
        return showForm(request, reply, visited, { status: 409, issue: 'settled' })
      default:
        return redirect(request, reply, visited, 'saved')
    }
  }

  const takeRemoval: Act = async (request, reply, visited) => {
    if (!(await removeContact(deps, request.params.token))) return send(request, reply, 'ended')
    return redirect(request, reply, visited, 'contactRemoved')
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

  const acts: Record<string, Act> = {
    [receiptActs.removeContact]: takeRemoval,
    [receiptActs.withdraw]: takeWithdrawal,
  }

  async function redirect(
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    visited: VisitedReceipt,
    done: NonNullable<ReceiptPage['done']>,
  ) {
    const { chosen } = languageFor(request, languagesOf(visited))
    const lang = chosen ? `&${langParam}=${chosen}` : ''
    const path = receiptPath.replace(':token', request.params.token)
    return reply.redirect(`${path}?done=${done}${lang}#done`, 303)
  }

  /** Shows what is stored now above what was typed; saving again replaces it. */
  async function showConflict(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const visited = await visitReceipt(db, request.params.token)
    if (!visited) return send(request, reply, 'ended')
    const version = String(visited.version)
    return showForm(request, reply, visited, { status: 409, issue: 'conflict', version })
  }

  /** Shows the form again with what was typed, still based on the same version. */
  async function showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    visited: VisitedReceipt,
    outcome: Pick<ReceiptForm, 'status'> & Partial<ReceiptForm>,
  ) {
    return send(request, reply, pageOf(visited, { form: { ...formOf(request), ...outcome } }), visited)
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

const doneIn = (value: string | undefined): ReceiptPage['done'] =>
  value === 'saved' || value === 'contactRemoved' ? value : undefined

function languagesOf(visited: VisitedReceipt | undefined) {
  return visited && { review: visited.reviewLanguage, company: visited.company.defaultLanguage }
}

/** Returns the form as it was posted. */
function formOf({ body }: FastifyRequest): Omit<ReceiptForm, 'status'> {
  const field = textsOf(body)
  return {
    version: field(receiptFields.version),
    rating: Number(field('rating')),
    values: {
      feedback: field('feedback'),
      contactName: field('contactName'),
      contactNumber: field('contactNumber'),
      contactEmail: field('contactEmail'),
    },
    invalid: [],
  }
}

function pageOf(
  { company, ...review }: VisitedReceipt,
  state: Pick<ReceiptPage, 'done' | 'form'>,
): ReceiptPage {
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
    visitorLanguage: review.reviewLanguage,
    rating: review.rating,
    feedback: review.feedback,
    feedbackLanguage: review.textLanguage,
    contact: {
      contactName: review.contactName ?? '',
      contactNumber: review.contactNumber ?? '',
      contactEmail: review.contactEmail ?? '',
    },
    at: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    editableUntil: review.editable ? review.editableUntil.toISOString() : null,
    version: String(review.version),
    ...state,
  }
}
