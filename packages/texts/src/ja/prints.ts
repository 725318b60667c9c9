import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['今回のご利用は', 'いかがでしたか？'],
  ask: 'ご意見をどうぞ。',
  instruction: 'スマホのカメラで読み取ってください',
  later: 'ご帰宅後、お好きなときに読み取ってください',
}
