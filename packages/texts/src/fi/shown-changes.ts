import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Te sanoitte, me teimme',
  said: 'Te sanoitte',
  did: 'Me teimme',
}
