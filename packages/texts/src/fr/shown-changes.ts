import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Vous l’avez dit, nous l’avons fait',
  said: 'Vous avez dit',
  did: 'Nous avons fait',
}
