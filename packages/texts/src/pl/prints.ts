import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Jak minęła', 'Twoja wizyta?'],
  ask: 'Daj nam znać.',
  instruction: 'Zeskanuj aparatem telefonu',
  later: 'Zeskanuj w domu, kiedy zechcesz',
}
