import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Usted lo dijo, nosotros lo hicimos',
  said: 'Usted dijo',
  did: 'Nosotros hicimos',
}
