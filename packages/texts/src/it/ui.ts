import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# stella', other: '# stelle' }),
  outOfStars: (rating) => plural(rating, { one: '# stella su 5', other: '# stelle su 5' }),
  optional: 'Facoltativo',
  choice: {
    title: 'Com’è andata?',
    subtitle: 'Il suo feedback conta per noi',
    publicReview: 'Lascia recensione pubblica',
    privateFeedback: 'Invia feedback privato',
    note: 'Le recensioni pubbliche appaiono su Google. Il feedback privato è riservato e ci aiuta a migliorare.',
  },
}
