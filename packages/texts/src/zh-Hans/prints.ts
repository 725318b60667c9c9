import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['您这次来访', '感觉如何？'],
  ask: '欢迎告诉我们。',
  instruction: '请用手机相机扫码',
  later: '请回家后随时扫码',
}
