import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Ви сказали — ми зробили',
  said: 'Ви сказали',
  did: 'Ми зробили',
}
