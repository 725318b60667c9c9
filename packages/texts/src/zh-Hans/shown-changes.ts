import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: '您的意见，我们的改进',
  said: '您的意见',
  did: '我们的改进',
}
