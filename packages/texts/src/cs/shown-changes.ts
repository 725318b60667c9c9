import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Vy jste řekli, my jsme udělali',
  said: 'Řekli jste',
  did: 'Udělali jsme',
}
