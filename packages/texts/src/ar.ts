import type { ConversationTexts, MailTexts, PageTexts, PrintTexts } from '#en.ts'
import { formats } from '#formats.ts'

export { notice, receipt } from '#en.ts'

const { number, plural, time, day } = formats('ar')

// Requests are verbal nouns, as an imperative would show the visitor's gender. “علنية” and not “عامة”, which would
// also mean general.
export const pages: PageTexts = {
  loading: 'جارٍ التحميل…',
  noScript: 'تحتاج هذه الصفحة إلى JavaScript. يُرجى تفعيله وإعادة تحميل الصفحة.',
  back: 'رجوع',

  language: {
    label: 'اللغة',
    change: 'تغيير اللغة',
  },

  titles: {
    choice: (company) => `كيف كانت تجربتك؟ · ${company}`,
    rating: (company) => `ما تقييمك لتجربتك؟ · ${company}`,
    feedback: (company) => `ملاحظاتك · ${company}`,
    thankYou: (company) => `شكرًا لك · ${company}`,
    companyNotFound: 'لم يتم العثور على الشركة',
    notFound: 'الصفحة غير موجودة',
    paused: 'هذه الصفحة متوقفة مؤقتًا',
    problem: 'تعذّر تحميل هذه الصفحة',
  },

  ui: {
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
  },

  rating: {
    title: 'ما تقييمك لتجربتك؟',
    subtitle: 'ملاحظاتك سرية وتساعدنا على التحسّن',
    stars: 'اختيار التقييم',
  },

  feedback: {
    loved: 'يسعدنا أن نعرف ما أعجبك!',
    improve: 'كيف يمكننا تحسين تجربتك؟',
    rating: 'تقييمك',
    text: 'ملاحظاتك',
    placeholder: 'يمكنك الكتابة هنا…',
    confidential: 'ملاحظاتك سرية',
    contact: 'معلومات الاتصال',
    optional: 'اختيارية',
    name: 'الاسم',
    phone: 'رقم الهاتف',
    email: 'البريد الإلكتروني',
    submit: 'إرسال الملاحظات',
    submitting: 'جارٍ الإرسال…',
    honeypot: 'يُرجى ترك هذا الحقل فارغًا',
    tooLong: (over) =>
      plural(over, {
        zero: 'يُرجى اختصار ملاحظاتك بمقدار # حرف',
        one: 'يُرجى اختصار ملاحظاتك بمقدار حرف واحد',
        two: 'يُرجى اختصار ملاحظاتك بمقدار حرفين',
        few: 'يُرجى اختصار ملاحظاتك بمقدار # أحرف',
        many: 'يُرجى اختصار ملاحظاتك بمقدار # حرفًا',
        other: 'يُرجى اختصار ملاحظاتك بمقدار # حرف',
      }),
    offline: 'لا يوجد اتصال بالإنترنت. ملاحظاتك محفوظة هنا وستُرسل فور عودة الاتصال.',
    errorTitle: 'خطأ',
    failed: 'تعذّر إرسال ملاحظاتك. يُرجى المحاولة مرة أخرى.',
    requiredTitle: 'الملاحظات مطلوبة',
    invalid: {
      feedback: 'يُرجى إخبارنا كيف يمكننا التحسّن.',
      rating: 'يُرجى اختيار عدد النجوم من 1 إلى 5',
      contactEmail: 'يُرجى إدخال عنوان بريد إلكتروني صالح',
      tooLong: (max) =>
        plural(max, {
          zero: 'الحد الأقصى # حرف',
          one: 'الحد الأقصى حرف واحد',
          two: 'الحد الأقصى حرفان',
          few: 'الحد الأقصى # أحرف',
          many: 'الحد الأقصى # حرفًا',
          other: 'الحد الأقصى # حرف',
        }),
      unreadable: 'يُرجى حذف الحرف غير المقروء',
    },
  },

  thankYou: {
    title: 'شكرًا على ملاحظاتك!',
    text: 'سنطّلع على ملاحظاتك ونعمل على التحسّن.',
    home: 'العودة إلى الصفحة الرئيسية',
    publicReview: 'كتابة مراجعة علنية',
    receipt: 'يُرجى الاحتفاظ بهذا الرابط لقراءة ملاحظاتك أو تعديلها أو سحبها',
    copy: 'نسخ الرابط',
    copied: 'تم النسخ',
  },

  privacy: 'الخصوصية',

  companyNotFound: {
    title: 'لم يتم العثور على الشركة',
    text: 'صفحة المراجعات المطلوبة غير موجودة.',
    hint: 'يُرجى التحقق من العنوان، أو مسح الرمز مرة أخرى، أو سؤال الموظفين عن الرمز الحالي.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },

  problem: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
    retry: 'إعادة المحاولة',
    noConnection: 'فشل الاتصال. يُرجى التأكد من الاتصال بالإنترنت.',
  },

  paused: {
    title: 'هذه الصفحة متوقفة مؤقتًا.',
    text: 'شكرًا على زيارتك. يُرجى المحاولة مرة أخرى لاحقًا.',
  },

  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'لا توجد صفحة في هذا العنوان. ربما نُقلت الصفحة، أو كُتب العنوان خطأً.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },

  errors: {
    looks_automatic: 'لم تُرسل ملاحظاتك بعد. يُرجى الضغط على الزر مرة أخرى.',
    bad_request: 'تعذّر فهم الطلب.',
    unknown_origin:
      'غير مسموح لهذه الصفحة بإرسال هذا الطلب. يُرجى فتحها من عنوانها الأصلي والمحاولة مرة أخرى.',
    company_not_found: 'لم يتم العثور على الشركة.',
    company_suspended:
      'هذه الصفحة متوقفة مؤقتًا، لذلك لم تُرسل ملاحظاتك. وهي محفوظة هنا. يُرجى المحاولة مرة أخرى لاحقًا.',
    request_timeout: 'استغرق الطلب وقتًا طويلًا. يُرجى المحاولة مرة أخرى.',
    review_settled:
      'مضى أكثر من ساعة على ملاحظاتك السابقة، ولم يعد تعديلها ممكنًا. يُرجى الضغط على الزر مرة أخرى لإرسال هذه الملاحظات على أنها جديدة.',
    body_too_large: 'المحتوى أكبر من الحد المسموح بإرساله.',
    too_many_requests: 'عدد الطلبات كبير جدًا. يُرجى المحاولة بعد قليل.',
    internal_error: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
    overloaded: 'الخدمة مشغولة. يُرجى المحاولة بعد قليل.',
    stopping: 'الخدمة قيد إعادة التشغيل. يُرجى المحاولة بعد قليل.',
    unavailable: 'الخدمة غير متاحة حاليًا. يُرجى المحاولة بعد قليل.',
  },

  notifications: {
    region: 'الإشعارات (F8)',
    close: 'إغلاق',
  },
}

