import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Hvordan var', 'dit besøg?'],
  ask: 'Fortæl os det.',
  instruction: 'Scan med mobilens kamera',
  later: 'Scan derhjemme, når det passer dig',
}
