import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('es')

// For Spain and Latin America alike: words that only one of them uses are avoided.
// No “de” or “a” directly before a company's name: it would have to contract with “El”.

export const pages: PageTexts = {
  loading: 'Cargando…',
  noScript: 'Esta página necesita JavaScript. Actívelo y vuelva a cargar la página.',
  back: 'Volver',

  language: {
    label: 'Idioma',
    change: 'Cambiar idioma',
  },

  titles: {
    choice: (company) => `¿Cómo fue su experiencia? · ${company}`,
    rating: (company) => `Puntúe su experiencia · ${company}`,
    feedback: (company) => `Sus comentarios · ${company}`,
    thankYou: (company) => `Gracias · ${company}`,
    companyNotFound: 'Empresa no encontrada',
    notFound: 'Página no encontrada',
    paused: 'Esta página está en pausa',
    problem: 'No se pudo cargar esta página',
  },

  ui: {
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
  },

  rating: {
    title: 'Puntúe su experiencia',
    subtitle: 'Sus comentarios son confidenciales y nos ayudan a mejorar',
    stars: 'Elija una puntuación',
  },

  feedback: {
    loved: '¿Qué le gustó más?',
    improve: 'Ayúdenos a mejorar su experiencia',
    // Not “calificación” (Latin America) or “valoración” (Spain).
    rating: 'Su puntuación',
    text: 'Sus comentarios',
    placeholder: 'Cuéntenos su opinión…',
    confidential: 'Sus comentarios son confidenciales',
    contact: 'Datos de contacto',
    optional: 'opcional',
    contactReason: 'Para que la empresa pueda responderle',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    mailReceipt: 'Enviarme el enlace privado a mis comentarios',
    submit: 'Enviar comentarios',
    submitting: 'Enviando…',
    honeypot: 'Deje este campo vacío',
    tooLong: (over) =>
      plural(over, {
        one: 'Acorte el texto en # carácter',
        other: 'Acorte el texto en # caracteres',
      }),
    offline: 'No tiene conexión. Sus comentarios se guardan aquí y se enviarán en cuanto vuelva la conexión.',
    errorTitle: 'Error',
    failed: 'No se pudieron enviar sus comentarios. Inténtelo de nuevo.',
    requiredTitle: 'Faltan sus comentarios',
    invalid: {
      feedback: 'Cuéntenos cómo podemos mejorar.',
      rating: 'Elija entre 1 y 5 estrellas',
      contactEmail: 'Escriba un correo electrónico válido',
      tooLong: (max) =>
        plural(max, {
          one: 'Use como máximo # carácter',
          other: 'Use como máximo # caracteres',
        }),
      unreadable: 'Elimine el carácter ilegible',
    },
  },

  thankYou: {
    title: '¡Gracias por sus comentarios!',
    text: 'Leeremos sus comentarios y trabajaremos para mejorar.',
    home: 'Volver al inicio',
    publicReview: 'Dejar una reseña pública',
    receipt: 'Guarde este enlace para leer, cambiar o retirar sus comentarios',
    open: 'Abrir mis comentarios',
    copy: 'Copiar enlace',
    copied: 'Copiado',
  },

  privacy: 'Privacidad',

  companyNotFound: {
    title: 'Empresa no encontrada',
    text: 'La página de reseñas que busca no existe.',
    hint: 'Revise la dirección, escanee el código otra vez o pida el código actual al personal.',
    home: 'Ir al inicio',
  },

  problem: {
    title: 'No se pudo cargar esta página',
    text: 'Revise su conexión e inténtelo de nuevo.',
    retry: 'Reintentar',
    noConnection: 'Falló la conexión. Compruebe que tiene acceso a internet.',
  },

  paused: {
    title: 'Esta página está en pausa.',
    text: 'Gracias por su visita. Vuelva a intentarlo más tarde.',
  },

  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Es posible que la página se haya movido o que la dirección tenga un error.',
    home: 'Ir al inicio',
  },

  errors: {
    looks_automatic: 'Sus comentarios aún no se han enviado. Pulse el botón otra vez.',
    bad_request: 'No se pudo entender la solicitud.',
    unknown_origin:
      'Esta página no puede hacer esta solicitud. Ábrala en su propia dirección e inténtelo de nuevo.',
    company_not_found: 'Empresa no encontrada.',
    company_suspended:
      'Esta página está en pausa y sus comentarios no se han enviado. Quedan guardados aquí. Inténtelo más tarde.',
    request_timeout: 'La solicitud tardó demasiado. Inténtelo de nuevo.',
    review_settled:
      'Sus comentarios anteriores tienen más de una hora y ya no se pueden cambiar. Pulse el botón otra vez para enviar estos como comentarios nuevos.',
    body_too_large: 'Es demasiado grande para enviarlo.',
    too_many_requests: 'Demasiadas solicitudes. Inténtelo de nuevo en un momento.',
    internal_error: 'Algo salió mal. Inténtelo de nuevo.',
    overloaded: 'El servicio está saturado. Inténtelo de nuevo en un momento.',
    stopping: 'El servicio se está reiniciando. Inténtelo de nuevo en un momento.',
    unavailable: 'El servicio no está disponible ahora. Inténtelo de nuevo en un momento.',
  },

  notifications: {
    region: 'Notificaciones (F8)',
    close: 'Cerrar',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `Sus comentarios para ${company}`,
  sent: (at, timeZone) => `Enviados el ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Modificados el ${day(at, timeZone)}`,
  noContact: 'No hay datos de contacto guardados.',
  changeTitle: 'Cambiar sus comentarios',
  until: (at, timeZone) => `Puede cambiar sus comentarios hasta el ${day(at, timeZone)}.`,
  settled:
    'Estos comentarios ya no se pueden cambiar. Todavía puede retirarlos o eliminar sus datos de contacto.',
  save: 'Guardar cambios',
  saved: (company) =>
    `Sus cambios se han guardado. ${company} ve la nueva versión y también lo que escribió antes.`,
  changedElsewhere:
    'Mientras tanto, sus comentarios se cambiaron en otro lugar, por lo que esto no se ha guardado. Arriba está lo que hay guardado; abajo, lo que acaba de escribir.',
  failed: 'Aún no se ha cambiado nada. Inténtelo de nuevo.',
  removeContact: {
    title: 'Eliminar los datos de contacto',
    text: (company) =>
      `Se eliminarán su nombre, su teléfono y su correo electrónico. ${company} solo podrá responderle en esta página. Sus comentarios se conservan.`,
    submit: 'Eliminar datos de contacto',
    done: 'Sus datos de contacto se han eliminado.',
  },
  withdraw: {
    title: 'Retirar sus comentarios',
    text: 'Su texto y sus datos de contacto se eliminarán definitivamente. Solo las estrellas y el día permanecen en las estadísticas.',
    confirm: 'Sí, eliminar mis comentarios',
    submit: 'Retirar comentarios',
    unconfirmed: 'Confirme que quiere retirar sus comentarios.',
    done: 'Sus comentarios se han retirado',
    doneText: 'Su texto y sus datos de contacto se han eliminado. Este enlace ya no funciona.',
  },
  conversation: {
    time,
    you: 'Usted',
    noAnswer: (company) => `${company} aún no ha respondido.`,
    sent: (company) => `Su respuesta para ${company} se ha enviado.`,
    answer: 'Su respuesta',
    placeholder: 'Escriba su respuesta…',
    send: 'Enviar respuesta',
    failed: 'Su respuesta aún no se ha enviado. Inténtelo de nuevo.',
    invalid: {
      blank: 'Escriba una respuesta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Use como máximo # carácter',
          other: 'Use como máximo # caracteres',
        }),
    },
  },
  private: 'No comparta la dirección de esta página: quien la tenga puede leer y cambiar sus comentarios.',
  ended: {
    title: 'Este enlace ya no es válido',
    text: 'Compruebe que la dirección esté completa. Un enlace deja de funcionar cuando los comentarios se retiran o se eliminan.',
  },
}

