import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Você disse, nós fizemos',
  said: 'Você disse',
  did: 'Nós fizemos',
}
