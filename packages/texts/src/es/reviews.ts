import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Reseñas recientes',
    empty: {
      title: 'Aún no hay reseñas',
      text: 'Los comentarios privados aparecen aquí en cuanto un visitante los envía.',
    },
    all: 'Todas las reseñas',
  },
  list: {
    failed: 'No se pudieron cargar las reseñas',
    retry: 'Reintentar',
    loadMore: 'Cargar más',
    shown: (count) => plural(count, { one: '# reseña en la lista', other: '# reseñas en la lista' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# reseña nueva', other: '# reseñas nuevas' }),
    newAtLeast: (count) => plural(count, { one: '#+ reseña nueva', other: '#+ reseñas nuevas' }),
    more: (count) => plural(count, { one: '# reseña más', other: '# reseñas más' }),
    moreAtLeast: (count) => plural(count, { one: '#+ reseña más', other: '#+ reseñas más' }),
  },
  item: {
    open: (time) => ['Abrir la reseña: ', time],
    edited: 'Modificada',
    wordsRemoved: (date) => `Texto eliminado el ${date}`,
    scannedAt: (spot) => ['en ', spot],
    contact: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Negativo, fijado a mano',
      neutral: 'Neutro, fijado a mano',
      positive: 'Positivo, fijado a mano',
    },
    label: (sentiment) => `Tono: ${sentiment}`,
    set: {
      negative: 'Marcar como negativa',
      neutral: 'Marcar como neutra',
      positive: 'Marcar como positiva',
    },
    automatic: 'Volver al automático',
    isAutomatic: (sentiment) => `Tono automático de nuevo: ${sentiment}`,
    conflict: (sentiment) => `La reseña ha cambiado mientras tanto: ahora su tono es “${sentiment}”.`,
  },
  change: {
    undo: 'Deshacer',
    undone: 'Cambio deshecho',
    nothingToUndo: 'No hay nada que deshacer',
    notChanged: 'No se ha cambiado',
    notUndone: 'No se ha deshecho',
    failed: 'No se pudo guardar el cambio',
    undoFailed: 'No se pudo deshacer',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Elogio con # estrella, quizá un error al pulsar.',
        other: 'Elogio con # estrellas, quizá un error al pulsar.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Crítica con # estrella, quizá un error al pulsar.',
        other: 'Crítica con # estrellas, quizá un error al pulsar.',
      }),
    all: 'Mostrar todas las reseñas así',
  },
}
