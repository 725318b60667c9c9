import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# godziny', few: '# godzin', many: '# godzin', other: '# godziny' })
    : plural(Math.round(hours / 24), { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })
const scansOf = (count: number) =>
  plural(count, { one: '# skan', few: '# skany', many: '# skanów', other: '# skanu' })

export const watch: WatchTexts = {
  title: 'Kody do sprawdzenia',
  silent: (name, hours, usual) =>
    `${name}: brak skanów od ${span(hours)}; zwykle ${scansOf(usual)}. Zasłonięty, przeniesiony czy usunięty?`,
  flooded: (name, scans, usual) =>
    `${name}: ${scansOf(scans)} w 24 godziny; zwykle ${number(usual)}. Sfotografowany i przekazany dalej?`,
  fine: 'Wszystko w porządku',
  archived: 'Zarchiwizowany',
  reprint: 'Wydrukuj ponownie',
  rests: (name) => `${name}: przerwa na dwa tygodnie`,
  more: (count) => `Więcej kodów do sprawdzenia: ${number(count)}`,
  badges: { silent: 'Brak skanów', flooded: 'Znacznie więcej skanów niż zwykle' },
}
