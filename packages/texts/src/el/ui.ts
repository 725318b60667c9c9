import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('el')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# αστέρι', other: '# αστέρια' }),
  outOfStars: (rating) => `${number(rating)} από 5 αστέρια`,
  optional: 'Προαιρετικό',
  choice: {
    title: 'Πώς ήταν η εμπειρία σας;',
    subtitle: 'Εκτιμούμε τα σχόλιά σας',
    publicReview: 'Γράψτε δημόσια κριτική',
    privateFeedback: 'Στείλτε ιδιωτικά σχόλια',
    note: 'Οι δημόσιες κριτικές εμφανίζονται στο Google. Τα ιδιωτικά σχόλια είναι εμπιστευτικά και μας βοηθούν να βελτιωνόμαστε.',
  },
}
