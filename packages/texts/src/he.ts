import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('he')

// Requests are “נא” with an infinitive, as an imperative would show the visitor's gender. “חוות דעת” and not “ביקורת”,
// which next to “public” would be criticism.
export const pages: PageTexts = {
  loading: 'בטעינה…',
  noScript: 'כדי להציג את הדף הזה נדרש JavaScript. נא להפעיל אותו ולטעון את הדף מחדש.',
  back: 'חזרה',

  language: {
    label: 'שפה',
    change: 'החלפת שפה',
  },

  titles: {
    choice: (company) => `איך הייתה החוויה שלך? · ${company}`,
    rating: (company) => `דירוג החוויה שלך · ${company}`,
    feedback: (company) => `המשוב שלך · ${company}`,
    thankYou: (company) => `תודה · ${company}`,
    companyNotFound: 'העסק לא נמצא',
    notFound: 'הדף לא נמצא',
    paused: 'הדף הזה בהפסקה',
    problem: 'לא ניתן לטעון את הדף הזה',
  },

  ui: {
    stars: (rating) => plural(rating, { one: 'כוכב אחד', two: 'שני כוכבים', other: '# כוכבים' }),
    outOfStars: (rating) => `${number(rating)} מתוך 5 כוכבים`,
    optional: 'לא חובה',
    choice: {
      title: 'איך הייתה החוויה שלך?',
      subtitle: 'המשוב שלך חשוב לנו',
      publicReview: 'כתיבת חוות דעת פומבית',
      privateFeedback: 'שליחת משוב פרטי',
      note: 'חוות דעת פומביות מתפרסמות ב-Google. משוב פרטי נשאר חסוי ועוזר לנו להשתפר.',
    },
  },

  rating: {
    title: 'דירוג החוויה שלך',
    subtitle: 'המשוב שלך חסוי ועוזר לנו להשתפר',
    stars: 'בחירת דירוג',
  },

  feedback: {
    loved: 'נשמח לשמוע מה אהבת!',
    improve: 'איך נוכל לשפר את החוויה שלך?',
    rating: 'הדירוג שלך',
    text: 'המשוב שלך',
    placeholder: 'אפשר לכתוב כאן…',
    confidential: 'המשוב שלך חסוי',
    contact: 'פרטי קשר',
    optional: 'לא חובה',
    contactReason: 'כדי שהעסק יוכל להשיב לך',
    name: 'שם',
    phone: 'מספר טלפון',
    email: 'אימייל',
    mailReceipt: 'שלחו לי את הקישור הפרטי למשוב שלי',
    submit: 'שליחת המשוב',
    submitting: 'בשליחה…',
    honeypot: 'נא להשאיר את השדה הזה ריק',
    tooLong: (over) =>
      plural(over, {
        one: 'נא לקצר את המשוב בתו אחד',
        two: 'נא לקצר את המשוב בשני תווים',
        other: 'נא לקצר את המשוב ב-# תווים',
      }),
    offline: 'אין חיבור לאינטרנט. המשוב שלך נשמר כאן ויישלח ברגע שהחיבור יחזור.',
    errorTitle: 'שגיאה',
    failed: 'שליחת המשוב נכשלה. נא לנסות שוב.',
    requiredTitle: 'נדרש משוב',
    invalid: {
      feedback: 'נא לספר לנו איך נוכל להשתפר.',
      rating: 'נא לבחור בין כוכב אחד ל-5 כוכבים',
      contactEmail: 'נא להזין כתובת אימייל תקינה',
      tooLong: (max) =>
        plural(max, {
          one: 'אפשר להזין תו אחד לכל היותר',
          two: 'אפשר להזין שני תווים לכל היותר',
          other: 'אפשר להזין # תווים לכל היותר',
        }),
      unreadable: 'נא להסיר את התו שאינו קריא',
    },
  },

  thankYou: {
    title: 'תודה על המשוב!',
    text: 'נקרא את המשוב שלך ונפעל כדי להשתפר.',
    home: 'חזרה לדף הבית',
    publicReview: 'כתיבת חוות דעת פומבית',
    receipt: 'נא לשמור את הקישור הזה כדי לקרוא, לשנות או למחוק את המשוב שלך',
    open: 'פתיחת המשוב שלי',
    copy: 'העתקת הקישור',
    copied: 'הועתק',
  },

  privacy: 'פרטיות',

  companyNotFound: {
    title: 'העסק לא נמצא',
    text: 'דף חוות הדעת המבוקש לא קיים.',
    hint: 'נא לבדוק את הכתובת, לסרוק שוב את הקוד או לבקש מהצוות את הקוד העדכני.',
    home: 'מעבר לדף הבית',
  },

  problem: {
    title: 'לא ניתן לטעון את הדף הזה',
    text: 'נא לבדוק את החיבור ולנסות שוב.',
    retry: 'ניסיון חוזר',
    noConnection: 'החיבור נכשל. נא לוודא שיש חיבור לאינטרנט.',
  },

  paused: {
    title: 'הדף הזה בהפסקה.',
    text: 'תודה על הביקור. נא לנסות שוב מאוחר יותר.',
  },

  notFound: {
    title: 'הדף לא נמצא',
    text: 'אין דף בכתובת הזו. ייתכן שהדף הועבר או שנפלה טעות בכתובת.',
    home: 'מעבר לדף הבית',
  },

  errors: {
    looks_automatic: 'המשוב שלך עדיין לא נשלח. נא ללחוץ שוב על הכפתור.',
    bad_request: 'לא ניתן היה להבין את הבקשה.',
    unknown_origin: 'הדף הזה אינו מורשה לשלוח את הבקשה. נא לפתוח אותו בכתובת המקורית שלו ולנסות שוב.',
    company_not_found: 'העסק לא נמצא.',
    company_suspended: 'הדף הזה בהפסקה, ולכן המשוב שלך לא נשלח. הוא נשמר כאן. נא לנסות שוב מאוחר יותר.',
    request_timeout: 'הבקשה נמשכה זמן רב מדי. נא לנסות שוב.',
    review_settled:
      'עברה יותר משעה מאז המשוב הקודם שלך, ולא ניתן עוד לשנות אותו. נא ללחוץ שוב על הכפתור כדי לשלוח את הדברים כמשוב חדש.',
    body_too_large: 'התוכן גדול מדי לשליחה.',
    too_many_requests: 'יותר מדי בקשות. נא לנסות שוב בעוד רגע.',
    internal_error: 'משהו השתבש. נא לנסות שוב.',
    overloaded: 'השירות עמוס. נא לנסות שוב בעוד רגע.',
    stopping: 'השירות מופעל מחדש. נא לנסות שוב בעוד רגע.',
    unavailable: 'השירות אינו זמין כרגע. נא לנסות שוב בעוד רגע.',
  },

  notifications: {
    region: 'התראות (F8)',
    close: 'סגירה',
  },
}

