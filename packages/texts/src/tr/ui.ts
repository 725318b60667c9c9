import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('tr')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# yıldız', other: '# yıldız' }),
  outOfStars: (rating) => `5 üzerinden ${number(rating)} yıldız`,
  optional: 'İsteğe bağlı',
  choice: {
    title: 'Deneyiminiz nasıldı?',
    subtitle: 'Geri bildiriminizi önemsiyoruz',
    publicReview: 'Herkese açık yorum yaz',
    privateFeedback: 'Özel geri bildirim gönder',
    note: 'Herkese açık yorumlar Google’da yayınlanır. Özel geri bildirimler gizli kalır ve gelişmemize yardımcı olur.',
  },
}
