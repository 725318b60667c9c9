import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('no')

export const practice: PracticeTexts = {
  title: 'Slik ber vi om anmeldelser her',
  link: 'Slik ber vi om anmeldelser',
  asked: {
    ways: (company) =>
      `Den som åpner siden til ${company}, velger mellom en offentlig anmeldelse på Google og en privat tilbakemelding. Begge mulighetene står side om side, like tydelig, før det gis stjerner.`,
    same: 'Siden etterpå er den samme uansett antall stjerner, og den offentlige muligheten er fortsatt åpen.',
    linked: (company) => `Den offentlige muligheten fører til ${company} på Google.`,
    searched: (company) => `Den offentlige muligheten fører til et Google-søk etter ${company}.`,
    standard: 'Hilsenen og takken er like for alle bedrifter.',
    own: (company) =>
      `Hilsenen eller takken er skrevet av ${company}. Tekster som ber om bestemte stjerner eller tilbyr noe for en anmeldelse, blir avvist.`,
  },
  writers: {
    title: 'Hvem som kan skrive',
    anyone: 'Alle som skanner en QR-kode eller åpner lenken, uten å logge inn.',
    unchecked: 'Det kontrolleres ikke om personen har vært kunde.',
    nothing: 'Det tilbys ingenting for en anmeldelse, og det bes ikke om en bestemt.',
  },
  month: {
    title: 'Forrige måned',
    offered: (count) =>
      plural(count, {
        one: 'Begge mulighetene ble tilbudt # gang.',
        other: 'Begge mulighetene ble tilbudt # ganger.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google ble valgt # gang.',
        other: 'Google ble valgt # ganger.',
      }),
    private: (count) =>
      plural(count, {
        one: '# privat tilbakemelding ble gitt.',
        other: '# private tilbakemeldinger ble gitt.',
      }),
    none: 'Ingen åpnet siden.',
  },
}
