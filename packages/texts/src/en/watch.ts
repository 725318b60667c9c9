import { formats } from '#formats.ts'

const { number, plural } = formats('en')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# hour', other: '# hours' })
    : plural(Math.round(hours / 24), { one: '# day', other: '# days' })
const scansOf = (count: number) => plural(count, { one: '# scan', other: '# scans' })

/** Codes that stand out: on their screen, and in the mail about them. `usual` is how many scans were expected. */
export const watch = {
  /** Heading. */
  title: 'Codes to look at',
  silent: (name: string, hours: number, usual: number) =>
    `${name} has been silent for ${span(hours)}; usually ${scansOf(usual)}. Covered, moved or removed?`,
  /** Somebody may have taken a photo of the code and passed it on. */
  flooded: (name: string, scans: number, usual: number) =>
    `${name} had ${scansOf(scans)} in 24 hours; usually ${number(usual)}. Photographed and passed on?`,
  /** The answers, as buttons. The code is as it should be. */
  fine: 'It is fine',
  /** The code is no longer used. */
  archived: 'Archived',
  /** Leads to where posters and stickers are ordered. */
  reprint: 'Print again',
  /** Notice after an answer: the code is not watched for two weeks. */
  rests: (name: string) => `${name} rests for two weeks`,
  /** Below the list, or in a mail. */
  more: (count: number) => `More codes to look at: ${number(count)}`,
  /** Of a code in the list of all. */
  badges: { silent: 'Silent', flooded: 'Far more scans than usual' },
}

export type WatchTexts = typeof watch
