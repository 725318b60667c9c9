import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# Stern', other: '# Sterne' }),
  outOfStars: (rating) => `${number(rating)} von 5 Sternen`,
  optional: 'Optional',
  choice: {
    title: 'Wie war es bei uns?',
    subtitle: 'Ihr Feedback ist uns wichtig',
    publicReview: 'Öffentlich bewerten',
    privateFeedback: 'Privates Feedback geben',
    note: 'Öffentliche Bewertungen erscheinen bei Google. Privates Feedback ist vertraulich und hilft uns, besser zu werden.',
  },
}
