import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const analytics: AnalyticsTexts = {
  allTime: 'Od początku',
  totalReviews: 'Liczba opinii',
  averageRating: 'Średnia ocena',

  distribution: {
    title: 'Rozkład ocen',
    stars: (rating) =>
      plural(rating, { one: '# gwiazdka:', few: '# gwiazdki:', many: '# gwiazdek:', other: '# gwiazdki:' }),
  },

  change: {
    noChange: 'bez zmian',
    noneBefore: 'wcześniej brak',
    more: (percent) => `o ${percent} więcej`,
    fewer: (percent) => `o ${percent} mniej`,
    slightlyMore: (percent) => `o niecały ${percent} więcej`,
    slightlyFewer: (percent) => `o niecały ${percent} mniej`,
    timesAsMany: (times) => `${number(times)}× więcej`,
    manyTimes: 'ponad 100× więcej',
    same: 'tyle samo',
    higher: (difference) => `o ${difference} wyżej`,
    lower: (difference) => `o ${difference} niżej`,
    pointsHigher: (points) => `o ${number(points)} p.p. więcej`,
    pointsLower: (points) => `o ${number(points)} p.p. mniej`,
  },

  trends: {
    title: 'Trendy',
    loading: 'Wczytywanie…',
    timeZone: (zone) => `Strefa czasowa: ${zone}`,
    interval: 'Przedział',
    intervals: { day: 'Dni', week: 'Tygodnie', month: 'Miesiące' },
    measure: 'Miara',
    measures: {
      reviews: 'Opinie',
      average: 'Średnia ocena',
      sentiment: 'Pozytywne',
    },
    compared: (days) =>
      plural(days, {
        one: 'W porównaniu z poprzednim dniem',
        few: 'W porównaniu z poprzednimi # dniami',
        many: 'W porównaniu z poprzednimi # dniami',
        other: 'W porównaniu z poprzednimi # dniami',
      }),
    noReviews: 'Brak opinii w tym okresie',
    byRating: 'Według oceny',
    mismatches: (count) =>
      plural(count, {
        one: 'Gwiazdki nie pasują do treści: # opinia',
        few: 'Gwiazdki nie pasują do treści: # opinie',
        many: 'Gwiazdki nie pasują do treści: # opinii',
        other: 'Gwiazdki nie pasują do treści: # opinii',
      }),
  },

  charts: {
    titles: {
      reviews: 'Opinie w czasie',
      average: 'Średnia ocena w czasie',
      sentiment: 'Wydźwięk w czasie',
      sentimentByRating: 'Wydźwięk według oceny',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tabela`,
    table: 'Tabela',
    download: 'Pobierz',
    image: 'Obraz (PNG)',
    csv: 'Tabela (CSV)',
    failed: 'Błąd',
    imageFailed: 'Nie udało się utworzyć obrazu. Spróbuj ponownie.',
    columns: {
      interval: { day: 'Dzień', week: 'Tydzień', month: 'Miesiąc' },
      reviews: 'Opinie',
      average: 'Średnia ocena',
      rating: 'Ocena',
    },
    stars: (rating) =>
      plural(rating, { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
    soFar: {
      day: 'Dziś do tej pory',
      week: 'Ten tydzień do tej pory',
      month: 'Ten miesiąc do tej pory',
    },
    part: { week: 'Część tygodnia', month: 'Część miesiąca' },
    rowSoFar: {
      day: (days) => `${days} (dziś do tej pory)`,
      week: (days) => `${days} (ten tydzień do tej pory)`,
      month: (days) => `${days} (ten miesiąc do tej pory)`,
    },
    rowPart: {
      week: (days) => `${days} (część tygodnia)`,
      month: (days) => `${days} (część miesiąca)`,
    },
    previous: (days) =>
      plural(days, {
        one: 'Poprzedni dzień',
        few: 'Poprzednie # dni',
        many: 'Poprzednie # dni',
        other: 'Poprzednie # dni',
      }),
    previousAverage: (days, average) =>
      plural(days, {
        one: `Poprzedni dzień: ${average}`,
        few: `Poprzednie # dni: ${average}`,
        many: `Poprzednie # dni: ${average}`,
        other: `Poprzednie # dni: ${average}`,
      }),
  },

  // Averages have a comma in them, so the dates are in brackets.
  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Najwięcej jednego dnia: ${count} (${when})`,
      week: (count, when) => `Najwięcej w jednym tygodniu: ${count} (${when})`,
      month: (count, when) => `Najwięcej w jednym miesiącu: ${count} (${when})`,
    },
    best: {
      day: (average, when) => `Najlepszy dzień: ${average} (${when})`,
      week: (average, when) => `Najlepszy tydzień: ${average} (${when})`,
      month: (average, when) => `Najlepszy miesiąc: ${average} (${when})`,
    },
    lowest: (average, when) => `Najniższa średnia: ${average} (${when})`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Linia przerywana: ${average}, średnia z poprzedniego dnia`,
        few: `Linia przerywana: ${average}, średnia z poprzednich # dni`,
        many: `Linia przerywana: ${average}, średnia z poprzednich # dni`,
        other: `Linia przerywana: ${average}, średnia z poprzednich # dni`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} pozytywnych, ${neutral} neutralnych, ${negative} negatywnych`,
  },
}
