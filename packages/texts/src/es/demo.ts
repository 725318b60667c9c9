import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const demo: DemoTexts = {
  title: 'Demo',
  opening: 'Abriendo la demo…',
  failed: 'No se pudo abrir la demo',
  toDashboard: 'Ir a su panel',
  ended: {
    title: 'La demo ha terminado',
    text: (minutes) =>
      plural(minutes, {
        one: 'Permanece abierta # minuto cada vez.',
        other: 'Permanece abierta # minutos cada vez.',
      }),
    again: 'Abrir la demo otra vez',
  },
}
