import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const demo: DemoTexts = {
  title: 'Démo',
  opening: 'Ouverture de la démo…',
  failed: 'La démo n’a pas pu être ouverte',
  toDashboard: 'Aller à votre tableau de bord',
  ended: {
    title: 'La démo est terminée',
    text: (minutes) =>
      plural(minutes, {
        one: 'Elle reste ouverte # minute à la fois.',
        other: 'Elle reste ouverte # minutes à la fois.',
      }),
    again: 'Rouvrir la démo',
  },
}
