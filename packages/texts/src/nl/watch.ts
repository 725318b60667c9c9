import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('nl')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# uur', other: '# uur' })
    : plural(Math.round(hours / 24), { one: '# dag', other: '# dagen' })
const scansOf = (count: number) => plural(count, { one: '# scan', other: '# scans' })

export const watch: WatchTexts = {
  title: 'Codes om na te kijken',
  silent: (name, hours, usual) =>
    `${name} is al ${span(hours)} stil; normaal ${scansOf(usual)}. Bedekt, verplaatst of verwijderd?`,
  flooded: (name, scans, usual) =>
    `${name}: ${scansOf(scans)} in 24 uur; normaal ${number(usual)}. Gefotografeerd en doorgegeven?`,
  fine: 'Het is in orde',
  archived: 'Gearchiveerd',
  reprint: 'Opnieuw printen',
  rests: (name) => `${name} rust twee weken`,
  more: (count) => `Meer codes om na te kijken: ${number(count)}`,
  badges: { silent: 'Stil', flooded: 'Veel meer scans dan normaal' },
}
