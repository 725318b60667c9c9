import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['¿Cómo fue', 'su visita?'],
  ask: 'Cuéntenos.',
  instruction: 'Escanee con la cámara del teléfono',
  later: 'Escanee en casa, cuando quiera',
}