// Nothing agrees with the company's name, as its grammatical gender is unknown.
export const conversation: ConversationTexts = {
  title: (company) => `محادثتك مع ${company}`,
  yourFeedback: 'ملاحظاتك',
  time,
  you: 'أنت',
  noAnswer: (company) => `لم يصل رد من ${company} بعد.`,
  sent: (company) => `أُرسل ردك إلى ${company}.`,
  answer: 'ردك',
  placeholder: 'يمكنك كتابة ردك هنا…',
  send: 'إرسال الرد',
  private: (company) =>
    `لا يمكن لأحد سواك وفريق ${company} قراءة هذه الصفحة. يُرجى عدم إطلاع أحد على عنوانها.`,
  failed: 'لم يُرسل ردك بعد. يُرجى المحاولة مرة أخرى.',
  invalid: {
    blank: 'يُرجى كتابة رد.',
    tooLong: (max) =>
      plural(max, {
        zero: 'الحد الأقصى # حرف',
        one: 'الحد الأقصى حرف واحد',
        two: 'الحد الأقصى حرفان',
        few: 'الحد الأقصى # أحرف',
        many: 'الحد الأقصى # حرفًا',
        other: 'الحد الأقصى # حرف',
      }),
  },
  ended: {
    title: 'لم يعد هذا الرابط صالحًا',
    text: 'يُرجى التحقق من اكتمال العنوان. تنتهي صلاحية الرابط بعد 180 يومًا من آخر رسالة.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `وصلك رد من ${company} على ملاحظاتك`,
    answer: (company) => `للرد على ${company} من صفحتك الخاصة:`,
    wrote: (at, timeZone) => `كتبت في ${day(at, timeZone)}:`,
    why: (company) =>
      `وصلتك هذه الرسالة لأنك تركت عنوانك عند إرسال ملاحظاتك إلى ${company}. يُرجى عدم تمرير الرابط إلى أحد، فكل من لديه الرابط يمكنه قراءة هذه المحادثة.`,
    receipt: 'لقراءة ملاحظاتك أو تعديلها أو سحبها:',
    end: (company) => `لإيقاف الرسائل الإلكترونية من ${company}:`,
  },
  unsubscribe: {
    stop: (company) => `إيقاف الرسائل الإلكترونية من ${company} بشأن ملاحظاتك؟`,
    stopText: 'تتوقف هذه الرسائل وحدها، ويمكنك التراجع هنا.',
    unsubscribe: 'إلغاء الاشتراك',
    stopped: (company) => `لن تصلك بعد الآن رسائل إلكترونية من ${company} بشأن ملاحظاتك`,
    stoppedText: 'تستمر كل الرسائل الأخرى كما كانت.',
    undo: 'تراجع',
    resumed: (company) => `ستصلك مجددًا رسائل إلكترونية من ${company} بشأن ملاحظاتك`,
    resumedText: 'لم يتغير أي شيء آخر.',
    unknown: 'لم يعد هذا الرابط يعمل',
    unknownText: 'إما أن هذه الرسائل لم تعد تصلك، أو أن الرابط غير مكتمل.',
  },
}

// The plural, as signs in Arabic address everyone.
export const prints: PrintTexts = {
  question: ['كيف كانت', 'زيارتكم؟'],
  ask: 'رأيكم يهمّنا.',
  instruction: 'امسحوا الرمز بكاميرا الهاتف',
}
