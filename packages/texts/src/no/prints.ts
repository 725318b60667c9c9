import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Hvordan var', 'besøket?'],
  ask: 'Fortell oss!',
  instruction: 'Skann med mobilkameraet',
  later: 'Skann hjemme når det passer deg',
}
