import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Вы сказали — мы сделали',
  said: 'Вы сказали',
  did: 'Мы сделали',
}
