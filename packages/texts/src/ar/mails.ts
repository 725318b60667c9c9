import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('ar')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `وصلك رد من ${company} على ملاحظاتك`,
    answer: (company) => `للرد على ${company} من صفحتك الخاصة:`,
    wrote: (at, timeZone) => `كتبت في ${day(at, timeZone)}:`,
    why: (company) => `وصلتك هذه الرسالة لأنك تركت عنوانك عند إرسال ملاحظاتك إلى ${company}.`,
    end: (company) => `لإيقاف الرسائل الإلكترونية من ${company}:`,
  },
  receipt: {
    link: 'لقراءة ملاحظاتك أو تعديلها أو سحبها:',
    why: (company) => `وصلتك هذه الرسالة لأنك طلبتها عند إرسال ملاحظاتك إلى ${company}.`,
  },
  secret: 'يُرجى عدم تمرير الرابط إلى أحد، فكل من لديه الرابط يمكنه قراءة ملاحظاتك وتعديلها.',
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
