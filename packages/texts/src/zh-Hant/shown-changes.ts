import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: '您的意見，我們的改進',
  said: '您的意見',
  did: '我們的改進',
}
