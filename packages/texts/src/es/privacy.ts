import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Buscar a una persona',
    description:
      'Reseñas, mensajes, correos y pedidos que una persona dejó o donde se la menciona, para exportarlos o eliminarlos. Debe coincidir todo lo que escriba.',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    name: 'Nombre',
    find: 'Buscar',
    found: (records) => plural(records, { one: '# registro encontrado', other: '# registros encontrados' }),
  },
  records: {
    title: (person) => ['Guardado sobre ', person],
    more: (limit) =>
      plural(limit, {
        one: 'Coincide más de # registro; este es el más reciente. Escriba más datos para encontrar menos, o elimine este y busque otra vez.',
        other:
          'Coinciden más de # registros; estos son los más recientes. Escriba más datos para encontrar menos, o elimine estos y busque otra vez.',
      }),
    nothingFound: 'No se encontró nada',
    nothingFoundHint:
      'Ninguna reseña, mensaje, correo o pedido coincide con todo lo que escribió. Pruebe con menos, por ejemplo solo el nombre.',
    kinds: {
      review: 'Reseñas',
      message: 'Mensajes',
      mail: 'Correos',
      order: 'Pedidos',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# seleccionado', other: '# seleccionados' }),
    export: 'Exportar',
    page: 'Página legible',
    json: 'JSON',
    exportFailed: 'No se pudo exportar',
    erase: 'Eliminar…',
    open: 'Abrir',
    openLabel: 'Abrir la reseña en una pestaña nueva',
  },
  erase: {
    title: (records) => plural(records, { one: '¿Eliminar # registro?', other: '¿Eliminar # registros?' }),
    previewFailed: 'No se pudo contar lo que se eliminaría',
    preview: (records) => `Se eliminará lo siguiente: ${records}.`,
    consequence:
      'El texto y los datos de contacto se eliminan definitivamente. Las puntuaciones y los días permanecen en sus estadísticas.',
    consequenceWithOrders:
      'El texto y los datos de contacto se eliminan definitivamente. Las puntuaciones y los días permanecen en sus estadísticas. De los pedidos solo se eliminan los datos de facturación.',
    reason: 'Motivo',
    reasonHint: 'Consta en el certificado, así que no nombre aquí a la persona.',
    reasonExample: 'Solicitud por correo del 1 de marzo',
    understood: 'Entiendo que esto no se puede deshacer',
    confirm: 'Eliminar definitivamente',
    nothingLeft:
      'En estos registros ya no queda nada que eliminar. Si un intento anterior se interrumpió, su certificado está en la lista de eliminaciones.',
    doneTitle: 'Eliminado',
    done: 'Guarde este certificado como justificante. No nombra a la persona y permanece en la lista de abajo.',
    close: 'Cerrar',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# reseña', other: '# reseñas' }),
    messages: (count) => plural(count, { one: '# mensaje', other: '# mensajes' }),
    mails: (count) => plural(count, { one: '# correo', other: '# correos' }),
    orders: (count) => plural(count, { one: '# pedido', other: '# pedidos' }),
    notes: (count) => plural(count, { one: '# nota interna', other: '# notas internas' }),
    versions: (count) => plural(count, { one: '# versión anterior', other: '# versiones anteriores' }),
    nothing: 'nada',
  },
  certificate: {
    title: 'Certificado de eliminación',
    sheetTitle: (company) => `Certificado de eliminación, ${company}`,
    erased: 'Eliminado',
    time: 'Fecha y hora',
    by: 'Eliminado por',
    reason: 'Motivo',
    number: 'Certificado',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Certificado copiado',
    copyFailed: 'No se pudo copiar',
    copyFailedHint: 'Inténtelo de nuevo.',
    close: 'Cerrar',
  },
  erasures: {
    title: 'Eliminaciones',
    description: 'Qué se eliminó, quién lo hizo y por qué. Los certificados no nombran a la persona.',
    none: 'Aún no se ha eliminado nada.',
    failed: 'No se pudieron cargar las eliminaciones',
    certificate: 'Certificado',
    erased: 'Eliminado',
    reason: 'Motivo',
    certificateOf: (at) => `Certificado del ${at}`,
  },
  retention: {
    title: 'Conservación',
    description: 'Las puntuaciones y los días permanecen siempre en sus estadísticas.',
    failed: 'No se pudieron cargar los ajustes',
    saved: 'Ajustes de privacidad guardados',
    contacts: 'Eliminar los datos de contacto',
    words: 'Eliminar el texto de reseñas y conversaciones',
    after: (months) => plural(months, { one: 'Después de # mes', other: 'Después de # meses' }),
    never: 'Nunca',
    upcoming: {
      nothingEver: 'Todo se conserva hasta que usted lo elimine.',
      nothing: 'No hay nada previsto para eliminar.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `El ${on} se eliminarán los datos de contacto de # reseña.`,
          other: `El ${on} se eliminarán los datos de contacto de # reseñas.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `El ${on} se eliminará el texto de # reseña.`,
          other: `El ${on} se eliminará el texto de # reseñas.`,
        }),
      both: ({ on, contacts, words }) =>
        `El ${on} se eliminarán ${plural(contacts, {
          one: 'los datos de contacto de # reseña',
          other: 'los datos de contacto de # reseñas',
        })} y ${plural(words, {
          one: 'el texto de # reseña',
          other: 'el texto de # reseñas',
        })}.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `El ${on} se eliminarán los datos de contacto de al menos # reseña.`,
          other: `El ${on} se eliminarán los datos de contacto de al menos # reseñas.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `El ${on} se eliminará el texto de al menos # reseña.`,
          other: `El ${on} se eliminará el texto de al menos # reseñas.`,
        }),
      both: ({ on, contacts, words }) =>
        `El ${on} se eliminarán ${plural(contacts, {
          one: 'los datos de contacto de al menos # reseña',
          other: 'los datos de contacto de al menos # reseñas',
        })} y ${plural(words, {
          one: 'el texto de al menos # reseña',
          other: 'el texto de al menos # reseñas',
        })}.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Cuando guarde, los datos de contacto de hace más de # mes se eliminarán definitivamente el día 1 del próximo mes.',
          other:
            'Cuando guarde, los datos de contacto de hace más de # meses se eliminarán definitivamente el día 1 del próximo mes.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Cuando guarde, los textos de hace más de # mes se eliminarán definitivamente el día 1 del próximo mes.',
          other:
            'Cuando guarde, los textos de hace más de # meses se eliminarán definitivamente el día 1 del próximo mes.',
        }),
      both: ({ contacts, words }) =>
        `Cuando guarde, ${plural(contacts, {
          one: 'los datos de contacto de hace más de # mes',
          other: 'los datos de contacto de hace más de # meses',
        })} y ${plural(words, {
          one: 'los textos de hace más de # mes',
          other: 'los textos de hace más de # meses',
        })} se eliminarán definitivamente el día 1 del próximo mes.`,
    },
  },
  address: {
    title: 'Dirección',
    description: 'Los visitantes la ven en su aviso de privacidad. Solo los propietarios la cambian.',
    failed: 'No se pudo cargar la dirección',
    label: 'Dirección de su empresa',
    tooLong: (limit) =>
      plural(limit, { one: 'Use como máximo # carácter.', other: 'Use como máximo # caracteres.' }),
    viewNotice: 'Ver el aviso',
    save: 'Guardar dirección',
    saved: 'Dirección guardada',
  },
}
