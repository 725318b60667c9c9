import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# étoile', other: '# étoiles' }),
  outOfStars: (rating) => plural(rating, { one: '# étoile sur 5', other: '# étoiles sur 5' }),
  optional: 'Facultatif',
  choice: {
    title: 'Comment était votre expérience ?',
    subtitle: 'Vos commentaires comptent pour nous',
    publicReview: 'Laisser un avis public',
    privateFeedback: 'Commenter en privé',
    note: 'Les avis publics paraissent sur Google. Les commentaires privés sont confidentiels et nous aident à nous améliorer.',
  },
}
