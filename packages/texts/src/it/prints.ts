import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Com’è andata', 'la sua visita?'],
  ask: 'Ce lo racconti.',
  instruction: 'Inquadri il codice con la fotocamera',
  later: 'Inquadri il codice a casa, quando vuole',
}
