import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const changes: ChangesTexts = {
  title: 'Usted lo dijo, nosotros lo hicimos',
  description:
    'Cuente a los visitantes qué ha cambiado gracias a lo que dijeron. Las tres mejoras más recientes aparecen en la página de agradecimiento y en la página sobre cómo pide reseñas.',
  failed: 'No se pudieron cargar las mejoras',
  empty: 'Aquí no hay nada todavía.',
  add: 'Añadir mejora',
  poster: 'Imprimir como cartel',
  said: 'Usted dijo',
  did: 'Nosotros hicimos',
  since: (date) => `Desde el ${date}`,
  hidden: 'Oculta',
  edit: (did) => `Editar «${did}»`,
  editTitle: 'Editar',
  delete: (did) => `Eliminar «${did}»`,
  deleteTitle: 'Eliminar',
  deletion: {
    question: '¿Eliminar esta mejora?',
    description: 'Los visitantes dejarán de verla.',
    confirm: 'Eliminar',
    failed: 'No se pudo eliminar la mejora',
  },
  form: {
    addTitle: 'Añadir mejora',
    editTitle: 'Editar mejora',
    saidDescription: 'Lo que dijeron los visitantes, en pocas palabras, como «Lento al mediodía».',
    didDescription: 'Lo que es distinto ahora, como «Una segunda caja».',
    date: 'Desde',
    themes: 'Temas',
    visible: 'Los visitantes la ven',
    save: 'Guardar',
    saved: 'Mejora guardada',
  },
  effect: {
    show: '¿Ha ayudado?',
    showOf: (did) => `¿Ha ayudado? ${did}`,
    failed: 'No se pudieron cargar los datos',
    title: (themes) => `Proporción de reseñas con críticas sobre: ${themes}, por semana`,
    before: (percent, reviews) => `Antes: ${percent} de ${number(reviews)}`,
    after: (percent, reviews) => `Desde entonces: ${percent} de ${number(reviews)}`,
    verdict: {
      early: 'Demasiado pronto para saberlo',
      fewer: 'Se critica menos desde entonces',
      more: 'Se critica más desde entonces',
    },
  },
}
