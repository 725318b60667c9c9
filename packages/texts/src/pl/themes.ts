import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('pl')

export const themes: ThemesTexts = {
  title: 'O czym są Twoje opinie',
  loading: 'Wczytywanie…',
  failed: 'Nie udało się wczytać tematów',
  basis: {
    all: (count) =>
      plural(count, {
        one: 'Na podstawie jednej opinii',
        few: 'Na podstawie # opinii',
        many: 'Na podstawie # opinii',
        other: 'Na podstawie # opinii',
      }),
    newest: ({ count, total }) => `Na podstawie najnowszych opinii: ${number(count)} z ${number(total)}`,
  },
  empty: {
    noReviews: 'Brak opinii w tym okresie',
    noThemes: 'Brak tematów w tym okresie',
    text: 'Tematy takie jak czas oczekiwania czy cena pojawią się tutaj, gdy będzie o nich mowa w opiniach.',
  },
  tooFew: ({ needed, count }) =>
    `Aby stwierdzić, jak temat wpływa na liczbę gwiazdek, trzeba co najmniej ${number(needed)} opinii w danym okresie. Na razie: ${number(count)}.`,

  effect: {
    costs: ({ theme, name, stars, mentions }) =>
      theme === 'hours'
        ? pluralDecimal(stars, { other: `${name} obniżają średnią o # gwiazdki: ${mentions}.` })
        : pluralDecimal(stars, { other: `${name} obniża średnią o # gwiazdki: ${mentions}.` }),
    earns: ({ theme, name, stars, mentions }) =>
      theme === 'hours'
        ? pluralDecimal(stars, { other: `${name} podnoszą średnią o # gwiazdki: ${mentions}.` })
        : pluralDecimal(stars, { other: `${name} podnosi średnią o # gwiazdki: ${mentions}.` }),
  },

  mentions: {
    reviews: {
      alone: (count) =>
        plural(count, { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' }),
      same: (count) =>
        plural(count, {
          one: '# opinia, tyle samo co wcześniej',
          few: '# opinie, tyle samo co wcześniej',
          many: '# opinii, tyle samo co wcześniej',
          other: '# opinii, tyle samo co wcześniej',
        }),
      more: (count, difference) =>
        plural(count, {
          one: `# opinia, o ${number(difference)} więcej niż wcześniej`,
          few: `# opinie, o ${number(difference)} więcej niż wcześniej`,
          many: `# opinii, o ${number(difference)} więcej niż wcześniej`,
          other: `# opinii, o ${number(difference)} więcej niż wcześniej`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# opinia, o ${number(difference)} mniej niż wcześniej`,
          few: `# opinie, o ${number(difference)} mniej niż wcześniej`,
          many: `# opinii, o ${number(difference)} mniej niż wcześniej`,
          other: `# opinii, o ${number(difference)} mniej niż wcześniej`,
        }),
    },
    share: {
      alone: (percent) => `Wzmianki w ${percent} opinii`,
      same: (percent) => `Wzmianki w ${percent} opinii, tyle samo co wcześniej`,
      more: (percent, points) =>
        `Wzmianki w ${percent} opinii, o ${number(points)} p.p. więcej niż wcześniej`,
      fewer: (percent, points) =>
        `Wzmianki w ${percent} opinii, o ${number(points)} p.p. mniej niż wcześniej`,
    },
    shareInSentence: {
      alone: (percent) => `wzmianki w ${percent} opinii`,
      same: (percent) => `wzmianki w ${percent} opinii, tyle samo co wcześniej`,
      more: (percent, points) =>
        `wzmianki w ${percent} opinii, o ${number(points)} p.p. więcej niż wcześniej`,
      fewer: (percent, points) =>
        `wzmianki w ${percent} opinii, o ${number(points)} p.p. mniej niż wcześniej`,
    },
  },

  table: {
    caption: 'Tematy opinii i ich wpływ na średnią ocenę',
    theme: 'Temat',
    tone: 'Wydźwięk',
    stars: 'Gwiazdki',
    quotes: 'Cytaty',
    costs: (stars) => `odejmuje ${decimal(stars)}`,
    earns: (stars) => `dodaje ${decimal(stars)}`,
    noEffect: 'bez wpływu',
    inEvery: 'w każdej opinii',
    quotesAbout: (theme) => `Cytaty na temat: ${theme.toLowerCase()}`,
    note: 'Gwiazdki: średnia w porównaniu z opiniami, które nie wspominają o temacie. Temat nie zawsze jest przyczyną różnicy.',
    all: (count) => `Wszystkie tematy (${number(count)})`,
    fewer: 'Pokaż mniej',
  },

  details: {
    average: (average) => pluralDecimal(average, { other: '# gwiazdki w opiniach, w których o tym mowa.' }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        other: `# gwiazdki w opiniach, w których o tym mowa, ${decimal(without)} w pozostałych.`,
      }),
    share: (percent) => `W ${percent} opinii.`,
    shares: ({ percent, before }) => `W ${percent} opinii, wcześniej w ${before}.`,
    tone: (tone) => `Wydźwięk – ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `negatywne: ${number(negative)}, neutralne: ${number(neutral)}, pozytywne: ${number(positive)}`,
  quote: (text) => `„${text}”`,
}
