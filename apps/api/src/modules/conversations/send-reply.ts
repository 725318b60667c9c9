import { createHash } from 'node:crypto'
import { type CaseMessage, maxReplyLength } from '@candour/schemas/cases.ts'
import { fillReply, nameInAddress } from '@candour/schemas/fill-reply.ts'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type ApiKey, authorOf, can, type UserSession } from '#domain/principal.ts'
import { queueMail } from '#mail/repository.ts'
import { namesOfMembers } from '#modules/accounts/names.ts'
import { answeredByCompany } from '#modules/cases/change-case.ts'
import { lockCases } from '#modules/cases/repository.ts'
import { endLink } from '#modules/conversations/links.ts'
import {
  type Correspondence,
  changeConversation,
  findCorrespondence,
  findSubmitted,
  hasOptedOut,
  insertMessage,
  listMessages,
  lockConversation,
  maxUnanswered,
  messagesOf,
  moveMessage,
  startConversation,
} from '#modules/conversations/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { hasReceipt } from '#modules/receipts/receipt.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'
import { faultOfReply } from '#steering/steering.ts'

interface ReplyInput {
  text: string
  submissionId?: string | undefined
}

/**
 * Answers a visitor: stores the message, which the visitor's page shows, and queues its mail in one transaction. Without
 * an address there is no mail, and the visitor must have a link to the page.
 *
 * @throws DomainError `review_not_found`, `no_reply_address`, `visitor_opted_out`, `too_many_unanswered`,
 * `reply_differs`, `steering_text`, `unfilled_variable`
 */
export async function sendReply(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: UserSession | ApiKey,
  key: ReviewKey,
  { text, submissionId }: ReplyInput,
): Promise<CaseMessage> {
  const message = await withCompany(db, principal, key.companyId, async (tx) => {
    await lockCases(tx, key.companyId)
    const about = await findCorrespondence(tx, key)
    if (!about) throw new DomainError('review_not_found')
    const conversation = await startConversation(tx, key, about.leftAddress)
    const address = conversation?.address ?? null
    if (!conversation || (address === null && !(await hasReceipt(tx, key)))) {
      throw new DomainError('no_reply_address')
    }
    const contentHash = sha256(text)
    const submission = submissionId ? sha256(`reply ${submissionId}`) : null
    const stored = submission && (await findSubmitted(tx, key, submission))
    if (stored) {
      if (!stored.contentHash?.equals(contentHash)) throw new DomainError('reply_differs')
      return messageOf(tx, principal, key, stored.id)
    }
    const { unanswered } = conversation
    if (address !== null && (await hasOptedOut(tx, key.companyId, address))) {
      throw new DomainError('visitor_opted_out')
    }
    if (unanswered >= maxUnanswered) throw new DomainError('too_many_unanswered')
    const id = uuidv7()
    const { ofUser } = await namesOfMembers(tx)
    const author = authorOf(principal)
    const me = ofUser(author.id) ?? (author.email === null ? about.companyName : nameInAddress(author.email))
    const filled = filledIn(text, about, me)
    const { companyId } = key
    const mail =
      address === null
        ? null
        : { id: await queueMail(tx, { kind: 'reply', companyId, recipient: address, detail: id }), address }
    const sent = { authorId: author.id, contentHash, mail }
    await insertMessage(tx, key, { id, text: filled, submission, sent })
    await changeConversation(tx, key, { unanswered: unanswered + 1 })
    await answeredByCompany(tx, principal, key)
    await recordAudit(tx, principal, 'reply.sent', {
      companyId: key.companyId,
      target: { type: 'review', id: key.reviewId },
    })
    return messageOf(tx, principal, key, id)
  })
  live.casesChanged(key.companyId)
  return message
}

/**
 * Sends a refused message again to a corrected address, with which the conversation goes on. The link of the refused
 * mail ends: nobody has received it, and whoever gets that address later must not be able to use it.
 *
 * @throws DomainError `review_not_found`, `message_not_found`, `not_refused`, `visitor_opted_out`
 */
export async function resendReply(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: UserSession | ApiKey,
  { messageId, address, ...key }: ReviewKey & { messageId: string; address: string },
): Promise<CaseMessage> {
  const message = await withCompany(db, principal, key.companyId, async (tx) => {
    await lockCases(tx, key.companyId)
    if (!(await findCorrespondence(tx, key))) throw new DomainError('review_not_found')
    const conversation = await lockConversation(tx, key)
    const stored = conversation && (await listMessages(tx, key)).find(({ id }) => id === messageId)
    if (!conversation || !stored?.mailId) throw new DomainError('message_not_found')
    const { delivery } = await messageOf(tx, principal, key, messageId)
    if (delivery?.state !== 'refused') throw new DomainError('not_refused')
    if (await hasOptedOut(tx, key.companyId, address)) throw new DomainError('visitor_opted_out')
    const mailId = await queueMail(tx, {
      kind: 'reply',
      companyId: key.companyId,
      recipient: address,
      detail: messageId,
    })
    await endLink(tx, key, stored.mailId)
    await moveMessage(tx, key, messageId, { mailId, address })
    await changeConversation(tx, key, { address })
    await recordAudit(tx, principal, 'reply.resent', {
      companyId: key.companyId,
      target: { type: 'review', id: key.reviewId },
    })
    return messageOf(tx, principal, key, messageId)
  })
  live.casesChanged(key.companyId)
  return message
}

async function messageOf(
  tx: Tx,
  principal: UserSession | ApiKey,
  { companyId, reviewId }: ReviewKey,
  id: string,
): Promise<CaseMessage> {
  const contacts = can(principal, 'reviews:contacts', companyId)
  const names = await namesOfMembers(tx)
  const message = (await messagesOf(tx, reviewId, { contacts, names })).find((message) => message.id === id)
  if (!message) throw new DomainError('message_not_found')
  return message
}

/** Fills in variables, and refuses what must not be sent to a visitor. */
function filledIn(text: string, about: Correspondence, me: string): string {
  // The company's own name may be "The Gift Shop".
  const signed = fillReply(text, { name: null, company: null, location: null, me }).text
  if (faultOfReply(signed, about.companyName)) throw new DomainError('steering_text', { field: 'text' })
  const { text: filled, missing } = fillReply(text, {
    name: about.visitorName,
    company: about.companyName,
    location: about.locationName,
    me,
  })
  const [first] = missing
  if (first) {
    throw new DomainError('unfilled_variable', {
      field: 'text',
      message: `Nothing is known for ${first}. Please replace it with your own words.`,
    })
  }
  if (filled.length > maxReplyLength) {
    throw new DomainError('validation_failed', {
      field: 'text',
      message: `Please use at most ${maxReplyLength.toLocaleString('en')} characters`,
    })
  }
  return filled
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
