import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-BR')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
  outOfStars: (rating) => `${number(rating)} de 5 estrelas`,
  optional: 'Opcional',
  choice: {
    title: 'Como foi sua experiência?',
    subtitle: 'Valorizamos seu feedback',
    publicReview: 'Deixar avaliação pública',
    privateFeedback: 'Enviar feedback privado',
    note: 'As avaliações públicas aparecem no Google. O feedback privado é confidencial e nos ajuda a melhorar.',
  },
}
