import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('nl')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# ster', other: '# sterren' }),
  outOfStars: (rating) => `${number(rating)} van 5 sterren`,
  optional: 'Optioneel',
  choice: {
    title: 'Hoe was uw ervaring?',
    subtitle: 'We waarderen uw feedback',
    publicReview: 'Openbare review schrijven',
    // “Privé” as in: only the company reads it.
    privateFeedback: 'Privéfeedback geven',
    note: 'Openbare reviews verschijnen op Google. Privéfeedback is vertrouwelijk en helpt ons beter te worden.',
  },
}
