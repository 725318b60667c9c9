import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const demo: DemoTexts = {
  title: 'Demo',
  opening: 'Demo açılıyor…',
  failed: 'Demo açılamadı',
  toDashboard: 'Kendi panelinize gidin',
  ended: {
    title: 'Demo sona erdi',
    text: (minutes) =>
      plural(minutes, {
        one: 'Her seferinde # dakika açık kalır.',
        other: 'Her seferinde # dakika açık kalır.',
      }),
    again: 'Demoyu yeniden aç',
  },
}
