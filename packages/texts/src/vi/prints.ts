import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Quý khách', 'thấy thế nào?'],
  ask: 'Mời quý khách góp ý.',
  instruction: 'Quét bằng camera điện thoại',
  later: 'Quét ở nhà, bất cứ lúc nào tiện',
}
