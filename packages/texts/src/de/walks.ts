import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

export const walks: WalkTexts = {
  title: 'Rundgang',
  intro:
    'Scannen Sie jeden QR-Code einmal. Sie sehen sofort, was fehlt und welcher Aufkleber nicht von Ihnen ist.',
  start: 'Rundgang beginnen',
  location: 'Standort',
  allCodes: 'Alle QR-Codes',
  all: 'Alle Rundgänge',
  proceed: 'Fortsetzen',
  earlier: 'Frühere Rundgänge',
  open: 'Offen',
  progress: (confirmed, total) => `${number(confirmed)} von ${number(total)} bestätigt`,
  missing: 'Es fehlen',
  missingCount: (count) => `Es fehlen: ${number(count)}`,
  nothingMissing: 'Nichts fehlt',
  confirmed: 'Bestätigt',
  findings: 'Zum Nachsehen',
  more: (count) => `Weitere QR-Codes: ${number(count)}`,
  camera: 'Mit der Kamera scannen',
  cameraOff: 'Kamera ausschalten',
  cameraFailed:
    'Die Kamera lässt sich nicht nutzen. Bitte erlauben Sie sie im Browser oder tippen Sie den Code ein.',
  cameraView: 'Bild der Kamera',
  typed: 'Code oder Adresse',
  check: 'Prüfen',
  end: 'Rundgang beenden',
  endQuestion: 'Rundgang beenden?',
  endMissing: (count) =>
    `${plural(count, { one: 'Es fehlt noch # QR-Code.', other: 'Es fehlen noch # QR-Codes.' })} Ein beendeter Rundgang lässt sich nicht fortsetzen.`,
  ended: 'Der Rundgang ist beendet',
  endFailed: 'Der Rundgang ließ sich nicht beenden',
  startFailed: 'Der Rundgang ließ sich nicht beginnen',
  note: 'Notiz',
  addNote: 'Notiz oder Foto hinzufügen',
  photo: 'Foto',
  removePhoto: 'Foto entfernen',
  photoFailed: 'Dieses Foto lässt sich nicht lesen. Bitte nehmen Sie ein anderes auf.',
  send: 'Speichern',
  photoOf: (name) => `Foto von ${name}`,
  waiting: (count) =>
    plural(count, {
      one: '# Scan wird gesendet, sobald Sie online sind',
      other: '# Scans werden gesendet, sobald Sie online sind',
    }),
  refused: (read) => `Nicht angenommen: ${read}`,
  verdicts: {
    confirmed: (name) => `${name} ist bestätigt`,
    elsewhere: (name, location) => `${name} gehört woanders hin: ${location}`,
    notHere: (name) => `${name} gehört woanders hin`,
    noLocation: (name) => `${name} gehört zu keinem Standort`,
    archived: (name) => `${name} ist archiviert`,
    foreign: (to) => `Dieser Aufkleber ist nicht von Ihnen: Er führt zu ${to}`,
    unknown: (read) => `${read} ist niemandes Code`,
    later: (read) => `${read} wird geprüft, sobald Sie online sind`,
  },
  back: 'Zurück zum Rundgang',
}
