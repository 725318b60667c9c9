import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('it')

export const walks: WalkTexts = {
  title: 'Giro di controllo',
  intro: 'Scansiona ogni codice una volta. Vedi subito che cosa manca e quale adesivo non è tuo.',
  start: 'Inizia un giro',
  location: 'Sede',
  allCodes: 'Tutti i codici',
  proceed: 'Continua',
  earlier: 'Giri precedenti',
  open: 'Aperto',
  progress: (confirmed, total) => `${number(confirmed)} di ${number(total)} confermati`,
  missing: 'Mancano',
  nothingMissing: 'Non manca nulla',
  confirmed: 'Confermati',
  findings: 'Da controllare',
  more: (count) => `Altri codici: ${number(count)}`,
  camera: 'Scansiona con la fotocamera',
  cameraOff: 'Spegni la fotocamera',
  cameraFailed: 'La fotocamera non è utilizzabile. Consentila nel browser o scrivi il codice.',
  cameraView: 'Immagine della fotocamera',
  typed: 'Codice o indirizzo',
  check: 'Controlla',
  end: 'Termina il giro',
  ended: 'Il giro è terminato',
  endFailed: 'Impossibile terminare il giro',
  startFailed: 'Impossibile iniziare il giro',
  note: 'Nota',
  addNote: 'Aggiungi una nota o una foto',
  photo: 'Foto',
  removePhoto: 'Rimuovi la foto',
  photoFailed: 'Impossibile leggere questa foto. Scattane un’altra.',
  send: 'Salva',
  photoOf: (name) => `Foto di ${name}`,
  waiting: (count) =>
    plural(count, {
      one: '# scansione verrà inviata quando sarai online',
      other: '# scansioni verranno inviate quando sarai online',
    }),
  refused: (read) => `Non accettato: ${read}`,
  verdicts: {
    confirmed: (name) => `${name}: confermato`,
    elsewhere: (name, location) => `Il posto di ${name} è un altro: ${location}`,
    noLocation: (name) => `${name} non appartiene a nessuna sede`,
    archived: (name) => `${name} è archiviato`,
    foreign: (to) => `Questo adesivo non è tuo: porta a ${to}`,
    unknown: (read) => `${read} non è il codice di nessuno`,
    later: (read) => `${read} verrà controllato quando sarai online`,
  },
  back: 'Torna al giro',
}
