import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('he')

export const practice: PracticeTexts = {
  title: 'איך מבקשים כאן חוות דעת',
  link: 'איך מבקשים חוות דעת',
  asked: {
    ways: (company) =>
      `כל מי שפותח את הדף של ${company} בוחר בין חוות דעת פומבית ב-Google לבין משוב פרטי. שתי האפשרויות מוצגות זו לצד זו, באותו משקל, לפני כל דירוג.`,
    same: 'הדף הבא זהה בכל מספר של כוכבים, והאפשרות הפומבית נשארת פתוחה.',
    linked: (company) => `האפשרות הפומבית מובילה לדף של ${company} ב-Google.`,
    searched: (company) => `האפשרות הפומבית מובילה לחיפוש של ${company} ב-Google.`,
    standard: 'הברכה והתודה זהות בכל העסקים.',
    own: (company) =>
      `הברכה או התודה נכתבו על ידי ${company}. טקסטים שמבקשים כוכבים מסוימים או מציעים משהו תמורת חוות דעת נדחים.`,
  },
  writers: {
    title: 'מי יכול לכתוב',
    anyone: 'כל מי שסורק קוד QR או פותח את הקישור, בלי להתחבר.',
    unchecked: 'לא נבדק אם הכותב היה לקוח.',
    nothing: 'לא מוצע דבר תמורת חוות דעת, ולא מבקשים חוות דעת מסוימת.',
  },
  month: {
    title: 'בחודש שעבר',
    offered: (count) =>
      plural(count, {
        one: 'שתי האפשרויות הוצגו פעם אחת.',
        two: 'שתי האפשרויות הוצגו פעמיים.',
        other: 'שתי האפשרויות הוצגו # פעמים.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google נבחר פעם אחת.',
        two: 'Google נבחר פעמיים.',
        other: 'Google נבחר # פעמים.',
      }),
    private: (count) =>
      plural(count, {
        one: 'נשלח משוב פרטי אחד.',
        two: 'נשלחו שני משובים פרטיים.',
        other: 'נשלחו # משובים פרטיים.',
      }),
    none: 'איש לא פתח את הדף.',
  },
}
