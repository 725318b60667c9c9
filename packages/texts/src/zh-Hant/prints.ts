import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['您這次來訪', '感覺如何？'],
  ask: '歡迎告訴我們。',
  instruction: '請用手機相機掃描',
  later: '請回家後隨時掃描',
}
