/** Words around what a company has changed because of what visitors said, which it tells in its own. */
export const shownChanges = {
  title: 'You said, we did',
  /** Before what visitors have said. */
  said: 'You said',
  /** Label of what the company did about it. */
  did: 'We did',
}

export type ShownChangesTexts = typeof shownChanges
