import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['今回のご利用は', 'いかがでしたか？'],
  ask: 'ご意見をどうぞ。',
  instruction: 'スマホのカメラで読み取ってください',
}
