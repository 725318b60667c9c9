import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('it')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# ora', other: '# ore' })
    : plural(Math.round(hours / 24), { one: '# giorno', other: '# giorni' })
const scansOf = (count: number) => plural(count, { one: '# scansione', other: '# scansioni' })

export const watch: WatchTexts = {
  title: 'Codici da controllare',
  silent: (name, hours, usual) =>
    `${name}: nessuna scansione da ${span(hours)}; di solito ${scansOf(usual)}. Coperto, spostato o rimosso?`,
  flooded: (name, scans, usual) =>
    `${name}: ${scansOf(scans)} in 24 ore; di solito ${number(usual)}. Fotografato e diffuso?`,
  fine: 'Va bene così',
  archived: 'Archiviato',
  reprint: 'Ristampa',
  rests: (name) => `${name}: in pausa per due settimane`,
  more: (count) => `Altri codici da controllare: ${number(count)}`,
  badges: { silent: 'Nessuna scansione', flooded: 'Molte più scansioni del solito' },
}
