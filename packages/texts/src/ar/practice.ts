import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ar')

export const practice: PracticeTexts = {
  title: 'كيف تُطلب المراجعات هنا',
  link: 'كيف تُطلب المراجعات',
  asked: {
    ways: (company) =>
      `كل من يفتح صفحة ${company} يختار بين مراجعة علنية على Google وملاحظات خاصة. الخياران معروضان معًا وبالأهمية نفسها، قبل أي تقييم.`,
    same: 'الصفحة التالية هي نفسها مهما كان عدد النجوم، ويبقى الخيار العلني متاحًا.',
    linked: (company) => `يؤدي الخيار العلني إلى صفحة ${company} على Google.`,
    searched: (company) => `يؤدي الخيار العلني إلى البحث عن ${company} على Google.`,
    standard: 'عبارتا الترحيب والشكر واحدة لدى جميع الشركات.',
    own: (company) =>
      `عبارة الترحيب أو الشكر من كتابة ${company}. تُرفض النصوص التي تطلب نجومًا معينة أو تعرض شيئًا مقابل مراجعة.`,
  },
  writers: {
    title: 'من يمكنه الكتابة',
    anyone: 'كل من يمسح رمز QR أو يفتح الرابط، دون تسجيل دخول.',
    unchecked: 'لا يُتحقق مما إذا كان الكاتب عميلًا.',
    nothing: 'لا يُعرض أي شيء مقابل مراجعة، ولا تُطلب مراجعة بعينها.',
  },
  month: {
    title: 'في الشهر الماضي',
    offered: (count) =>
      plural(count, {
        zero: 'عُرض الخياران # مرة.',
        one: 'عُرض الخياران مرة واحدة.',
        two: 'عُرض الخياران مرتين.',
        few: 'عُرض الخياران # مرات.',
        many: 'عُرض الخياران # مرة.',
        other: 'عُرض الخياران # مرة.',
      }),
    google: (count) =>
      plural(count, {
        zero: 'اختير Google # مرة.',
        one: 'اختير Google مرة واحدة.',
        two: 'اختير Google مرتين.',
        few: 'اختير Google # مرات.',
        many: 'اختير Google # مرة.',
        other: 'اختير Google # مرة.',
      }),
    private: (count) =>
      plural(count, {
        zero: 'أُرسلت ملاحظات خاصة # مرة.',
        one: 'أُرسلت ملاحظات خاصة مرة واحدة.',
        two: 'أُرسلت ملاحظات خاصة مرتين.',
        few: 'أُرسلت ملاحظات خاصة # مرات.',
        many: 'أُرسلت ملاحظات خاصة # مرة.',
        other: 'أُرسلت ملاحظات خاصة # مرة.',
      }),
    none: 'لم يفتح أحد الصفحة.',
  },
}
