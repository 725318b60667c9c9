import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'U zei, wij deden',
  said: 'U zei',
  did: 'Wij deden',
}
