import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fi')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { one: '# tähti', other: '# tähteä' }),
  outOfStars: (rating) => plural(rating, { one: '# tähti viidestä', other: '# tähteä viidestä' }),
  optional: 'Valinnainen',
  choice: {
    title: 'Millainen kokemuksesi oli?',
    subtitle: 'Palautteesi on meille tärkeää',
    publicReview: 'Kirjoita julkinen arvostelu',
    privateFeedback: 'Lähetä yksityistä palautetta',
    note: 'Julkiset arvostelut näkyvät Googlessa. Yksityinen palaute on luottamuksellista ja auttaa meitä kehittymään.',
  },
}
