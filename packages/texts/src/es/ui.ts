import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# estrella', other: '# estrellas' }),
  outOfStars: (rating) => `${number(rating)} de 5 estrellas`,
  optional: 'Opcional',
  choice: {
    title: '¿Cómo fue su experiencia?',
    subtitle: 'Sus comentarios nos importan',
    publicReview: 'Dejar una reseña pública',
    privateFeedback: 'Comentar en privado',
    note: 'Las reseñas públicas se publican en Google. Los comentarios privados son confidenciales y nos ayudan a mejorar.',
  },
}
