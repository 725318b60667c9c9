import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Bagaimana', 'kunjungan Anda?'],
  ask: 'Beri tahu kami.',
  instruction: 'Pindai dengan kamera ponsel',
  later: 'Pindai di rumah, kapan saja',
}
