import { formats } from '#formats.ts'

const { plural } = formats('en')

/** The demo: a company with made-up reviews, which anyone may look at for a while. */
export const demo = {
  /** Title of the browser's tab. */
  title: 'Demo',
  opening: 'Opening the demo...',
  /** Title, above why. */
  failed: 'The demo could not be opened',
  /** Link, for those who are signed in. */
  toDashboard: 'Go to your dashboard',
  ended: {
    title: 'The demo has ended',
    text: (minutes: number) =>
      plural(minutes, {
        one: 'It stays open for # minute at a time.',
        other: 'It stays open for # minutes at a time.',
      }),
    /** Link. */
    again: 'Open the demo again',
  },
}

export type DemoTexts = typeof demo
