import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const analytics: AnalyticsTexts = {
  allTime: 'Depuis le début',
  totalReviews: 'Nombre d’avis',
  averageRating: 'Note moyenne',

  distribution: {
    title: 'Répartition des notes',
    stars: (rating) => plural(rating, { one: '# étoile :', other: '# étoiles :' }),
  },

  change: {
    noChange: 'inchangé',
    noneBefore: 'rien avant',
    more: (percent) => `${percent} de plus`,
    fewer: (percent) => `${percent} de moins`,
    slightlyMore: (percent) => `à peine plus (< ${percent})`,
    slightlyFewer: (percent) => `à peine moins (< ${percent})`,
    timesAsMany: (times) => plural(times, { one: '# fois plus', other: '# fois plus' }),
    manyTimes: 'plus de 100 fois plus',
    same: 'identique',
    higher: (difference) => `${difference} de plus`,
    lower: (difference) => `${difference} de moins`,
    pointsHigher: (points) => plural(points, { one: '# point de plus', other: '# points de plus' }),
    pointsLower: (points) => plural(points, { one: '# point de moins', other: '# points de moins' }),
  },

  trends: {
    title: 'Tendances',
    loading: 'Chargement…',
    timeZone: (zone) => `Fuseau horaire : ${zone}`,
    interval: 'Intervalle',
    intervals: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
    measure: 'Mesure',
    measures: {
      reviews: 'Avis',
      average: 'Note moyenne',
      sentiment: 'Positifs',
    },
    compared: (days) =>
      plural(days, {
        one: 'Par rapport au jour précédent',
        other: 'Par rapport aux # jours précédents',
      }),
    noReviews: 'Aucun avis sur cette période',
    byRating: 'Par note',
    mismatches: (count) =>
      plural(count, {
        one: 'Étoiles et texte en désaccord : # avis',
        other: 'Étoiles et texte en désaccord : # avis',
      }),
  },

  charts: {
    titles: {
      reviews: 'Avis au fil du temps',
      average: 'Note moyenne au fil du temps',
      sentiment: 'Tonalité au fil du temps',
      sentimentByRating: 'Tonalité par note',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tableau`,
    table: 'Tableau',
    download: 'Télécharger',
    image: 'Image (PNG)',
    csv: 'Tableau (CSV)',
    failed: 'Erreur',
    imageFailed: 'L’image n’a pas pu être créée. Veuillez réessayer.',
    columns: {
      interval: { day: 'Jour', week: 'Semaine', month: 'Mois' },
      reviews: 'Avis',
      average: 'Note moyenne',
      rating: 'Note',
    },
    stars: (rating) => plural(rating, { one: '# étoile', other: '# étoiles' }),
    soFar: {
      day: 'Jour en cours',
      week: 'Semaine en cours',
      month: 'Mois en cours',
    },
    part: { week: 'Semaine partielle', month: 'Mois partiel' },
    rowSoFar: {
      day: (days) => `${days} (jour en cours)`,
      week: (days) => `${days} (semaine en cours)`,
      month: (days) => `${days} (mois en cours)`,
    },
    rowPart: {
      week: (days) => `${days} (semaine partielle)`,
      month: (days) => `${days} (mois partiel)`,
    },
    previous: (days) => plural(days, { one: 'Jour précédent', other: '# jours précédents' }),
    previousAverage: (days, average) =>
      plural(days, {
        one: `Jour précédent : ${average}`,
        other: `# jours précédents : ${average}`,
      }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Maximum en un jour : ${count}, ${when}`,
      week: (count, when) => `Maximum en une semaine : ${count}, ${when}`,
      month: (count, when) => `Maximum en un mois : ${count}, ${when}`,
    },
    best: {
      day: (average, when) => `Meilleur jour : ${average}, ${when}`,
      week: (average, when) => `Meilleure semaine : ${average}, ${when}`,
      month: (average, when) => `Meilleur mois : ${average}, ${when}`,
    },
    lowest: (average, when) => `Minimum : ${average}, ${when}`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Ligne pointillée : ${average}, la moyenne du jour précédent`,
        other: `Ligne pointillée : ${average}, la moyenne des # jours précédents`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} d’avis positifs, ${neutral} d’avis neutres, ${negative} d’avis négatifs`,
  },
}
