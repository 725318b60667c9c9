import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Descargar como ${format}`,
    failed: 'No se pudo exportar',
  },

  save: {
    notSaved: 'Aún sin guardar',
    save: 'Guardar',
  },

  themes: {
    staff: 'Personal',
    waiting: 'Tiempo de espera',
    price: 'Precio',
    food: 'Comida',
    quality: 'Calidad',
    communication: 'Comunicación',
    trust: 'Confianza',
    cleanliness: 'Limpieza',
    atmosphere: 'Ambiente',
    noise: 'Ruido',
    facilities: 'Instalaciones',
    location: 'Ubicación',
    parking: 'Estacionamiento',
    booking: 'Citas y reservas',
    hours: 'Horario de apertura',
    selection: 'Surtido',
  },

  print: {
    label: 'Códigos e impresión',
    codes: 'Códigos',
    materials: 'Carteles y adhesivos',
    formats: 'Formatos',
  },
  codesTitle: 'Códigos',

  reviews: {
    pageTitle: 'Reseñas',
    heading: 'Reseñas',
    list: 'Reseñas',
    noMatches: {
      title: 'Ninguna reseña coincide con estos filtros',
      text: 'Pruebe con menos palabras, más puntuaciones o un periodo más largo.',
      clear: 'Borrar filtros',
    },
    empty: {
      new: {
        title: 'No hay nada pendiente',
        text: 'Todas las reseñas se han revisado. Las nuevas aparecen aquí.',
      },
      in_progress: {
        title: 'No hay nada en curso',
        text: 'Aquí aparecen las reseñas que alguien está atendiendo.',
      },
      mine: {
        title: 'No tiene nada asignado',
        text: 'Las reseñas que usted u otros le asignen permanecen aquí hasta que se resuelvan.',
      },
      unassigned: {
        title: 'Todas las reseñas abiertas están asignadas',
        text: 'Aquí aparecen las reseñas abiertas sin asignar.',
      },
      waiting: {
        title: 'No hay nada en espera',
        text: 'Las reseñas que ha respondido esperan aquí al cliente.',
      },
      done: {
        title: 'Aún no hay nada resuelto',
        text: 'Aquí se guardan las reseñas marcadas como resueltas.',
      },
      all: {
        title: 'Aún no hay reseñas',
        text: 'Los comentarios privados aparecen aquí en cuanto un visitante los envía.',
      },
    },
  },

  unassigned: {
    title: 'Aún no pertenece a ninguna empresa',
    titleOnMaterials: 'No hay datos de ninguna empresa',
    text: 'Pida a la persona que le invitó que le añada a su empresa.',
    toLogin: 'Volver al inicio de sesión',
    operator: {
      text: 'Las empresas y sus usuarios se gestionan en el panel de administración.',
      toAdmin: 'Ir a administración',
    },
  },
}
