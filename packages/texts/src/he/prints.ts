import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['איך היה', 'הביקור?'],
  ask: 'ספרו לנו.',
  instruction: 'סרקו במצלמת הטלפון',
  later: 'סרקו בבית, מתי שנוח לכם',
}