// “מאת”, “אל” and “של” stand before the company's name, as a prefix would need a hyphen before some names only.
export const receipt: ReceiptTexts = {
  title: (company) => `המשוב שלך אל ${company}`,
  sent: (at, timeZone) => `נשלח ב-${day(at, timeZone)}`,
  edited: (at, timeZone) => `עודכן ב-${day(at, timeZone)}`,
  noContact: 'לא שמורים פרטי קשר.',
  changeTitle: 'שינוי המשוב',
  until: (at, timeZone) => `אפשר לשנות את המשוב עד ${day(at, timeZone)} (כולל).`,
  settled: 'כבר לא ניתן לשנות את המשוב הזה. עדיין אפשר למחוק אותו או להסיר את פרטי הקשר שלך.',
  save: 'שמירת השינויים',
  saved: (company) => `השינויים נשמרו. הצוות של ${company} רואה את הנוסח החדש וגם את מה שכתבת קודם.`,
  changedElsewhere:
    'המשוב שלך השתנה בינתיים ממקום אחר, ולכן הדברים האלה לא נשמרו. למעלה מופיע מה ששמור, ולמטה מה שכתבת עכשיו.',
  failed: 'עדיין לא השתנה דבר. נא לנסות שוב.',
  removeContact: {
    title: 'הסרת פרטי הקשר',
    text: (company) =>
      `השם, מספר הטלפון וכתובת האימייל שלך יימחקו. לאחר מכן הצוות של ${company} יוכל להשיב לך רק בדף הזה. המשוב יישאר.`,
    submit: 'הסרת פרטי הקשר',
    done: 'פרטי הקשר שלך נמחקו.',
  },
  withdraw: {
    title: 'מחיקת המשוב',
    text: 'הטקסט ופרטי הקשר שלך יימחקו לצמיתות. רק הכוכבים והיום יישארו בסטטיסטיקה.',
    confirm: 'כן, למחוק את המשוב שלי',
    submit: 'מחיקת המשוב',
    unconfirmed: 'נא לאשר שברצונך למחוק את המשוב.',
    done: 'המשוב שלך נמחק',
    doneText: 'הטקסט ופרטי הקשר שלך נמחקו. הקישור הזה כבר לא פעיל.',
  },
  conversation: {
    time,
    you: 'ההודעה שלך',
    noAnswer: (company) => `עדיין לא התקבלה תשובה מאת ${company}.`,
    sent: (company) => `התשובה שלך נשלחה אל ${company}.`,
    answer: 'התשובה שלך',
    placeholder: 'אפשר לכתוב כאן תשובה…',
    send: 'שליחת התשובה',
    failed: 'התשובה שלך עדיין לא נשלחה. נא לנסות שוב.',
    invalid: {
      blank: 'נא לכתוב תשובה.',
      tooLong: (max) =>
        plural(max, {
          one: 'אפשר להזין תו אחד לכל היותר',
          two: 'אפשר להזין שני תווים לכל היותר',
          other: 'אפשר להזין # תווים לכל היותר',
        }),
    },
  },
  private: 'נא לא למסור לאחרים את הכתובת של הדף הזה: כל מי שהכתובת בידיו יכול לקרוא ולשנות את המשוב שלך.',
  ended: {
    title: 'הקישור הזה כבר לא בתוקף',
    text: 'נא לוודא שהכתובת מלאה. תוקף הקישור פג כשהמשוב נמחק.',
  },
}

