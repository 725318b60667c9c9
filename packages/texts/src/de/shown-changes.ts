import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Sie sagten, wir handelten',
  said: 'Sie sagten',
  did: 'Wir haben gehandelt',
}
