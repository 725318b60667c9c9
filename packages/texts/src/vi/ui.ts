import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('vi')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { other: '# sao' }),
  outOfStars: (rating) => `${number(rating)} trên 5 sao`,
  optional: 'Không bắt buộc',
  choice: {
    title: 'Trải nghiệm của quý khách thế nào?',
    subtitle: 'Chúng tôi trân trọng mọi góp ý',
    publicReview: 'Viết đánh giá công khai',
    privateFeedback: 'Gửi góp ý riêng',
    note: 'Đánh giá công khai được đăng trên Google. Góp ý riêng được giữ kín và giúp chúng tôi cải thiện.',
  },
}
