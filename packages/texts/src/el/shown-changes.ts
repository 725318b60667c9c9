import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Εσείς το είπατε, εμείς το κάναμε',
  said: 'Είπατε',
  did: 'Κάναμε',
}
