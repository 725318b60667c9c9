import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

export const walks: WalkTexts = {
  title: 'Ronda',
  intro: 'Escanee cada código una vez. Verá enseguida qué falta y qué pegatina no es suya.',
  start: 'Empezar una ronda',
  location: 'Local',
  allCodes: 'Todos los códigos',
  proceed: 'Continuar',
  earlier: 'Rondas anteriores',
  open: 'Abierta',
  progress: (confirmed, total) => `${number(confirmed)} de ${number(total)} confirmados`,
  missing: 'Faltan',
  nothingMissing: 'No falta nada',
  confirmed: 'Confirmados',
  findings: 'Por revisar',
  more: (count) => `Más códigos: ${number(count)}`,
  camera: 'Escanear con la cámara',
  cameraOff: 'Apagar la cámara',
  cameraFailed: 'No se puede usar la cámara. Permítala en el navegador o escriba el código.',
  cameraView: 'Imagen de la cámara',
  typed: 'Código o dirección',
  check: 'Comprobar',
  end: 'Terminar la ronda',
  ended: 'La ronda ha terminado',
  endFailed: 'No se pudo terminar la ronda',
  startFailed: 'No se pudo empezar la ronda',
  note: 'Nota',
  addNote: 'Añadir una nota o foto',
  photo: 'Foto',
  removePhoto: 'Quitar la foto',
  photoFailed: 'No se puede leer esta foto. Haga otra.',
  send: 'Guardar',
  photoOf: (name) => `Foto de ${name}`,
  waiting: (count) =>
    plural(count, {
      one: '# escaneo se enviará cuando tenga conexión',
      other: '# escaneos se enviarán cuando tenga conexión',
    }),
  refused: (read) => `No aceptado: ${read}`,
  verdicts: {
    confirmed: (name) => `${name}: confirmado`,
    elsewhere: (name, location) => `El sitio de ${name} es otro: ${location}`,
    noLocation: (name) => `${name} no pertenece a ningún local`,
    archived: (name) => `${name} está archivado`,
    foreign: (to) => `Esta pegatina no es suya: lleva a ${to}`,
    unknown: (read) => `${read} no es el código de nadie`,
    later: (read) => `${read} se comprobará cuando tenga conexión`,
  },
  back: 'Volver a la ronda',
}
