import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# hora', other: '# horas' })
    : plural(Math.round(hours / 24), { one: '# día', other: '# días' })
const scansOf = (count: number) => plural(count, { one: '# escaneo', other: '# escaneos' })

export const watch: WatchTexts = {
  title: 'Códigos por revisar',
  silent: (name, hours, usual) =>
    `${name}: sin escaneos desde hace ${span(hours)}; lo habitual: ${scansOf(usual)}. ¿Tapado, movido o retirado?`,
  flooded: (name, scans, usual) =>
    `${name}: ${scansOf(scans)} en 24 horas; lo habitual: ${number(usual)}. ¿Fotografiado y difundido?`,
  fine: 'Está bien',
  archived: 'Archivado',
  reprint: 'Imprimir de nuevo',
  rests: (name) => `${name}: en pausa durante dos semanas`,
  more: (count) => `Más códigos por revisar: ${number(count)}`,
  badges: { silent: 'Sin escaneos', flooded: 'Muchos más escaneos de lo habitual' },
}
