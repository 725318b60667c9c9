import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'אמרתם, עשינו',
  said: 'אמרתם',
  did: 'עשינו',
}
