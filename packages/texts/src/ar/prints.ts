import type { PrintTexts } from '#en/prints.ts'

// The plural, as signs in Arabic address everyone.
export const prints: PrintTexts = {
  question: ['كيف كانت', 'زيارتكم؟'],
  ask: 'رأيكم يهمّنا.',
  instruction: 'امسحوا الرمز بكاميرا الهاتف',
  later: 'امسحوا الرمز في المنزل متى شئتم',
}
