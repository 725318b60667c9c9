import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Dere sa, vi gjorde',
  said: 'Dere sa',
  did: 'Vi gjorde',
}
