import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('es')

export const inbox: InboxTexts = {
  status: {
    new: 'Pendiente',
    in_progress: 'En curso',
    waiting: 'Esperando al cliente',
    done: 'Resuelto',
  },
  views: {
    label: 'Vistas',
    names: {
      new: 'Pendientes',
      in_progress: 'En curso',
      waiting: 'Esperando al cliente',
      done: 'Resueltas',
      all: 'Todas',
      mine: 'Mías',
      unassigned: 'Sin asignar',
    },
    count: (count) => plural(count, { one: ', # reseña', other: ', # reseñas' }),
  },
  toolbar: {
    selectAll: 'Seleccionar toda la página',
    selected: (count) => plural(count, { one: '# seleccionada', other: '# seleccionadas' }),
    clear: 'Anular selección',
    limit: (max) =>
      plural(max, {
        one: 'Se puede cambiar como máximo # a la vez.',
        other: 'Se pueden cambiar como máximo # a la vez.',
      }),
    status: 'Estado',
    assign: 'Asignar',
    me: (name) => `Yo (${name})`,
    nobody: 'Nadie',
    loading: 'Cargando…',
    shortcuts: 'Atajos de teclado',
    shortcutsTitle: 'Atajos de teclado (?)',
    select: (stars) =>
      plural(stars, {
        one: 'Seleccionar la reseña de # estrella',
        other: 'Seleccionar la reseña de # estrellas',
      }),
  },
  line: {
    status: 'Estado:',
    age: {
      minutes: (count) => `· ${number(count)} min`,
      hours: (count) => `· ${number(count)} h`,
      days: (count) => `· ${number(count)} d`,
      years: (count) => `· ${number(count)} a`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', de hace # minuto', other: ', de hace # minutos' }),
      hours: (count) => plural(count, { one: ', de hace # hora', other: ', de hace # horas' }),
      days: (count) => plural(count, { one: ', de hace # día', other: ', de hace # días' }),
      years: (count) => plural(count, { one: ', de hace # año', other: ', de hace # años' }),
    },
    assignee: 'Asignada a:',
    you: 'Usted',
    other: 'otra persona',
    edited: 'Novedades del cliente',
    replied: 'El cliente contestó',
    repliedTimes: (count) => `El cliente contestó (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Pasó a “${status}”`,
    assigned: {
      you: 'Asignada a usted',
      member: ({ name }) => `Asignada a ${name}`,
      other: 'Asignada a otra persona',
      nobody: 'Ya no está asignada',
    },
  },
  emptied: 'Todas estas reseñas han salido de la lista.',
  update: 'Actualizar lista',

  changes: {
    one: {
      done: 'Marcada como resuelta',
      status: ({ status }) => `Estado cambiado a “${status}”`,
      assigned: {
        you: 'Asignada a usted',
        member: ({ name }) => `Asignada a ${name}`,
        other: 'Asignada a otra persona',
        nobody: 'Sin asignar',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, {
          one: '# reseña marcada como resuelta',
          other: '# reseñas marcadas como resueltas',
        }),
      status: ({ count, status }) =>
        plural(count, {
          one: `Estado de # reseña cambiado a “${status}”`,
          other: `Estado de # reseñas cambiado a “${status}”`,
        }),
      assigned: {
        you: ({ count }) =>
          plural(count, { one: '# reseña asignada a usted', other: '# reseñas asignadas a usted' }),
        member: ({ count, name }) =>
          plural(count, { one: `# reseña asignada a ${name}`, other: `# reseñas asignadas a ${name}` }),
        other: ({ count }) =>
          plural(count, {
            one: '# reseña asignada a otra persona',
            other: '# reseñas asignadas a otra persona',
          }),
        nobody: ({ count }) => plural(count, { one: '# reseña sin asignar', other: '# reseñas sin asignar' }),
      },
    },
    already: {
      done: 'Ya estaba marcada como resuelta',
      status: ({ status }) => `Ya tenía el estado “${status}”`,
      assigned: {
        you: 'Ya estaba asignada a usted',
        member: ({ name }) => `Ya estaba asignada a ${name}`,
        other: 'Ya estaba asignada a otra persona',
        nobody: 'Ya estaba sin asignar',
      },
    },
    failed: 'No se pudo guardar el cambio',
    conflict: 'No se ha cambiado',
    undone: 'Cambio deshecho',
    undoFailed: 'No se pudo deshacer',
    notUndone: 'No se ha deshecho',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `# de ${number(all)} queda como está: otra persona la ha cambiado mientras tanto.`,
        other: `# de ${number(all)} quedan como están: otra persona las ha cambiado mientras tanto.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Alguien', status }) =>
        `${by} la ha cambiado mientras tanto: ahora tiene el estado “${status}” y está asignada a usted.`,
      member: ({ by = 'Alguien', status, name }) =>
        `${by} la ha cambiado mientras tanto: ahora tiene el estado “${status}” y está asignada a ${name}.`,
      other: ({ by = 'Alguien', status }) =>
        `${by} la ha cambiado mientras tanto: ahora tiene el estado “${status}” y está asignada a otra persona.`,
      nobody: ({ by = 'Alguien', status }) =>
        `${by} la ha cambiado mientras tanto: ahora tiene el estado “${status}” y está sin asignar.`,
    },
    notMade: (whatHappened) => `${whatHappened} Su cambio no se ha hecho.`,
  },

  shortcuts: {
    title: 'Atajos de teclado',
    description: 'Funcionan en la lista y en una reseña abierta, excepto mientras escribe.',
    use: 'Usar atajos de teclado en este navegador',
    actions: {
      nextAndPrevious: 'Reseña siguiente y anterior',
      open: 'Abrir la reseña',
      done: 'Marcar como resuelta',
      assign: 'Asignar',
      reply: 'Responder',
      note: 'Añadir una nota',
      select: 'Seleccionar; con Shift, todas hasta aquí',
      undo: 'Deshacer',
      search: 'Buscar',
      close: 'Cerrar la reseña o anular la selección',
      help: 'Esta lista',
    },
  },

  review: {
    title: 'Reseña',
    edited: (time) => `Modificada: ${time}`,
    notFound: (company) => ['Este enlace no corresponde a ninguna reseña sobre ', company, '.'],
    failed: 'No se pudieron cargar las reseñas',
    all: 'Todas las reseñas',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    copyText: 'Copiar texto',
    textCopied: 'Texto copiado',
    copyFailed: 'No se pudo copiar',
    copyFailedDescription: 'Inténtelo de nuevo.',
    showVersions: 'Qué decía antes',
    versions: 'Versiones anteriores',
    versionsFailed: 'No se pudieron cargar las versiones anteriores',
  },
  pager: {
    label: 'Reseñas',
    previous: 'Anterior',
    next: 'Siguiente',
    previousTitle: (key) => `Anterior (${key})`,
    nextTitle: (key) => `Siguiente (${key})`,
    position: ({ place, all }) => `${place} de ${all}`,
  },

  case: {
    label: 'Caso',
    failed: 'No se pudo cargar el caso',
    changeFailed: 'No se pudo cambiar el caso',
    status: 'Estado',
    assignee: 'Asignado a',
    assignToMe: 'Asignármelo',
    nobody: 'Nadie',
    me: (name) => `Yo (${name})`,
    formerMember: 'Un antiguo miembro',
    changed: ({ ago }) => `Modificado ${ago}`,
    changedByYou: ({ ago }) => `Modificado ${ago} por usted`,
    changedBy: ({ ago, name }) => `Modificado ${ago} por ${name}`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Usted, en otra ventana, ${list(changes)}.`,
      member: ({ changes, name }) => `${name} ${list(changes)}.`,
      visitor: ({ changes }) => `El visitante ${list(changes)}.`,
      someone: ({ changes }) => `Alguien ${list(changes)}.`,
    },
    changes: {
      answered: 'contestó',
      status: (status) => `cambió el estado a “${status}”`,
      assigned: {
        you: 'asignó el caso a usted',
        member: ({ name }) => `asignó el caso a ${name}`,
        other: 'asignó el caso a un antiguo miembro',
        nobody: 'quitó la asignación',
      },
      unknown: 'cambió esto',
    },
    anyway: {
      status: (status) => `Cambiar a “${status}” de todos modos`,
      assign: {
        you: 'Asignármelo de todos modos',
        member: ({ name }) => `Asignar a ${name} de todos modos`,
        other: 'Asignar a un antiguo miembro de todos modos',
        nobody: 'Quitar la asignación de todos modos',
      },
      both: {
        you: ({ status }) => `Cambiar a “${status}” y asignármelo de todos modos`,
        member: ({ status, name }) => `Cambiar a “${status}” y asignar a ${name} de todos modos`,
        other: ({ status }) => `Cambiar a “${status}” y asignar a un antiguo miembro de todos modos`,
        nobody: ({ status }) => `Cambiar a “${status}” y quitar la asignación de todos modos`,
      },
    },
    leave: 'Dejarlo como está',
  },

  thread: {
    label: 'Conversación y notas',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# mensaje', other: '# mensajes' })}, ${plural(notes, { one: '# nota', other: '# notas' })}`,
    you: 'Usted',
    formerMember: 'Un antiguo miembro',
    visitor: 'Visitante',
    privateNote: 'Nota interna',
    byLink: 'La verá cuando abra su enlace.',
  },
  delivery: {
    sent: (address) => `Enviada a ${address}`,
    sending: 'Enviando…',
    retrying: (error) => `Aún no se ha enviado, pero se intentará de nuevo. ${error}`,
    refused: (address) => `No se pudo enviar a ${address}.`,
    refusedBecause: ({ address, error }) => `No se pudo enviar a ${address}: ${error}`,
    correct: 'Enviar a otra dirección',
    sendTo: 'Enviar a',
    sendAgain: 'Enviar otra vez',
    cancel: 'Cancelar',
  },
  composer: {
    label: 'Escribir',
    answer: 'Respuesta',
    privateNote: 'Nota interna',
  },
  reply: {
    label: 'Respuesta',
    placeholder: 'Escriba una respuesta',
    tooLong: (max) =>
      plural(max, { one: 'Use como máximo # carácter.', other: 'Use como máximo # caracteres.' }),
    noName: (variable) => `El visitante no dejó su nombre. Sustituya ${variable} por sus propias palabras.`,
    noLocation: (variable) => `Esta reseña no tiene local. Sustituya ${variable} por sus propias palabras.`,
    noVariable: (variable) => `Esto no es una variable. Sustituya ${variable} por sus propias palabras.`,
    outdated: (time) => `El visitante ha cambiado esta reseña (${time}). Léala otra vez antes de responder.`,
    byLink: 'La verá cuando abra su enlace.',
    byEmail: (address) => ['Se envía por correo a ', address, '.'],
    differs: 'Su respuesta anterior se ha enviado: aparece arriba. Envíe también esta si dice algo nuevo.',
    send: 'Enviar',
    sendAndFinish: 'Enviar y resolver',
    notFinished: 'Enviada, pero no marcada como resuelta',
    impossible: {
      erased:
        'El texto y los datos de contacto de esta reseña se han eliminado, así que no hay a quién responder.',
      noEmail: 'El visitante dejó un teléfono, pero ningún correo electrónico.',
      noAddress: 'El visitante no dejó correo electrónico ni teléfono, así que no hay a quién responder.',
      optedOut: (company) => ['El visitante ya no quiere recibir correos enviados por ', company, '.'],
      tooMany: 'Ha enviado tres respuestas seguidas. Podrá escribir otra vez cuando el visitante conteste.',
    },
    call: (number) => ['Llamar al ', number],
    noteCall: 'Anotar lo acordado',
  },
  note: {
    label: 'Nota interna',
    description: 'Solo su equipo ve las notas. Escriba @ para avisar a un compañero.',
    placeholder: 'Escriba una nota',
    tooLong: (max) =>
      plural(max, { one: 'Use como máximo # carácter.', other: 'Use como máximo # caracteres.' }),
    add: 'Añadir nota',
    colleagues: 'Compañeros',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# compañero. Elija con las flechas y Enter.',
        other: '# compañeros. Elija con las flechas y Enter.',
      }),
  },
}
