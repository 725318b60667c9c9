import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('uk')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# зірка', few: '# зірки', many: '# зірок', other: '# зірки' }),
  outOfStars: (rating) => `${number(rating)} з 5 зірок`,
  optional: 'Необов’язково',
  choice: {
    title: 'Які у вас враження?',
    subtitle: 'Ваш відгук важливий для нас',
    publicReview: 'Залишити публічний відгук',
    privateFeedback: 'Надіслати приватний відгук',
    note: 'Публічні відгуки з’являються в Google. Приватні відгуки конфіденційні й допомагають нам ставати кращими.',
  },
}
