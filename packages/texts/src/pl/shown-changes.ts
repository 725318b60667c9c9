import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Państwa głos, nasze działanie',
  said: 'Państwa głos',
  did: 'Nasze działanie',
}
