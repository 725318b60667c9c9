import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Cum a fost', 'vizita dvs.?'],
  ask: 'Spuneți-ne.',
  instruction: 'Scanați cu camera telefonului',
  later: 'Scanați acasă, când doriți',
}
