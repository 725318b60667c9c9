import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const demo: DemoTexts = {
  title: 'Demo',
  opening: 'Demo openen…',
  failed: 'De demo kon niet worden geopend',
  toDashboard: 'Naar je dashboard',
  ended: {
    title: 'De demo is afgelopen',
    text: (minutes) =>
      plural(minutes, {
        one: 'De demo blijft telkens # minuut open.',
        other: 'De demo blijft telkens # minuten open.',
      }),
    again: 'Demo opnieuw openen',
  },
}
