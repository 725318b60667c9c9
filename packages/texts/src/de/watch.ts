import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# Stunde', other: '# Stunden' })
    : plural(Math.round(hours / 24), { one: '# Tag', other: '# Tagen' })
const scansOf = (count: number) => plural(count, { one: '# Scan', other: '# Scans' })

export const watch: WatchTexts = {
  title: 'QR-Codes zum Nachsehen',
  silent: (name, hours, usual) =>
    `${name} ist seit ${span(hours)} still; üblich: ${scansOf(usual)}. Verdeckt, versetzt oder entfernt?`,
  flooded: (name, scans, usual) =>
    `${name}: ${scansOf(scans)} in 24 Stunden; üblich: ${number(usual)}. Fotografiert und weitergegeben?`,
  fine: 'Alles in Ordnung',
  archived: 'Archiviert',
  reprint: 'Neu drucken',
  rests: (name) => `${name} ruht zwei Wochen`,
  more: (count) => `Weitere QR-Codes zum Nachsehen: ${number(count)}`,
  badges: { silent: 'Still', flooded: 'Weit mehr Scans als üblich' },
}
