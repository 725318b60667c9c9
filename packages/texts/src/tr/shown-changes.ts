import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Siz söylediniz, biz yaptık',
  said: 'Siz söylediniz',
  did: 'Biz yaptık',
}