export const notice: NoticeTexts = {
  title: 'פרטיות',
  responsible: {
    title: 'מי אחראי',
    company: (company) => `האחריות למשוב שנכתב כאן היא של ${company}.`,
    address: 'אפשר לפנות אל העסק כאן:',
    noAddress: 'אפשר לפנות אל העסק במקום עצמו.',
    operator: (operator, company) => `הדף הזה מופעל על ידי ${operator}, והמשוב נשמר בו עבור ${company}.`,
  },
  kept: {
    title: 'מה נשמר',
    feedback: 'הכוכבים, הטקסט, התאריך והשעה, שפת הדף, ואם נסרק קוד QR – איזה קוד.',
    contact: 'השם, מספר הטלפון וכתובת האימייל נשמרים רק אם הזנת אותם, כדי שהעסק יוכל להשיב לך.',
  },
  readers: {
    title: 'מי קורא',
    text: (company) => `משוב פרטי נקרא על ידי הצוות של ${company}. הוא לא מתפרסם.`,
    google: 'חוות דעת פומבית נכתבת ב-Google, ושם חלים הכללים של Google.',
  },
  duration: {
    title: 'כמה זמן זה נשמר',
    contact: (months) =>
      plural(months, {
        one: 'השם, מספר הטלפון וכתובת האימייל שלך נמחקים אחרי חודש אחד.',
        two: 'השם, מספר הטלפון וכתובת האימייל שלך נמחקים אחרי חודשיים.',
        other: 'השם, מספר הטלפון וכתובת האימייל שלך נמחקים אחרי # חודשים.',
      }),
    contactUnlimited: 'השם, מספר הטלפון וכתובת האימייל שלך נשמרים עד שיימחקו על ידך או על ידי העסק.',
    text: (months) =>
      plural(months, {
        one: 'הטקסט שלך נמחק אחרי חודש אחד.',
        two: 'הטקסט שלך נמחק אחרי חודשיים.',
        other: 'הטקסט שלך נמחק אחרי # חודשים.',
      }),
    textUnlimited: 'הטקסט שלך נשמר עד שיימחק על ידך או על ידי העסק.',
    numbers: 'הכוכבים והיום נשארים בסטטיסטיקה, בלי שום מידע עליך.',
  },
  rights: {
    title: 'הזכויות שלך',
    receipt:
      'אחרי השליחה מתקבל קישור פרטי. בעזרתו אפשר לקרוא ולמחוק את המשוב בכל עת, ולשנות אותו במשך 30 יום.',
    company: (company) =>
      `אפשר גם לשאול את הצוות של ${company} איזה מידע יש עליך, ולבקש לתקן או למחוק אותו. כמו כן אפשר להגיש תלונה לרשות להגנת הפרטיות.`,
  },
  tracking: {
    title: 'ללא מעקב',
    text: 'הדפים האלה לא משתמשים בעוגיות, לא מזהים אף אחד ולא טוענים דבר מחברות אחרות. מה שנכתב נשמר בדפדפן שלך עד לשליחה.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `תשובה מאת ${company} למשוב שלך`,
    answer: (company) => `לכתיבת תשובה אל ${company} בדף הפרטי שלך:`,
    wrote: (at, timeZone) => `ב-${day(at, timeZone)} כתבת:`,
    why: (company) => `קיבלת את האימייל הזה כי השארת את הכתובת שלך עם המשוב אל ${company}.`,
    end: (company) => `להפסקת האימיילים מאת ${company}:`,
  },
  receipt: {
    link: 'לקריאה, לשינוי או למחיקה של המשוב שלך:',
    why: (company) => `קיבלת את האימייל הזה כי ביקשת אותו כששלחת משוב אל ${company}.`,
  },
  secret: 'נא לא להעביר את הקישור הלאה: כל מי שהקישור בידיו יכול לקרוא ולשנות את המשוב שלך.',
  unsubscribe: {
    stop: (company) => `להפסיק את האימיילים מאת ${company} בנוגע למשוב שלך?`,
    stopText: 'רק האימיילים האלה ייפסקו, ואפשר לבטל זאת כאן.',
    unsubscribe: 'ביטול ההרשמה',
    stopped: (company) => `לא יישלחו אליך עוד אימיילים מאת ${company} בנוגע למשוב שלך`,
    stoppedText: 'כל שאר האימיילים ימשיכו להישלח כרגיל.',
    undo: 'ביטול הפעולה',
    resumed: (company) => `אימיילים מאת ${company} בנוגע למשוב שלך יישלחו אליך שוב`,
    resumedText: 'שום דבר אחר לא השתנה.',
    unknown: 'הקישור הזה כבר לא פעיל',
    unknownText: 'האימיילים האלה כבר לא נשלחים אליך, או שהקישור אינו מלא.',
  },
}

export const prints: PrintTexts = {
  question: ['איך היה', 'הביקור?'],
  ask: 'ספרו לנו.',
  instruction: 'סרקו במצלמת הטלפון',
}
