import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'قلتم فاستجبنا',
  said: 'ما قلتموه',
  did: 'ما فعلناه',
}
