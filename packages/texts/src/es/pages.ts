import type { PageTexts } from '#en/pages.ts'
import { ui } from '#es/ui.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

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

  ui,

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
