import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'आपने कहा, हमने किया',
  said: 'आपने कहा',
  did: 'हमने किया',
}
