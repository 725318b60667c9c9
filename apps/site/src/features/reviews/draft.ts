import type { FeedbackValues } from '#shared/page.ts'

/** Unsent feedback: the form's values and the idempotency key they are submitted under. */
export interface Draft extends FeedbackValues {
  submissionId: string
  /** Number of submissions so far, which orders edits on the server. */
  revision: number
}

export const feedbackFields = ['feedback', 'contactName', 'contactNumber', 'contactEmail'] as const

/** Without the query: a scanned code is never stored. */
const keyOf = (home: string) => `feedback:${home.split('?', 1)[0]}`

/** Returns this tab's draft for the flow that starts at `home`; undefined without one or if storage is unavailable. */
export function readDraft(home: string): Draft | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(home)) ?? 'null')
    return isDraft(saved) ? { ...saved, revision: Number(saved.revision) || 0 } : undefined
  } catch {
    return undefined
  }
}

/** Returns false if storage is full or blocked. The form still holds the text; only a reload would lose it. */
export function saveDraft(home: string, draft: Draft): boolean {
  try {
    sessionStorage.setItem(keyOf(home), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Clears the draft after it was stored, unless it has changed since it was sent. */
export function clearSentDraft(home: string, sent: FeedbackValues): void {
  const draft = readDraft(home)
  if (draft && feedbackFields.every((field) => draft[field] === sent[field])) clearDraft(home)
}

export function clearDraft(home: string): void {
  try {
    sessionStorage.removeItem(keyOf(home))
  } catch {
    // Storage is blocked, so there is no draft either.
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    [...feedbackFields, 'submissionId'].every((field) => typeof Reflect.get(value, field) === 'string')
  )
}
