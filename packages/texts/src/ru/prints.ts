import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Как прошёл', 'ваш визит?'],
  ask: 'Расскажите нам.',
  instruction: 'Отсканируйте камерой телефона',
  later: 'Отсканируйте дома, когда удобно',
}
