import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Önök mondták, mi megtettük',
  said: 'Önök mondták',
  did: 'Mi megtettük',
}
