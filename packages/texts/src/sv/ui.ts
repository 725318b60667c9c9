import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('sv')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# stjärna', other: '# stjärnor' }),
  outOfStars: (rating) => `${number(rating)} av 5 stjärnor`,
  optional: 'Valfritt',
  choice: {
    title: 'Hur var din upplevelse?',
    subtitle: 'Din feedback är viktig för oss',
    publicReview: 'Skriv offentlig recension',
    privateFeedback: 'Ge privat feedback',
    note: 'Offentliga recensioner visas på Google. Privat feedback är konfidentiell och hjälper oss att bli bättre.',
  },
}
