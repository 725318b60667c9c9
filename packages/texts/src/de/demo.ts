import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const demo: DemoTexts = {
  title: 'Demo',
  opening: 'Demo wird geöffnet …',
  failed: 'Die Demo konnte nicht geöffnet werden',
  toDashboard: 'Zu Ihrem Dashboard',
  ended: {
    title: 'Die Demo ist zu Ende',
    text: (minutes) =>
      plural(minutes, {
        one: 'Die Demo bleibt jeweils # Minute offen.',
        other: 'Die Demo bleibt jeweils # Minuten offen.',
      }),
    again: 'Demo noch einmal öffnen',
  },
}
