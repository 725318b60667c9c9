import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('no')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# stjerne', other: '# stjerner' }),
  outOfStars: (rating) => `${number(rating)} av 5 stjerner`,
  optional: 'Valgfritt',
  choice: {
    title: 'Hvordan var opplevelsen?',
    subtitle: 'Din tilbakemelding er viktig for oss',
    publicReview: 'Skriv offentlig anmeldelse',
    privateFeedback: 'Gi privat tilbakemelding',
    note: 'Offentlige anmeldelser vises på Google. Private tilbakemeldinger er konfidensielle og hjelper oss å bli bedre.',
  },
}
