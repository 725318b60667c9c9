import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Permita que sus propios programas, y servicios como Zapier, trabajen con sus reseñas.',
    webhooks: 'Webhooks',
    webhooksDescription:
      'Avisan al instante a su propio sistema de las reseñas y de lo que ocurre con ellas.',
    webhookLog: 'Registro de un webhook',
  },

  scopes: {
    'company:read': 'Ver los ajustes del negocio',
    'company:manage': 'Cambiar los ajustes del negocio',
    'reviews:read': 'Leer las reseñas y sus cifras',
    'reviews:contacts': 'Ver los datos de contacto que dejaron los visitantes',
    'reviews:reply': 'Responder a los visitantes y gestionar las reseñas',
    'reviews:export': 'Exportar reseñas',
    'orders:read': 'Ver los pedidos de impresión',
    'orders:place': 'Pedir impresiones',
    'locations:read': 'Ver los locales',
    'locations:manage': 'Añadir y cambiar locales',
    'placements:read': 'Ver los códigos',
    'placements:manage': 'Añadir y cambiar códigos',
    'audit:read': 'Leer el registro de actividad',
    'platform:manage':
      'Hacer lo que hacen los operadores, excepto usuarios, claves de API y registro de actividad',
  },

  keys: {
    title: 'Claves de API',
    empty: 'Aún no hay claves de API',
    emptyText: 'Un programa con una clave puede hacer lo que usted le permita, sin su contraseña.',
    list: 'Claves de API',
    loadFailed: 'No se pudieron cargar las claves de API',

    create: 'Crear clave de API',
    createTitle: 'Crear clave de API',
    name: 'Nombre',
    nameText: 'Qué usa la clave, por ejemplo Caja registradora.',
    nameMissing: 'Escriba un nombre',
    mayDo: 'Qué puede hacer',
    mayDoMissing: 'Elija qué puede hacer la clave',
    expiresAfter: 'Caduca después de',
    lifetimes: {
      30: '30 días',
      90: '90 días',
      365: '1 año',
      never: 'Nunca',
    },
    createSubmit: 'Crear clave de API',
    created: (name) => ['Su clave de API ', name],
    key: 'Clave de API',

    endsIn: 'termina en',
    expiredBadge: 'Caducada',
    endedBadge: 'Terminada',
    endsBadge: (date) => `Termina el ${date}`,
    lastUsed: (date) => `Último uso: ${date}`,
    neverUsed: 'Sin usar',
    expires: (date) => `Caduca el ${date}`,
    expired: (date) => `Caducó el ${date}`,
    neverExpires: 'No caduca',
    createdOn: (date) => `Creada el ${date}`,
    createdBy: (date, maker) => [`Creada el ${date} por `, maker],
    allowed: (name) => `Qué puede hacer ${name}`,

    makerLeft:
      'Quien creó esta clave ya no está en el equipo, así que termina pronto. Un propietario puede conservarla.',
    makerLeftToOwner:
      'Quien creó esta clave ya no está en el equipo, así que termina pronto. Si la conserva, usted responde por ella.',
    keep: 'Conservar',
    keepNamed: (name) => `Conservar ${name}`,
    kept: 'La clave de API sigue activa',
    keepFailed: 'No se pudo conservar la clave de API',

    revoke: 'Revocar',
    revokeNamed: (name) => `Revocar ${name}`,
    revokeTitle: (name) => ['¿Revocar ', name, '?'],
    revokeText: 'Todo lo que usa esta clave deja de funcionar al instante. Esto no se puede deshacer.',
    revokeConfirm: 'Revocar clave de API',
    revoked: 'Clave de API revocada',
    revokeFailed: 'No se pudo revocar la clave de API',
  },

  secret: {
    once: 'Copie este valor ahora. Solo se muestra esta vez.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar',
    copyFailedText: 'Selecciónelo y cópielo.',
    done: 'Ya lo guardé',
    signing: 'Secreto de firma',
    signingText: 'Con él, su sistema verifica nuestra firma. Solo se muestra ahora.',
    copySigning: 'Copiar el secreto',
  },

  webhooks: {
    empty: 'Aún no hay webhooks',
    emptyText: 'Añada la dirección de su sistema, envíe una prueba y vea al instante qué respondió.',
    loadFailed: 'No se pudieron cargar los webhooks',
    changeFailed: 'No se pudo cambiar el webhook',
    add: 'Añadir webhook',

    off: 'Desactivado',
    failing: 'Con fallos',
    withWords: 'Con texto',
    events: (count) => plural(count, { one: '# evento', other: '# eventos' }),
    nothingSent: 'aún no se ha enviado nada',
    lastArrived: (ago) => `última entrega: ${ago}`,
    lastFailed: (ago) => `último fallo: ${ago}`,
    formerSecret: (time) => `El secreto anterior también firma hasta el ${time}.`,
    whyOff: {
      gone: 'Desactivado, porque respondió que ya no existe (410).',
      failing: 'Desactivado, porque un mensaje no se pudo entregar durante más de tres días.',
      byUser: 'Desactivado. No se envía nada hasta que lo active.',
    },

    more: (host) => `Más acciones: ${host}`,
    edit: 'Editar',
    replaceSecret: 'Sustituir secreto',
    switchOff: 'Desactivar',
    switchOn: 'Activar',
    delete: 'Eliminar',
    log: 'Registro',
    logOf: (host) => `Registro de ${host}`,

    form: {
      addTitle: 'Añadir webhook',
      editTitle: 'Editar webhook',
      text: 'Enviamos un mensaje firmado a su sistema en cuanto ocurre algo.',
      address: 'Dirección',
      addressText: 'Donde su sistema recibe los mensajes, como HTTP POST.',
      events: 'Enviar un mensaje cuando',
      eventsMissing: 'Elija al menos un evento',
      words: 'Enviar lo que escribieron los clientes',
      wordsText:
        'De lo contrario, los mensajes solo llevan identificadores, estrellas y horas. Los datos de contacto no se envían nunca.',
      description: 'Descripción',
      secret: 'Su propio secreto de firma',
      secretText: 'Si su herramienta genera uno: “whsec_” y base64. De lo contrario, lo generamos nosotros.',
      addSubmit: 'Añadir webhook',
      save: 'Guardar',
    },
    eventNames: {
      'review.created': 'Un cliente deja una reseña',
      'review.changed': 'Un cliente cambia una reseña o se eliminan datos de contacto',
      'review.withdrawn': 'Un cliente retira una reseña',
      'review.erased': 'Se elimina el texto de una reseña',
      'case.changed': 'Cambia el estado o la asignación de una reseña',
      'message.received': 'Un cliente contesta',
      'order.changed': 'Se hace o cambia un pedido de impresión',
      'company.suspended': 'La empresa se suspende',
      'company.restored': 'La empresa vuelve a estar activa',
      'company.created': 'Se crea una empresa',
    },

    added: {
      title: 'Webhook añadido',
      text: 'Copie el secreto y compruebe después si llega un mensaje.',
      standard: (link) => [
        'Los mensajes se firman según ',
        link('Standard Webhooks'),
        ', que tiene bibliotecas para la mayoría de los lenguajes.',
      ],
      done: 'Listo',
    },
    replace: {
      title: '¿Sustituir el secreto?',
      text: (hours) =>
        plural(hours, {
          one: 'Recibe uno nuevo. Durante # hora, los mensajes se firman con ambos; un secreto sustituido antes deja de valer ahora.',
          other:
            'Recibe uno nuevo. Durante # horas, los mensajes se firman con ambos; un secreto sustituido antes deja de valer ahora.',
        }),
      confirm: 'Sustituir secreto',
      failed: 'No se pudo sustituir el secreto',
      doneTitle: 'Secreto sustituido',
      doneText: (hours) =>
        plural(hours, {
          one: 'Durante # hora, los mensajes se firman también con el secreto anterior.',
          other: 'Durante # horas, los mensajes se firman también con el secreto anterior.',
        }),
    },
    remove: {
      title: (host) => ['¿Eliminar el webhook para ', host, '?'],
      text: 'No recibe más mensajes y su registro ya no se puede ver.',
      confirm: 'Eliminar',
      done: 'Webhook eliminado',
      failed: 'No se pudo eliminar el webhook',
    },

    outcome: {
      waiting: 'En espera de envío',
      notSent: 'No enviado',
      answered: (status, ms) => `Respondió ${status} en ${number(ms)} ms`,
      noAnswer: (ms) => `Sin respuesta en ${number(ms)} ms`,
    },
    test: {
      send: 'Enviar prueba',
      sendTo: (host) => `Enviar una prueba a ${host}`,
      failed: 'No se pudo enviar la prueba',
      sending: 'Enviando…',
      arrived: (outcome) => `La prueba ha llegado. ${outcome}.`,
      notArrived: (outcome) => `La prueba no ha llegado. ${outcome}.`,
      arrivedWith: (outcome) => `La prueba ha llegado. ${outcome}:`,
      notArrivedWith: (outcome) => `La prueba no ha llegado. ${outcome}:`,
    },

    messages: {
      show: 'Mostrar',
      all: 'Todos los mensajes',
      choices: {
        pending: 'En espera',
        delivered: 'Entregados',
        failed: 'Fallidos',
      },
      status: {
        pending: 'En espera',
        delivered: 'Entregado',
        failed: 'Fallido',
      },
      none: 'Aún no se ha enviado nada',
      noneSuch: 'No hay mensajes así',
      noneText: (days) =>
        plural(days, {
          one: 'Aquí aparecen los mensajes del último # día, con lo que respondió su sistema.',
          other: 'Aquí aparecen los mensajes de los últimos # días, con lo que respondió su sistema.',
        }),
      loadFailed: 'No se pudieron cargar los mensajes',
      shown: (count) => plural(count, { one: '# mensaje en la lista', other: '# mensajes en la lista' }),

      attempts: (count) => plural(count, { one: '# intento', other: '# intentos' }),
      nextAttempt: (time) => `Próximo intento: ${time}`,
      attemptList: 'Intentos',
      attemptAnswered: (time, status, ms) => `${time}: respondió ${status} en ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time}: sin respuesta en ${number(ms)} ms`,
      message: 'Mensaje',
      sendAgain: 'Enviar otra vez',
      sentAgain: 'El mensaje se está enviando otra vez',
      sendAgainFailed: 'No se pudo enviar el mensaje otra vez',
    },
    span: {
      open: 'Reenviar un periodo',
      title: 'Reenviar un periodo',
      text: 'Cada mensaje de este periodo se envía una vez más, con el mismo identificador, para que su sistema sepa cuáles ya tiene.',
      from: 'Desde',
      to: 'Hasta',
      send: 'Reenviar',
      nothing: 'No hay nada que reenviar',
      sending: (count) => plural(count, { one: 'Reenviando # mensaje', other: 'Reenviando # mensajes' }),
    },
  },
}
