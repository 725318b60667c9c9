import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Milyen volt', 'a látogatása?'],
  ask: 'Mondja el.',
  instruction: 'Olvassa be telefonja kamerájával',
  later: 'Olvassa be otthon, amikor Önnek jó',
}
