import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Ați spus, am făcut',
  said: 'Ați spus',
  did: 'Am făcut',
}
