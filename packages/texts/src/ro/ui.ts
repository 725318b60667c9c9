import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ro')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# stea', few: '# stele', other: '# de stele' }),
  outOfStars: (rating) => `${number(rating)} din 5 stele`,
  optional: 'Opțional',
  choice: {
    title: 'Cum a fost experiența dvs.?',
    subtitle: 'Apreciem feedbackul dvs.',
    publicReview: 'Lăsați o recenzie publică',
    privateFeedback: 'Trimiteți feedback privat',
    note: 'Recenziile publice apar pe Google. Feedbackul privat este confidențial și ne ajută să devenim mai buni.',
  },
}
