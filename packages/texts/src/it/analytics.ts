import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const analytics: AnalyticsTexts = {
  allTime: 'Da sempre',
  totalReviews: 'Recensioni totali',
  averageRating: 'Valutazione media',

  distribution: {
    title: 'Distribuzione delle valutazioni',
    stars: (rating) => plural(rating, { one: '# stella:', other: '# stelle:' }),
  },

  // Numbers are of recensioni or of clic, so nothing agrees with them; media and quota are both feminine.
  change: {
    noChange: 'nessuna variazione',
    noneBefore: 'prima 0',
    more: (percent) => `${percent} in più`,
    fewer: (percent) => `${percent} in meno`,
    slightlyMore: (percent) => `meno dell’${percent} in più`,
    slightlyFewer: (percent) => `meno dell’${percent} in meno`,
    timesAsMany: (times) => plural(times, { one: '# volta tanto', other: '# volte tanto' }),
    manyTimes: 'oltre 100 volte tanto',
    same: 'invariata',
    higher: (difference) => `${difference} in più`,
    lower: (difference) => `${difference} in meno`,
    pointsHigher: (points) => plural(points, { one: '# punto in più', other: '# punti in più' }),
    pointsLower: (points) => plural(points, { one: '# punto in meno', other: '# punti in meno' }),
  },

  trends: {
    title: 'Andamento',
    loading: 'Caricamento…',
    timeZone: (zone) => `Fuso orario: ${zone}`,
    interval: 'Intervallo',
    intervals: { day: 'Giorni', week: 'Settimane', month: 'Mesi' },
    measure: 'Indicatore',
    measures: {
      reviews: 'Recensioni',
      average: 'Valutazione media',
      sentiment: 'Positive',
    },
    compared: (days) =>
      plural(days, {
        one: 'Rispetto al giorno precedente',
        other: 'Rispetto ai # giorni precedenti',
      }),
    noReviews: 'Nessuna recensione in questo periodo',
    byRating: 'Per valutazione',
    mismatches: (count) =>
      plural(count, {
        one: 'Stelle e parole in contrasto: # recensione',
        other: 'Stelle e parole in contrasto: # recensioni',
      }),
  },

  charts: {
    titles: {
      reviews: 'Recensioni nel tempo',
      average: 'Valutazione media nel tempo',
      sentiment: 'Tono nel tempo',
      sentimentByRating: 'Tono per valutazione',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tabella`,
    table: 'Tabella',
    download: 'Scarica',
    image: 'Immagine (PNG)',
    csv: 'Tabella (CSV)',
    failed: 'Errore',
    imageFailed: 'Impossibile creare l’immagine. Riprova.',
    columns: {
      interval: { day: 'Giorno', week: 'Settimana', month: 'Mese' },
      reviews: 'Recensioni',
      average: 'Valutazione media',
      rating: 'Valutazione',
    },
    stars: (rating) => plural(rating, { one: '# stella', other: '# stelle' }),
    soFar: {
      day: 'Oggi finora',
      week: 'Questa settimana finora',
      month: 'Questo mese finora',
    },
    part: { week: 'Parte di una settimana', month: 'Parte di un mese' },
    rowSoFar: {
      day: (days) => `${days} (oggi finora)`,
      week: (days) => `${days} (questa settimana finora)`,
      month: (days) => `${days} (questo mese finora)`,
    },
    rowPart: {
      week: (days) => `${days} (parte di una settimana)`,
      month: (days) => `${days} (parte di un mese)`,
    },
    previous: (days) => plural(days, { one: 'Giorno precedente', other: '# giorni precedenti' }),
    previousAverage: (days, average) =>
      plural(days, { one: `Giorno precedente: ${average}`, other: `# giorni precedenti: ${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Massimo in un giorno: ${count} (${when})`,
      week: (count, when) => `Massimo in una settimana: ${count} (${when})`,
      month: (count, when) => `Massimo in un mese: ${count} (${when})`,
    },
    best: {
      day: (average, when) => `Giorno migliore: ${average} (${when})`,
      week: (average, when) => `Settimana migliore: ${average} (${when})`,
      month: (average, when) => `Mese migliore: ${average} (${when})`,
    },
    lowest: (average, when) => `Valore più basso: ${average} (${when})`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Linea tratteggiata: media del giorno precedente (${average})`,
        other: `Linea tratteggiata: media dei # giorni precedenti (${average})`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} positive, ${neutral} neutre, ${negative} negative`,
  },
}
