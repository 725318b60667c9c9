import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('da')

export const practice: PracticeTexts = {
  title: 'Sådan beder vi om anmeldelser her',
  link: 'Sådan beder vi om anmeldelser',
  asked: {
    ways: (company) =>
      `Den, der åbner siden for ${company}, vælger mellem en offentlig anmeldelse på Google og privat feedback. Begge muligheder står side om side, lige tydeligt, før der gives stjerner.`,
    same: 'Siden bagefter er den samme uanset antallet af stjerner, og den offentlige mulighed er stadig åben.',
    linked: (company) => `Den offentlige mulighed fører til ${company} på Google.`,
    searched: (company) => `Den offentlige mulighed fører til en Google-søgning efter ${company}.`,
    standard: 'Hilsenen og takken er ens for alle virksomheder.',
    own: (company) =>
      `Hilsenen eller takken er skrevet af ${company}. Tekster, der beder om bestemte stjerner eller tilbyder noget for en anmeldelse, bliver afvist.`,
  },
  writers: {
    title: 'Hvem der kan skrive',
    anyone: 'Alle, der scanner en QR-kode eller åbner linket, uden at logge ind.',
    unchecked: 'Det kontrolleres ikke, om personen har været kunde.',
    nothing: 'Der tilbydes intet for en anmeldelse, og der bedes ikke om en bestemt.',
  },
  month: {
    title: 'Sidste måned',
    offered: (count) =>
      plural(count, {
        one: 'Begge muligheder blev tilbudt # gang.',
        other: 'Begge muligheder blev tilbudt # gange.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google blev valgt # gang.',
        other: 'Google blev valgt # gange.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Der blev givet privat feedback # gang.',
        other: 'Der blev givet privat feedback # gange.',
      }),
    none: 'Ingen åbnede siden.',
  },
}
