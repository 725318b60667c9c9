import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Hur var', 'ditt besök?'],
  ask: 'Berätta!',
  instruction: 'Skanna med mobilkameran',
  later: 'Skanna hemma när det passar dig',
}
