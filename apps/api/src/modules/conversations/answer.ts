import { createHash } from 'node:crypto'
import { maxReplyLength } from '@candour/schemas/cases.ts'
import { uuidv7 } from 'uuidv7'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { system } from '#domain/principal.ts'
import { answeredByVisitor } from '#modules/cases/change-case.ts'
import { lockCases } from '#modules/cases/repository.ts'
import { findCompany } from '#modules/companies/repository.ts'
import {
  changeConversation,
  insertMessage,
  listMessages,
  lockConversation,
} from '#modules/conversations/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { findByReceipt } from '#modules/receipts/receipt.ts'

/** Maximum number of messages in a conversation; more than any person writes. */
const maxMessages = 500

/** Reasons why an answer of a visitor cannot be stored. */
type AnswerIssue = 'blank' | 'tooLong'

/** Validates a visitor's answer; returns undefined if it can be stored. */
export function answerIssue(text: string): AnswerIssue | undefined {
  if (text === '') return 'blank'
  return text.length > maxReplyLength ? 'tooLong' : undefined
}

/**
 * Stores a visitor's answer once, however often it is submitted, and reopens the case. A text that was changed before
 * it was submitted again is a new answer. Without a submission id, so is a text that differs from those since the
 * company's last message.
 *
 * @returns false for a wrong token, and before the company has written
 * @throws DomainError `company_suspended`, `too_many_requests`
 */
export async function storeAnswer(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  token: string,
  { text, submissionId }: { text: string; submissionId: string | undefined },
): Promise<boolean> {
  const key = await findByReceipt(db, token)
  if (!key) return false
  const isStored = await withCompany(db, system('conversation'), key.companyId, async (tx) => {
    await lockCases(tx, key.companyId)
    const company = await findCompany(tx, key.companyId)
    const conversation = await lockConversation(tx, key)
    if (!company || !conversation) return false
    if (company.suspended) throw new DomainError('company_suspended')
    const messages = await listMessages(tx, key)
    const asked = submissionId ?? messages.findLast(({ fromVisitor }) => !fromVisitor)?.id
    const submission = createHash('sha256').update(`answer ${asked}\n${text}`).digest()
    if (messages.length >= maxMessages) throw new DomainError('too_many_requests', { retryAfter: 3600 })
    const isNew = await insertMessage(tx, key, { id: uuidv7(), text, submission, sent: null })
    if (!isNew) return true
    await changeConversation(tx, key, { unanswered: 0 })
    await answeredByVisitor(tx, key)
    return true
  })
  if (isStored) live.casesChanged(key.companyId)
  return isStored
}
