import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const locations: LocationsTexts = {
  title: 'Locales',
  description: 'Sus sucursales. Los códigos de un local muestran su nombre y abren su enlace de Google.',
  failed: 'No se pudieron cargar los locales',
  none: 'Aún no hay locales.',
  showAll: (count) => `Mostrar todos (${number(count)})`,
  showArchived: (count) => `Mostrar archivados (${number(count)})`,
  ownGoogleLink: 'Enlace de Google propio',
  archived: 'Archivado',
  more: (name) => `Más acciones: ${name}`,
  edit: 'Editar',
  archive: 'Archivar',
  restore: 'Restaurar',

  changes: {
    added: (name) => `Local “${name}” añadido`,
    saved: (name) => `Local “${name}” guardado`,
    archived: (name) => `Local “${name}” archivado`,
    archivedText: 'Los códigos de este local siguen funcionando.',
    restored: (name) => `Local “${name}” restaurado`,
    undo: 'Deshacer',
    failed: 'No se pudo cambiar el local',
  },

  dialog: {
    add: 'Añadir local',
    addTitle: 'Añadir local',
    editTitle: 'Editar local',
    name: 'Nombre',
    nameDescription: 'Los visitantes lo ven debajo del nombre de su empresa.',
    googleUrl: 'Dirección para reseñas de Google',
    googleUrlDescription: 'Déjela vacía para usar la de su empresa.',
    submitAdd: 'Añadir local',
    submitSave: 'Guardar',
  },
}
