import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('cs')

export const ui: UiTexts = {
  stars: (rating) =>
    plural(rating, { one: '# hvězdička', few: '# hvězdičky', many: '# hvězdičky', other: '# hvězdiček' }),
  outOfStars: (rating) => `${number(rating)} z 5 hvězdiček`,
  optional: 'Nepovinné',
  choice: {
    title: 'Jaká byla vaše zkušenost?',
    subtitle: 'Vaší zpětné vazby si vážíme',
    publicReview: 'Napsat veřejnou recenzi',
    privateFeedback: 'Dát soukromou zpětnou vazbu',
    note: 'Veřejné recenze se zobrazují na Googlu. Soukromá zpětná vazba je důvěrná a pomáhá nám se zlepšovat.',
  },
}
