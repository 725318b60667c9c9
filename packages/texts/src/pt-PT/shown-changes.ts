import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'O que disse, o que fizemos',
  said: 'O que disse',
  did: 'O que fizemos',
}
