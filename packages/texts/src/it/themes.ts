import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('it')

// No verb or participle follows the name of a theme, nor “nel” a percent: they would have to agree, or elide (“nell’8%”).

export const themes: ThemesTexts = {
  title: 'Di che cosa parlano le tue recensioni',
  loading: 'Caricamento…',
  failed: 'Impossibile caricare i temi',
  basis: {
    all: (count) => plural(count, { one: 'In base a una recensione', other: 'In base a # recensioni' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `In base alle ${number(count)} recensioni più recenti su #`,
        other: `In base alle ${number(count)} recensioni più recenti su #`,
      }),
  },
  empty: {
    noReviews: 'Nessuna recensione in questo periodo',
    noThemes: 'Nessun tema in questo periodo',
    text: 'Temi come l’attesa o il prezzo appaiono qui appena le recensioni li menzionano.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `Servono ${number(needed)} recensioni in un periodo per capire quante stelle un tema toglie o aggiunge. Finora ce n’è #.`,
      other: `Servono ${number(needed)} recensioni in un periodo per capire quante stelle un tema toglie o aggiunge. Finora ce ne sono #.`,
    }),

  effect: {
    costs: ({ name, stars, mentions }) =>
      pluralDecimal(stars, { other: `${name}: # stelle in meno (${mentions}).` }),
    earns: ({ name, stars, mentions }) =>
      pluralDecimal(stars, { other: `${name}: # stelle in più (${mentions}).` }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# recensione', other: '# recensioni' }),
      same: (count) => plural(count, { one: '# recensione, come prima', other: '# recensioni, come prima' }),
      more: (count, difference) =>
        plural(count, {
          one: `# recensione, ${number(difference)} in più di prima`,
          other: `# recensioni, ${number(difference)} in più di prima`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# recensione, ${number(difference)} in meno di prima`,
          other: `# recensioni, ${number(difference)} in meno di prima`,
        }),
    },
    share: {
      alone: (percent) => `Menzioni: ${percent} delle recensioni`,
      same: (percent) => `Menzioni: ${percent} delle recensioni, come prima`,
      more: (percent, points) =>
        plural(points, {
          one: `Menzioni: ${percent} delle recensioni, # punto in più di prima`,
          other: `Menzioni: ${percent} delle recensioni, # punti in più di prima`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `Menzioni: ${percent} delle recensioni, # punto in meno di prima`,
          other: `Menzioni: ${percent} delle recensioni, # punti in meno di prima`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `${percent} delle recensioni`,
      same: (percent) => `${percent} delle recensioni, come prima`,
      more: (percent, points) =>
        plural(points, {
          one: `${percent} delle recensioni, # punto in più di prima`,
          other: `${percent} delle recensioni, # punti in più di prima`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `${percent} delle recensioni, # punto in meno di prima`,
          other: `${percent} delle recensioni, # punti in meno di prima`,
        }),
    },
  },

  table: {
    caption: 'Temi delle recensioni e loro effetto sulla valutazione media',
    theme: 'Tema',
    tone: 'Tono',
    stars: 'Stelle',
    quotes: 'Citazioni',
    costs: (stars) => `${decimal(stars)} in meno`,
    earns: (stars) => `${decimal(stars)} in più`,
    noEffect: 'nessun effetto',
    inEvery: 'in ogni recensione',
    quotesAbout: (theme) => `Citazioni sul tema “${theme}”`,
    note: 'Stelle: la tua media rispetto a quella delle recensioni senza il tema. Il tema non è sempre la causa della differenza.',
    all: (count) => plural(count, { one: 'Tutti i temi (#)', other: 'Tutti i temi (#)' }),
    fewer: 'Mostra meno',
  },

  details: {
    average: (average) => pluralDecimal(average, { other: '# stelle dove è menzionato.' }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        other: `# stelle dove è menzionato, ${decimal(without)} dove non lo è.`,
      }),
    share: (percent) => `Menzioni: ${percent} delle recensioni.`,
    shares: ({ percent, before }) => `Menzioni: ${percent} delle recensioni, prima ${before}.`,
    tone: (tone) => `Tono: ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `${number(negative)} negative, ${number(neutral)} neutre, ${number(positive)} positive`,
  quote: (text) => `“${text}”`,
}
