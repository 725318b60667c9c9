import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: '고객의 의견, 저희의 변화',
  said: '고객의 의견',
  did: '저희의 변화',
}
