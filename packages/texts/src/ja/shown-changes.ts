import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'お客様の声と改善',
  said: 'お客様の声',
  did: '改善したこと',
}