export const notice: NoticeTexts = {
  title: 'Privacidad',
  responsible: {
    title: 'Quién es responsable',
    company: (company) => `${company} es responsable de los comentarios que usted deja aquí.`,
    address: 'Puede dirigirse a la empresa en esta dirección:',
    noAddress: 'Puede dirigirse a la empresa en su establecimiento.',
    operator: (operator, company) =>
      `${operator} gestiona esta página y guarda los comentarios para ${company}, como encargado del tratamiento.`,
  },
  kept: {
    title: 'Qué se guarda',
    feedback:
      'Sus estrellas, su texto, la fecha y la hora, el idioma de la página y, si escaneó un código QR, cuál fue.',
    contact:
      'Su nombre, su teléfono y su correo electrónico, solo si los escribe, para que la empresa pueda responderle.',
  },
  readers: {
    title: 'Quién lee los comentarios',
    text: (company) =>
      `Los comentarios privados los lee el equipo que trabaja para ${company}. No se publican.`,
    google: 'Si deja una reseña pública, lo hace en Google, y allí se aplican las reglas de Google.',
  },
  duration: {
    title: 'Cuánto tiempo se guarda',
    contact: (months) =>
      plural(months, {
        one: 'Su nombre, su teléfono y su correo electrónico se eliminan después de # mes.',
        other: 'Su nombre, su teléfono y su correo electrónico se eliminan después de # meses.',
      }),
    contactUnlimited:
      'Su nombre, su teléfono y su correo electrónico se guardan hasta que usted o la empresa los elimine.',
    text: (months) =>
      plural(months, {
        one: 'Su texto se elimina después de # mes.',
        other: 'Su texto se elimina después de # meses.',
      }),
    textUnlimited: 'Su texto se guarda hasta que usted o la empresa lo elimine.',
    numbers: 'Las estrellas y el día permanecen en las estadísticas, sin ningún dato sobre usted.',
  },
  rights: {
    title: 'Sus derechos',
    receipt:
      'Después de enviar, recibe un enlace privado. Con él puede leer y retirar sus comentarios en cualquier momento, y cambiarlos durante 30 días.',
    company: (company) =>
      `También puede preguntar qué datos tiene ${company} sobre usted y pedir que se corrijan o se eliminen. Y puede presentar una reclamación ante una autoridad de protección de datos.`,
  },
  tracking: {
    title: 'Sin rastreo',
    text: 'Estas páginas no usan cookies, no reconocen a nadie y no cargan nada desde otras empresas. Lo que escribe se guarda en su navegador hasta que se envía.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} ha respondido a sus comentarios`,
    answer: (company) => `Escriba su respuesta para ${company} en su página privada:`,
    wrote: (at, timeZone) => `El ${day(at, timeZone)}, usted escribió:`,
    why: (company) =>
      `Recibe este correo porque dejó su dirección junto con sus comentarios para ${company}.`,
    end: (company) => `No recibir más correos enviados por ${company}:`,
  },
  receipt: {
    link: 'Leer, cambiar o retirar sus comentarios:',
    why: (company) => `Recibe este correo porque lo pidió al enviar sus comentarios para ${company}.`,
  },
  secret: 'No comparta el enlace: quien lo tenga puede leer y cambiar sus comentarios.',
  unsubscribe: {
    stop: (company) => `¿Dejar de recibir correos enviados por ${company} sobre sus comentarios?`,
    stopText: 'Esto solo afecta a estos correos y puede deshacerlo aquí.',
    unsubscribe: 'Cancelar suscripción',
    stopped: (company) => `${company} ya no le envía correos sobre sus comentarios`,
    stoppedText: 'Los demás correos siguen como antes.',
    undo: 'Deshacer',
    resumed: (company) => `${company} vuelve a enviarle correos sobre sus comentarios`,
    resumedText: 'No ha cambiado nada más.',
    unknown: 'Este enlace ya no funciona',
    unknownText: 'Ya no recibe estos correos o el enlace está incompleto.',
  },
}

export const prints: PrintTexts = {
  question: ['¿Cómo fue', 'su visita?'],
  ask: 'Cuéntenos.',
  instruction: 'Escanee con la cámara del teléfono',
}
