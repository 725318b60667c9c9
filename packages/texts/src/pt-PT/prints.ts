import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Como foi', 'a sua visita?'],
  ask: 'Conte-nos.',
  instruction: 'Leia com a câmara do telemóvel',
  later: 'Leia em casa, quando quiser',
}
