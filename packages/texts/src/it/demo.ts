import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const demo: DemoTexts = {
  title: 'Demo',
  opening: 'Apertura della demo…',
  failed: 'Impossibile aprire la demo',
  toDashboard: 'Vai alla tua dashboard',
  ended: {
    title: 'La demo è terminata',
    text: (minutes) =>
      plural(minutes, {
        one: 'Ogni volta resta aperta per # minuto.',
        other: 'Ogni volta resta aperta per # minuti.',
      }),
    again: 'Riapri la demo',
  },
}
