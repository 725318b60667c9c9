import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  // An ordinary no-break space (U+00A0): the printed fonts have no narrow one.
  question: ['Comment était', 'votre visite ?'],
  ask: 'Dites-le-nous.',
  instruction: 'Scannez avec votre téléphone',
  later: 'À scanner chez vous, quand vous voulez',
}
