import type { ErrorCode } from '@candour/schemas/errors.ts'
import { maxContactLengths, maxFeedbackLength } from '@candour/schemas/limits.ts'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import type { FeedbackValues, Problem } from '#shared/page.ts'

/** Returns why a request was refused, if its code has a text. */
export function errorText({ errors }: PageTexts, code: ErrorCode | undefined): string | undefined {
  const texts: Partial<Record<ErrorCode, string>> = errors
  return code && texts[code]
}

/** Returns why a page cannot be shown. */
export function problemText(texts: PageTexts, { status, code, sentence }: Problem): string {
  if (status === 0) return texts.problem.noConnection
  return errorText(texts, code) ?? sentence ?? texts.problem.text
}

const maxLengths: Partial<Record<string, number>> = { feedback: maxFeedbackLength, ...maxContactLengths }

/** Returns what to correct in a field of the review contract that the server rejected, given the rejected values. */
export function issueText({ feedback }: PageTexts, field: string, values: FeedbackValues): string {
  const { invalid } = feedback
  const value = String(Object.entries(values).find(([name]) => name === field)?.[1] ?? '')
  const max = maxLengths[field] ?? 0
  if (value.includes('\0')) return invalid.unreadable
  if (max > 0 && value.trim().length > max) return invalid.tooLong(max)
  return field === 'feedback' || field === 'rating' || field === 'contactEmail'
    ? invalid[field]
    : feedback.failed
}
