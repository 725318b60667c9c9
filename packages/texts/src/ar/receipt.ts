import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('ar')

// Nothing agrees with the company's name, as its grammatical gender is unknown.
export const receipt: ReceiptTexts = {
  title: (company) => `ملاحظاتك إلى ${company}`,
  sent: (at, timeZone) => `أُرسلت في ${day(at, timeZone)}`,
  edited: (at, timeZone) => `عُدّلت في ${day(at, timeZone)}`,
  noContact: 'لا توجد معلومات اتصال محفوظة.',
  changeTitle: 'تعديل ملاحظاتك',
  until: (at, timeZone) => `يمكنك تعديل ملاحظاتك حتى ${day(at, timeZone)}.`,
  settled: 'لم يعد تعديل هذه الملاحظات ممكنًا. لكن لا يزال بإمكانك سحبها أو حذف معلومات الاتصال.',
  save: 'حفظ التعديلات',
  saved: (company) => `حُفظت تعديلاتك. تظهر لفريق ${company} الصيغة الجديدة وما كتبته سابقًا.`,
  changedElsewhere:
    'عُدّلت ملاحظاتك في هذه الأثناء من مكان آخر، لذلك لم يُحفظ هذا النص. في الأعلى ما هو محفوظ، وفي الأسفل ما كتبته للتو.',
  failed: 'لم يتغير أي شيء بعد. يُرجى المحاولة مرة أخرى.',
  removeContact: {
    title: 'حذف معلومات الاتصال',
    text: (company) =>
      `سيُحذف اسمك ورقم هاتفك وبريدك الإلكتروني. ولن يتمكن فريق ${company} بعد ذلك من الرد عليك إلا في هذه الصفحة. أما ملاحظاتك فتبقى.`,
    submit: 'حذف معلومات الاتصال',
    done: 'حُذفت معلومات الاتصال الخاصة بك.',
  },
  withdraw: {
    title: 'سحب ملاحظاتك',
    text: 'سيُحذف نصك ومعلومات الاتصال نهائيًا. ولن يبقى في الإحصاءات سوى النجوم واليوم.',
    confirm: 'نعم، أريد حذف ملاحظاتي',
    submit: 'سحب الملاحظات',
    unconfirmed: 'يُرجى تأكيد الرغبة في سحب ملاحظاتك.',
    done: 'سُحبت ملاحظاتك',
    doneText: 'حُذف نصك ومعلومات الاتصال. ولم يعد هذا الرابط يعمل.',
  },
  conversation: {
    time,
    you: 'أنت',
    noAnswer: (company) => `لم يصل رد من ${company} بعد.`,
    sent: (company) => `أُرسل ردك إلى ${company}.`,
    answer: 'ردك',
    placeholder: 'يمكنك كتابة ردك هنا…',
    send: 'إرسال الرد',
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
  },
  private: 'يُرجى عدم إطلاع أحد على عنوان هذه الصفحة، فكل من لديه العنوان يمكنه قراءة ملاحظاتك وتعديلها.',
  answersOnly: (company) =>
    `يمكنك بهذا الرابط القراءة والرد، لكن لا يمكنك تعديل الملاحظات أو سحبها، لأن عنوان البريد الإلكتروني أُدخل من قِبل ${company}. يُرجى عدم إطلاع أحد عليه.`,
  ended: {
    title: 'لم يعد هذا الرابط صالحًا',
    text: 'يُرجى التحقق من اكتمال العنوان. تنتهي صلاحية الرابط عند سحب الملاحظات أو حذفها.',
  },
}
