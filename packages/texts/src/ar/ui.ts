import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ar')

export const ui: UiTexts = {
  stars: (rating) =>
    plural(rating, {
      zero: '# نجمة',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  outOfStars: (rating) => `${number(rating)} من 5 نجوم`,
  optional: 'اختياري',
  choice: {
    title: 'كيف كانت تجربتك؟',
    subtitle: 'ملاحظاتك تهمّنا',
    publicReview: 'كتابة مراجعة علنية',
    privateFeedback: 'إرسال ملاحظات خاصة',
    note: 'تُنشر المراجعات العلنية على Google. أما الملاحظات الخاصة فتبقى سرية وتساعدنا على التحسّن.',
  },
}
