import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const analytics: AnalyticsTexts = {
  allTime: 'Gesamter Zeitraum',
  totalReviews: 'Bewertungen insgesamt',
  averageRating: 'Sterne im Schnitt',

  distribution: {
    title: 'Verteilung der Sterne',
    stars: (rating) => plural(rating, { one: '# Stern:', other: '# Sterne:' }),
  },

  change: {
    noChange: 'unverändert',
    noneBefore: 'vorher keine',
    more: (percent) => `${percent} mehr`,
    fewer: (percent) => `${percent} weniger`,
    slightlyMore: (percent) => `unter ${percent} mehr`,
    slightlyFewer: (percent) => `unter ${percent} weniger`,
    timesAsMany: (times) => plural(times, { one: '#-mal so viele', other: '#-mal so viele' }),
    manyTimes: 'über 100-mal so viele',
    same: 'unverändert',
    higher: (difference) => `${difference} höher`,
    lower: (difference) => `${difference} niedriger`,
    pointsHigher: (points) => plural(points, { one: '# Punkt höher', other: '# Punkte höher' }),
    pointsLower: (points) => plural(points, { one: '# Punkt niedriger', other: '# Punkte niedriger' }),
  },

  trends: {
    title: 'Entwicklung',
    loading: 'Wird geladen …',
    timeZone: (zone) => `Zeitzone: ${zone}`,
    interval: 'Intervall',
    intervals: { day: 'Pro Tag', week: 'Pro Woche', month: 'Pro Monat' },
    measure: 'Kennzahl',
    measures: {
      reviews: 'Bewertungen',
      average: 'Sterne im Schnitt',
      sentiment: 'Positiv',
    },
    compared: (days) =>
      plural(days, {
        one: 'Verglichen mit dem Vortag',
        other: 'Verglichen mit den # Tagen davor',
      }),
    noReviews: 'Keine Bewertungen in diesem Zeitraum',
    byRating: 'Nach Sternen',
    mismatches: (count) =>
      plural(count, {
        one: 'Sterne passen nicht zum Text: # Bewertung',
        other: 'Sterne passen nicht zum Text: # Bewertungen',
      }),
  },

  charts: {
    titles: {
      reviews: 'Bewertungen im Zeitverlauf',
      average: 'Durchschnittliche Sterne im Zeitverlauf',
      sentiment: 'Stimmung im Zeitverlauf',
      sentimentByRating: 'Stimmung nach Sternen',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, Tabelle`,
    table: 'Tabelle',
    download: 'Download',
    image: 'Bild (PNG)',
    csv: 'Tabelle (CSV)',
    failed: 'Fehler',
    imageFailed: 'Das Bild konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    columns: {
      interval: { day: 'Tag', week: 'Woche', month: 'Monat' },
      reviews: 'Bewertungen',
      average: 'Sterne im Schnitt',
      rating: 'Sterne',
    },
    stars: (rating) => plural(rating, { one: '# Stern', other: '# Sterne' }),
    soFar: {
      day: 'Heute bisher',
      week: 'Diese Woche bisher',
      month: 'Dieser Monat bisher',
    },
    part: { week: 'Teil einer Woche', month: 'Teil eines Monats' },
    rowSoFar: {
      day: (days) => `${days} (heute bisher)`,
      week: (days) => `${days} (diese Woche bisher)`,
      month: (days) => `${days} (dieser Monat bisher)`,
    },
    rowPart: {
      week: (days) => `${days} (Teil einer Woche)`,
      month: (days) => `${days} (Teil eines Monats)`,
    },
    previous: (days) => plural(days, { one: 'Vortag', other: '# Tage davor' }),
    previousAverage: (days, average) =>
      plural(days, { one: `Vortag: ${average}`, other: `# Tage davor: ${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Die meisten an einem Tag: ${count}, ${when}`,
      week: (count, when) => `Die meisten in einer Woche: ${count}, ${when}`,
      month: (count, when) => `Die meisten in einem Monat: ${count}, ${when}`,
    },
    best: {
      day: (average, when) => `Bester Tag: ${average}, ${when}`,
      week: (average, when) => `Beste Woche: ${average}, ${when}`,
      month: (average, when) => `Bester Monat: ${average}, ${when}`,
    },
    lowest: (average, when) => `Niedrigster Wert: ${average}, ${when}`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Gestrichelte Linie: ${average}, der Durchschnitt des Vortags`,
        other: `Gestrichelte Linie: ${average}, der Durchschnitt der # Tage davor`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} positiv, ${neutral} neutral, ${negative} negativ`,
  },
}
