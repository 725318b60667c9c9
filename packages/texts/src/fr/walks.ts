import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('fr')

export const walks: WalkTexts = {
  title: 'Tournée',
  intro:
    'Scannez chaque code une fois. Vous voyez aussitôt ce qui manque et quel autocollant n’est pas le vôtre.',
  start: 'Commencer une tournée',
  location: 'Établissement',
  allCodes: 'Tous les codes',
  all: 'Toutes les tournées',
  proceed: 'Continuer',
  earlier: 'Tournées précédentes',
  open: 'En cours',
  progress: (confirmed, total) => `${number(confirmed)} sur ${number(total)} confirmés`,
  missing: 'Manquants',
  missingCount: (count) => `Manquants : ${number(count)}`,
  nothingMissing: 'Rien ne manque',
  confirmed: 'Confirmés',
  findings: 'À vérifier',
  more: (count) => `Autres codes : ${number(count)}`,
  camera: 'Scanner avec l’appareil photo',
  cameraOff: 'Éteindre l’appareil photo',
  cameraFailed:
    'L’appareil photo n’est pas utilisable. Autorisez-le dans le navigateur ou saisissez le code.',
  cameraView: 'Image de l’appareil photo',
  typed: 'Code ou adresse',
  check: 'Vérifier',
  end: 'Terminer la tournée',
  endQuestion: 'Terminer la tournée ?',
  endMissing: (count) =>
    `${plural(count, { one: 'Il manque encore # code.', other: 'Il manque encore # codes.' })} Une tournée terminée ne peut pas être reprise.`,
  ended: 'La tournée est terminée',
  endFailed: 'La tournée n’a pas pu être terminée',
  startFailed: 'La tournée n’a pas pu être commencée',
  note: 'Note',
  addNote: 'Ajouter une note ou une photo',
  photo: 'Photo',
  removePhoto: 'Retirer la photo',
  photoFailed: 'Cette photo est illisible. Veuillez en prendre une autre.',
  send: 'Enregistrer',
  photoOf: (name) => `Photo de ${name}`,
  waiting: (count) =>
    plural(count, {
      one: '# scan sera envoyé dès que vous serez en ligne',
      other: '# scans seront envoyés dès que vous serez en ligne',
    }),
  refused: (read) => `Non accepté : ${read}`,
  verdicts: {
    confirmed: (name) => `${name} : confirmé`,
    elsewhere: (name, location) => `${name} a sa place ailleurs : ${location}`,
    notHere: (name) => `${name} n’a pas sa place ici`,
    noLocation: (name) => `${name} n’appartient à aucun établissement`,
    archived: (name) => `${name} est archivé`,
    foreign: (to) => `Cet autocollant n’est pas le vôtre : il mène à ${to}`,
    unknown: (read) => `${read} n’est le code de personne`,
    later: (read) => `${read} sera vérifié dès que vous serez en ligne`,
  },
  back: 'Retour à la tournée',
}
