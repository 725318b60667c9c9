import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('he')

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
  answersOnly: (company) =>
    `בקישור הזה אפשר לקרוא ולהשיב, אך לא לשנות את המשוב או למחוק אותו, כי כתובת האימייל הוזנה על ידי ${company}. נא לא למסור אותו לאחרים.`,
  ended: {
    title: 'הקישור הזה כבר לא בתוקף',
    text: 'נא לוודא שהכתובת מלאה. תוקף הקישור פג כשהמשוב נמחק.',
  },
}
