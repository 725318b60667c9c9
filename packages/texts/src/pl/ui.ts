import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const ui: UiTexts = {
  stars: (rating) =>
    plural(rating, { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
  outOfStars: (rating) => `${number(rating)} z 5 gwiazdek`,
  optional: 'Opcjonalnie',
  choice: {
    title: 'Jakie są Twoje wrażenia?',
    subtitle: 'Twoja opinia jest dla nas ważna',
    publicReview: 'Dodaj publiczną opinię',
    privateFeedback: 'Przekaż opinię prywatnie',
    note: 'Publiczne opinie są widoczne w Google. Opinie przekazane prywatnie są poufne i pomagają nam działać lepiej.',
  },
}
