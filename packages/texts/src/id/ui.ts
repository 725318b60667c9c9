import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('id')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { other: '# bintang' }),
  outOfStars: (rating) => `${number(rating)} dari 5 bintang`,
  optional: 'Opsional',
  choice: {
    title: 'Bagaimana pengalaman Anda?',
    subtitle: 'Masukan Anda penting bagi kami',
    publicReview: 'Tulis ulasan publik',
    privateFeedback: 'Kirim masukan privat',
    note: 'Ulasan publik ditampilkan di Google. Masukan privat dirahasiakan dan membantu kami menjadi lebih baik.',
  },
}
