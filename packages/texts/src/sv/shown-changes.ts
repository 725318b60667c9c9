import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Ni sa, vi gjorde',
  said: 'Ni sa',
  did: 'Vi gjorde',
}
