import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('he')

export const ui: UiTexts = {
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
}
