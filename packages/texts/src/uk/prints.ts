import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Як минув', 'ваш візит?'],
  ask: 'Розкажіть нам.',
  instruction: 'Відскануйте камерою телефона',
  later: 'Відскануйте вдома, коли зручно',
}
