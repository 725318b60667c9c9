import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Millainen', 'käyntisi oli?'],
  ask: 'Kerro meille.',
  instruction: 'Skannaa puhelimen kameralla',
  later: 'Skannaa kotona, kun sinulle sopii',
}
