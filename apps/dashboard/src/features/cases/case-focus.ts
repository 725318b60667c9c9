/** The control of an opened case that takes the focus. */
export type CaseFocus = 'reply' | 'note' | 'assignee'
