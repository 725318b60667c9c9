import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'I sagde, vi gjorde',
  said: 'I sagde',
  did: 'Vi gjorde',
}
