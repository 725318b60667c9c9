import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('nl')

export const walks: WalkTexts = {
  title: 'Ronde',
  intro: 'Scan elke code één keer. Je ziet meteen wat ontbreekt en welke sticker niet van jou is.',
  start: 'Ronde beginnen',
  location: 'Vestiging',
  allCodes: 'Alle codes',
  proceed: 'Doorgaan',
  earlier: 'Eerdere rondes',
  open: 'Open',
  progress: (confirmed, total) => `${number(confirmed)} van ${number(total)} bevestigd`,
  missing: 'Ontbreken',
  nothingMissing: 'Er ontbreekt niets',
  confirmed: 'Bevestigd',
  findings: 'Om na te kijken',
  more: (count) => `Meer codes: ${number(count)}`,
  camera: 'Met de camera scannen',
  cameraOff: 'Camera uitzetten',
  cameraFailed: 'De camera is niet te gebruiken. Sta hem toe in je browser, of typ de code.',
  cameraView: 'Beeld van de camera',
  typed: 'Code of adres',
  check: 'Controleren',
  end: 'Ronde beëindigen',
  ended: 'De ronde is beëindigd',
  endFailed: 'De ronde kon niet worden beëindigd',
  startFailed: 'De ronde kon niet worden begonnen',
  note: 'Notitie',
  addNote: 'Notitie of foto toevoegen',
  photo: 'Foto',
  removePhoto: 'Foto verwijderen',
  photoFailed: 'Deze foto is niet te lezen. Maak een andere.',
  send: 'Opslaan',
  photoOf: (name) => `Foto van ${name}`,
  waiting: (count) =>
    plural(count, {
      one: '# scan wordt verstuurd zodra je online bent',
      other: '# scans worden verstuurd zodra je online bent',
    }),
  refused: (read) => `Niet aangenomen: ${read}`,
  verdicts: {
    confirmed: (name) => `${name} is bevestigd`,
    elsewhere: (name, location) => `${name} hoort ergens anders: ${location}`,
    noLocation: (name) => `${name} hoort bij geen vestiging`,
    archived: (name) => `${name} is gearchiveerd`,
    foreign: (to) => `Deze sticker is niet van jou: hij leidt naar ${to}`,
    unknown: (read) => `${read} is niemands code`,
    later: (read) => `${read} wordt gecontroleerd zodra je online bent`,
  },
  back: 'Terug naar de ronde',
}
