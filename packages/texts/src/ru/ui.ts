import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ru')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# звезда', few: '# звезды', many: '# звёзд', other: '# звезды' }),
  outOfStars: (rating) => `${number(rating)} из 5 звёзд`,
  optional: 'Необязательно',
  choice: {
    title: 'Как всё прошло?',
    subtitle: 'Нам важен ваш отзыв',
    publicReview: 'Оставить публичный отзыв',
    privateFeedback: 'Отправить приватный отзыв',
    note: 'Публичные отзывы появляются в Google. Приватные отзывы конфиденциальны и помогают нам становиться лучше.',
  },
}
