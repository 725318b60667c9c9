import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('da')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# stjerne', other: '# stjerner' }),
  outOfStars: (rating) => `${number(rating)} ud af 5 stjerner`,
  optional: 'Valgfrit',
  choice: {
    title: 'Hvordan var din oplevelse?',
    subtitle: 'Din feedback er vigtig for os',
    publicReview: 'Skriv offentlig anmeldelse',
    privateFeedback: 'Giv privat feedback',
    note: 'Offentlige anmeldelser vises på Google. Privat feedback er fortrolig og hjælper os med at blive bedre.',
  },
}
