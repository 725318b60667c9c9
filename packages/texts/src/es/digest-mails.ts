import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('es')

const reviews = (count: number) => plural(count, { one: '# reseña', other: '# reseñas' })

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company}, la semana pasada: ${reviews(count)}, ${decimal(average)} estrellas`,
    subjectNone: (company) => `${company}, la semana pasada: ninguna reseña nueva`,
    title: (company) => `${company}, la semana pasada`,
    quiet: (company) => `${company}: sin novedades la semana pasada`,
    compared: (from, to) => `${range(from, to)}, en comparación con la semana anterior`,
    stop: 'Dejar de recibir este resumen semanal',
    closing: (company) => `Recibe este resumen semanal como miembro del equipo de la empresa ${company}.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company} en ${month(at)}: ${reviews(count)}, ${decimal(average)} estrellas`,
    subjectNone: (company, at) => `${company} en ${month(at)}: ninguna reseña nueva`,
    title: (company, at) => `${company} en ${month(at)}`,
    quiet: (company, at) => `${company}: sin novedades en ${month(at)}`,
    compared: (from, to) => `${range(from, to)}, en comparación con el mes anterior`,
    stop: 'Dejar de recibir este resumen mensual',
    closing: (company) => `Recibe este resumen mensual como miembro del equipo de la empresa ${company}.`,
  },
  quietLine: (from, to) => `Ninguna reseña, ningún escaneo ni vista de página, ${range(from, to)}.`,
  paused:
    'Ha sido la cuarta vez seguida, así que este resumen queda en pausa. Reanúdelo en la página que abre el botón o elija un intervalo en sus ajustes de notificaciones.',
  resume: 'Reanudar este resumen',
  open: 'Abrir su panel',
  settings: 'Cambiar sus ajustes de notificaciones',
  ending: {
    stop: (company) => `¿Dejar de recibir el resumen sobre ${company}?`,
    stopped: (company) => `Ya no recibe el resumen sobre ${company}`,
    resumed: (company) => `Vuelve a recibir el resumen sobre ${company}`,
  },

  reviews: 'Reseñas',
  average: 'Media',
  positive: 'Positivas',
  noChange: 'sin cambios',
  points: (count, signed) => plural(count, { one: `${signed} punto`, other: `${signed} puntos` }),
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Reseñas por día',
  perDayList: (days) => `Reseñas por día: ${days}`,
  sentiments: { positive: 'positivas', neutral: 'neutras', negative: 'negativas' },

  funnel: 'Del escaneo a la reseña',
  steps: {
    scan: 'Escaneos de códigos',
    view: 'Vistas de página',
    public: 'Clics a Google',
    rating: 'Puntuaciones iniciadas',
    review: 'Reseñas',
  },

  good: 'Reseñas buenas',
  bad: 'Reseñas malas',
  quote: (words) => `“${words}”`,
  stars: (rating) => plural(rating, { one: '# estrella', other: '# estrellas' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'Esperan una respuesta',
  stillNew: (count, all) =>
    plural(count, {
      one: `# de ${reviews(all)} sigue pendiente`,
      other: `# de ${reviews(all)} siguen pendientes`,
    }),
  inProgress: (count) => plural(count, { one: '# reseña en curso', other: '# reseñas en curso' }),

  silent: 'Códigos sin escaneos',
  silentCode: (name, scans) => `${name}: sin escaneos; lo habitual: ${number(scans)}`,
  moreSilent: (count) => `y ${number(count)} más`,
}
