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
        one: 'Resta aperta # minuto alla volta.',
        other: 'Resta aperta # minuti alla volta.',
      }),
    again: 'Riapri la demo',
  },
}
