import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Wie war', 'Ihr Besuch?'],
  ask: 'Sagen Sie’s uns.',
  instruction: 'Mit der Handykamera scannen',
  later: 'Zu Hause scannen, wann es Ihnen passt',
}
