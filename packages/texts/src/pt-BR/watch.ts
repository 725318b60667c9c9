import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-BR')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# hora', other: '# horas' })
    : plural(Math.round(hours / 24), { one: '# dia', other: '# dias' })
const scansOf = (count: number) => plural(count, { one: '# escaneamento', other: '# escaneamentos' })

export const watch: WatchTexts = {
  title: 'Códigos para verificar',
  silent: (name, hours, usual) =>
    `${name}: sem escaneamento há ${span(hours)}; o normal: ${scansOf(usual)}. Coberto, movido ou removido?`,
  flooded: (name, scans, usual) =>
    `${name}: ${scansOf(scans)} em 24 horas; o normal: ${number(usual)}. Fotografado e repassado?`,
  fine: 'Está tudo bem',
  archived: 'Arquivado',
  reprint: 'Imprimir de novo',
  rests: (name) => `${name}: em pausa por duas semanas`,
  more: (count) => `Mais códigos para verificar: ${number(count)}`,
  badges: { silent: 'Sem escaneamento', flooded: 'Muito mais escaneamentos que o normal' },
}
