import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-PT')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
  outOfStars: (rating) => `${number(rating)} de 5 estrelas`,
  optional: 'Opcional',
  choice: {
    title: 'Como foi a sua experiência?',
    subtitle: 'Valorizamos os seus comentários',
    publicReview: 'Deixar avaliação pública',
    privateFeedback: 'Enviar comentário privado',
    note: 'As avaliações públicas aparecem no Google. Os comentários privados são confidenciais e ajudam-nos a melhorar.',
  },
}
