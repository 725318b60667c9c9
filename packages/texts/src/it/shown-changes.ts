import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Lei ha detto, noi abbiamo fatto',
  said: 'Ci ha detto',
  did: 'Abbiamo fatto',
}
