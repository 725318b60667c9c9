import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('hu')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# csillag', other: '# csillag' }),
  outOfStars: (rating) => `5 csillagból ${number(rating)}`,
  optional: 'Nem kötelező',
  choice: {
    title: 'Milyen tapasztalatai voltak?',
    subtitle: 'Fontos nekünk a visszajelzése',
    publicReview: 'Nyilvános vélemény írása',
    privateFeedback: 'Privát visszajelzés küldése',
    note: 'A nyilvános vélemények a Google-on jelennek meg. A privát visszajelzés bizalmas, és segít fejlődnünk.',
  },
}
