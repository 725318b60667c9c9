import type { FeedbackValues } from '#app/page.ts'

/** Feedback on its way: what was typed, and the id under which it is stored once however often it is sent. */
export interface Draft extends FeedbackValues {
  submissionId: string
}

const keyOf = (home: string) => `feedback:${home}`

/** The draft of this tab for the company whose flow starts at `home`. Storage may be full or forbidden: then none. */
export function readDraft(home: string): Draft | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(home)) ?? 'null')
    return isDraft(saved) ? saved : undefined
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
    (['feedback', 'contactName', 'contactNumber', 'contactEmail', 'submissionId'] as const).every(
      (field) => field in value && typeof Reflect.get(value, field) === 'string',
    )
  )
}
