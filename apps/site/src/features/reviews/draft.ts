import type { FeedbackValues } from '#app/page.ts'

/** Feedback on its way: what was typed, and the id under which it is stored once however often it is sent. */
export interface Draft extends FeedbackValues {
  submissionId: string
  /** How often anything was sent so far, so that the server can tell what was sent last. */
  revision: number
}

export const feedbackFields = ['feedback', 'contactName', 'contactNumber', 'contactEmail'] as const

const keyOf = (home: string) => `feedback:${home}`

/** The draft of this tab for the company whose flow starts at `home`. Storage may be full or forbidden: then none. */
export function readDraft(home: string): Draft | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(home)) ?? 'null')
    return isDraft(saved) ? { ...saved, revision: Number(saved.revision) || 0 } : undefined
  } catch {
    return undefined
  }
}

export function saveDraft(home: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(home), JSON.stringify(draft))
  } catch {
    // The form still holds the text; only a reload would lose it.
  }
}

/** Forgets the draft once it is stored, unless more was typed meanwhile. */
export function clearSentDraft(home: string, sent: FeedbackValues): void {
  const draft = readDraft(home)
  if (draft && feedbackFields.every((field) => draft[field] === sent[field])) clearDraft(home)
}

export function clearDraft(home: string): void {
  try {
    sessionStorage.removeItem(keyOf(home))
  } catch {
    // Nothing was stored either.
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    [...feedbackFields, 'submissionId'].every((field) => typeof Reflect.get(value, field) === 'string')
  )
}
