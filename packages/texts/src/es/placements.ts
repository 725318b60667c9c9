import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const placements: PlacementsTexts = {
  title: 'Códigos',
  list: 'Códigos',
  search: {
    label: 'Buscar códigos',
    placeholder: 'Buscar nombres y códigos',
  },
  status: {
    label: 'Estado',
    inUse: 'En uso',
    archived: 'Archivados',
  },
  empty: {
    title: 'Aún no hay códigos',
    text: 'Un código señala un lugar, por ejemplo el mostrador o una mesa, y le muestra cuántas veces se escanea.',
  },
  noMatches: {
    title: 'Ningún código coincide',
    text: 'Pruebe con una parte más corta del nombre o con las primeras letras del código.',
    clear: 'Borrar filtros',
  },
  noArchived: {
    title: 'No hay códigos archivados',
    text: 'Los códigos archivados no aparecen en la lista, pero siguen funcionando donde estén impresos.',
  },
  failed: 'No se pudieron cargar los códigos',
  shown: (count) => plural(count, { one: '# código en la lista', other: '# códigos en la lista' }),

  kinds: {
    poster: 'Cartel',
    sticker: 'Adhesivo',
    table_tent: 'Tarjeta de mesa',
    card: 'Tarjeta',
    window: 'Escaparate',
    receipt: 'Recibo',
    web: 'Sitio web o correo',
    other: 'Otro',
  },

  row: {
    qr: 'Código QR',
    qrOf: (name) => `Código QR: ${name}`,
    scans: (count) => plural(count, { one: '# escaneo en 30 días', other: '# escaneos en 30 días' }),
    lastScan: (ago) => ['Último escaneo: ', ago],
    added: (date) => `Añadido el ${date}`,
    more: (name) => `Más acciones: ${name}`,
    copyLink: 'Copiar enlace',
    print: 'Cartel y adhesivo',
    reviews: 'Reseñas',
    edit: 'Editar',
    archive: 'Archivar',
    restore: 'Restaurar',
  },

  changes: {
    copied: 'Enlace copiado',
    copyFailed: 'No se pudo copiar',
    copyFailedText: 'Inténtelo de nuevo.',
    added: (name) => `Código “${name}” añadido`,
    addedSeveral: (count) => plural(count, { one: '# código añadido', other: '# códigos añadidos' }),
    saved: (name) => `Código “${name}” guardado`,
    archived: (name) => `Código “${name}” archivado`,
    archivedText: 'El código impreso sigue funcionando.',
    restored: (name) => `Código “${name}” restaurado`,
    undo: 'Deshacer',
    failed: 'No se pudo cambiar el código',
  },

  fields: {
    name: 'Nombre',
    kind: 'Tipo',
    location: 'Local',
    noLocation: 'Ningún local',
  },

  add: {
    open: 'Añadir códigos',
    title: 'Añadir códigos',
    description: 'Cada código señala un lugar. Una vez impreso, funciona para siempre.',
    nameHint: 'Por ejemplo Mostrador, Entrada o Mesa.',
    several: 'Varios a la vez, numerados',
    count: 'Cuántos',
    firstNumber: 'Primer número',
    names: 'Nombres:',
    exampleName: 'Mesa',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Añadir código',
    submitSeveral: (count) => plural(count, { one: 'Añadir # código', other: 'Añadir # códigos' }),
  },
  edit: {
    title: 'Editar código',
    description: (code) => [code, ' no cambia, así que lo impreso sigue funcionando.'],
    submit: 'Guardar',
  },
}
