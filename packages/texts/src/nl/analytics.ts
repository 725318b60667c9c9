import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const analytics: AnalyticsTexts = {
  allTime: 'Altijd',
  totalReviews: 'Reviews in totaal',
  averageRating: 'Gemiddelde beoordeling',

  distribution: {
    title: 'Verdeling beoordelingen',
    stars: (rating) => plural(rating, { one: '# ster:', other: '# sterren:' }),
  },

  change: {
    noChange: 'geen verschil',
    noneBefore: 'eerder geen',
    more: (percent) => `${percent} meer`,
    fewer: (percent) => `${percent} minder`,
    slightlyMore: (percent) => `nog geen ${percent} meer`,
    slightlyFewer: (percent) => `nog geen ${percent} minder`,
    timesAsMany: (times) => plural(times, { one: '# keer zoveel', other: '# keer zoveel' }),
    manyTimes: 'meer dan 100×',
    same: 'gelijk',
    higher: (difference) => `${difference} hoger`,
    lower: (difference) => `${difference} lager`,
    pointsHigher: (points) => plural(points, { one: '# punt hoger', other: '# punten hoger' }),
    pointsLower: (points) => plural(points, { one: '# punt lager', other: '# punten lager' }),
  },

  trends: {
    title: 'Trends',
    loading: 'Laden…',
    timeZone: (zone) => `Tijdzone: ${zone}`,
    interval: 'Interval',
    intervals: { day: 'Per dag', week: 'Per week', month: 'Per maand' },
    measure: 'Maatstaf',
    measures: {
      reviews: 'Reviews',
      average: 'Gem. beoordeling',
      sentiment: 'Positief',
    },
    compared: (days) =>
      plural(days, {
        one: 'Vergeleken met de dag ervoor',
        other: 'Vergeleken met de # dagen ervoor',
      }),
    noReviews: 'Geen reviews in deze periode',
    byRating: 'Per beoordeling',
    mismatches: (count) =>
      plural(count, {
        one: 'Sterren en tekst verschillen: # review',
        other: 'Sterren en tekst verschillen: # reviews',
      }),
  },

  charts: {
    titles: {
      reviews: 'Reviews in de tijd',
      average: 'Gemiddelde beoordeling in de tijd',
      sentiment: 'Sentiment in de tijd',
      sentimentByRating: 'Sentiment per beoordeling',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tabel`,
    table: 'Tabel',
    download: 'Downloaden',
    image: 'Afbeelding (PNG)',
    csv: 'Tabel (CSV)',
    failed: 'Fout',
    imageFailed: 'De afbeelding kon niet worden gemaakt. Probeer het opnieuw.',
    columns: {
      interval: { day: 'Dag', week: 'Week', month: 'Maand' },
      reviews: 'Reviews',
      average: 'Gem. beoordeling',
      rating: 'Beoordeling',
    },
    stars: (rating) => plural(rating, { one: '# ster', other: '# sterren' }),
    soFar: {
      day: 'Vandaag tot nu toe',
      week: 'Deze week tot nu toe',
      month: 'Deze maand tot nu toe',
    },
    part: { week: 'Deel van een week', month: 'Deel van een maand' },
    rowSoFar: {
      day: (days) => `${days} (vandaag tot nu toe)`,
      week: (days) => `${days} (deze week tot nu toe)`,
      month: (days) => `${days} (deze maand tot nu toe)`,
    },
    rowPart: {
      week: (days) => `${days} (deel van een week)`,
      month: (days) => `${days} (deel van een maand)`,
    },
    previous: (days) => plural(days, { one: 'Vorige dag', other: 'Vorige # dagen' }),
    previousAverage: (days, average) =>
      plural(days, { one: `Vorige dag: ${average}`, other: `Vorige # dagen: ${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Meeste op één dag: ${count}, ${when}`,
      week: (count, when) => `Meeste in één week: ${count}, ${when}`,
      month: (count, when) => `Meeste in één maand: ${count}, ${when}`,
    },
    best: {
      day: (average, when) => `Beste dag: ${average}, ${when}`,
      week: (average, when) => `Beste week: ${average}, ${when}`,
      month: (average, when) => `Beste maand: ${average}, ${when}`,
    },
    lowest: (average, when) => `Laagste: ${average}, ${when}`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Streepjeslijn: ${average}, het gemiddelde van de dag ervoor`,
        other: `Streepjeslijn: ${average}, het gemiddelde van de # dagen ervoor`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} positief, ${neutral} neutraal, ${negative} negatief`,
  },
}
