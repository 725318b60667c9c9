import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('he')

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
