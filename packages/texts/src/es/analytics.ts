import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const analytics: AnalyticsTexts = {
  allTime: 'Desde el inicio',
  totalReviews: 'Total de reseñas',
  averageRating: 'Puntuación media',

  distribution: {
    title: 'Distribución de puntuaciones',
    stars: (rating) => plural(rating, { one: '# estrella:', other: '# estrellas:' }),
  },

  change: {
    noChange: 'sin cambios',
    noneBefore: 'antes 0',
    more: (percent) => `${percent} más`,
    fewer: (percent) => `${percent} menos`,
    slightlyMore: (percent) => `menos de un ${percent} más`,
    slightlyFewer: (percent) => `menos de un ${percent} menos`,
    timesAsMany: (times) => plural(times, { one: '# vez más', other: '# veces más' }),
    manyTimes: 'más de 100 veces más',
    same: 'igual',
    higher: (difference) => `${difference} más`,
    lower: (difference) => `${difference} menos`,
    pointsHigher: (points) => plural(points, { one: '# punto más', other: '# puntos más' }),
    pointsLower: (points) => plural(points, { one: '# punto menos', other: '# puntos menos' }),
  },

  trends: {
    title: 'Tendencias',
    loading: 'Cargando…',
    timeZone: (zone) => `Zona horaria: ${zone}`,
    interval: 'Intervalo',
    intervals: { day: 'Por día', week: 'Por semana', month: 'Por mes' },
    measure: 'Medida',
    measures: {
      reviews: 'Reseñas',
      average: 'Puntuación media',
      sentiment: 'Positivas',
    },
    compared: (days) =>
      plural(days, {
        one: 'En comparación con el día anterior',
        other: 'En comparación con los # días anteriores',
      }),
    noReviews: 'No hay reseñas en este periodo',
    byRating: 'Por puntuación',
    mismatches: (count) =>
      plural(count, {
        one: 'Estrellas y texto no coinciden: # reseña',
        other: 'Estrellas y texto no coinciden: # reseñas',
      }),
  },

  charts: {
    titles: {
      reviews: 'Evolución de las reseñas',
      average: 'Evolución de la puntuación media',
      sentiment: 'Evolución del tono',
      sentimentByRating: 'Tono por puntuación',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tabla`,
    table: 'Tabla',
    download: 'Descargar',
    image: 'Imagen (PNG)',
    csv: 'Tabla (CSV)',
    failed: 'Error',
    imageFailed: 'No se pudo crear la imagen. Inténtelo de nuevo.',
    columns: {
      interval: { day: 'Día', week: 'Semana', month: 'Mes' },
      reviews: 'Reseñas',
      average: 'Puntuación media',
      rating: 'Puntuación',
    },
    stars: (rating) => plural(rating, { one: '# estrella', other: '# estrellas' }),
    soFar: {
      day: 'Hoy hasta ahora',
      week: 'Esta semana hasta ahora',
      month: 'Este mes hasta ahora',
    },
    part: { week: 'Parte de una semana', month: 'Parte de un mes' },
    rowSoFar: {
      day: (days) => `${days} (hoy hasta ahora)`,
      week: (days) => `${days} (esta semana hasta ahora)`,
      month: (days) => `${days} (este mes hasta ahora)`,
    },
    rowPart: {
      week: (days) => `${days} (parte de una semana)`,
      month: (days) => `${days} (parte de un mes)`,
    },
    previous: (days) => plural(days, { one: 'Día anterior', other: '# días anteriores' }),
    previousAverage: (days, average) =>
      plural(days, { one: `Día anterior: ${average}`, other: `# días anteriores: ${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Máximo en un día: ${count}, ${when}`,
      week: (count, when) => `Máximo en una semana: ${count}, ${when}`,
      month: (count, when) => `Máximo en un mes: ${count}, ${when}`,
    },
    best: {
      day: (average, when) => `Mejor día: ${average}, ${when}`,
      week: (average, when) => `Mejor semana: ${average}, ${when}`,
      month: (average, when) => `Mejor mes: ${average}, ${when}`,
    },
    lowest: (average, when) => `Puntuación más baja: ${average}, ${when}`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Línea discontinua: ${average}, la media del día anterior`,
        other: `Línea discontinua: ${average}, la media de los # días anteriores`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} positivas, ${neutral} neutras, ${negative} negativas`,
  },
}
