import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Jak proběhla', 'vaše návštěva?'],
  ask: 'Dejte nám vědět.',
  instruction: 'Naskenujte fotoaparátem telefonu',
  later: 'Naskenujte doma, až se vám to hodí',
}
