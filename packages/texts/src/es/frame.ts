import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Panel',
  },
  loading: 'Cargando el panel…',
  loadFailed: 'No se pudieron cargar los datos de la empresa',
  loadFailedUnknown: 'No se pudo obtener la empresa',

  overview: {
    title: (company) => ['Panel de la empresa ', company],
    byPeriod: 'Por periodo',
  },

  noAccess: {
    title: 'No tiene acceso a este panel',
    text: 'Quizá el enlace sea para otra cuenta. Pida a la persona que lo envió que le añada a la empresa.',
    toLogin: 'Volver al inicio de sesión',
    toOwn: 'Ir a su panel',
  },
  ifDeleted: (contact) => [
    'Si su empresa se eliminó y quiere recuperarla, póngase en contacto con ',
    contact,
  ],
  operator: {
    withAddress: (name, address) => [`${name}: `, address],
    unknown: 'su proveedor',
  },
  notInRole: {
    title: 'Su rol no incluye esta página',
    text: 'Si la necesita, pida a un propietario de la empresa que cambie su rol.',
    toOverview: 'Ir al resumen',
  },

  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',

  location: {
    label: 'Local',
    all: 'Todos los locales',
    unknown: 'Local desconocido',
  },

  period: {
    label: 'Periodo',
    names: {
      '7d': 'Últimos 7 días',
      '30d': 'Últimos 30 días',
      '90d': 'Últimos 90 días',
      '365d': 'Últimos 365 días',
      all: 'Desde el inicio',
    },
    custom: 'Otro periodo',
    from: 'Desde',
    to: 'Hasta',
  },

  sentiment: {
    negative: 'Negativo',
    neutral: 'Neutro',
    positive: 'Positivo',
  },
  mismatch: 'Estrellas y texto no coinciden',
}
