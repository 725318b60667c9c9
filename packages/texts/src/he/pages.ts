import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#he/ui.ts'

const { plural } = formats('he')

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

  ui,

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
