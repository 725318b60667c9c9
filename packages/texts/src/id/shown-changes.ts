import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Anda berkata, kami bertindak',
  said: 'Anda berkata',
  did: 'Kami bertindak',
}
