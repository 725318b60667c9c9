import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Ziyaretiniz', 'nasıl geçti?'],
  ask: 'Bize anlatın.',
  instruction: 'Telefonunuzun kamerasıyla okutun',
  later: 'Evde, dilediğiniz zaman okutun',
}
