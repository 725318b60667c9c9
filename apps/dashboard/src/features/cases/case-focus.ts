/** The control of an opened case that takes the focus. */
export type CaseFocus = 'reply' | 'note' | 'assignee'

/** Returns what the user wanted to do first when opening a review. */
export function focusOf(state: unknown): CaseFocus | undefined {
  const focus = typeof state === 'object' && state !== null && 'focus' in state && state.focus
  return focus === 'reply' || focus === 'note' || focus === 'assignee' ? focus : undefined
}
