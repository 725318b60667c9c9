import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('tr')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# saattir', other: '# saattir' })
    : plural(Math.round(hours / 24), { one: '# gündür', other: '# gündür' })
const scansOf = (count: number) => plural(count, { one: '# okutma', other: '# okutma' })

export const watch: WatchTexts = {
  title: 'Bakılması gereken kodlar',
  silent: (name, hours, usual) =>
    `${name} ${span(hours)} sessiz; genelde ${scansOf(usual)}. Kapatıldı, taşındı ya da kaldırıldı mı?`,
  flooded: (name, scans, usual) =>
    `${name}: 24 saatte ${scansOf(scans)}; genelde ${number(usual)}. Fotoğrafı çekilip paylaşıldı mı?`,
  fine: 'Sorun yok',
  archived: 'Arşivlendi',
  reprint: 'Yeniden bastır',
  rests: (name) => `${name} iki hafta dinleniyor`,
  more: (count) => `Bakılması gereken diğer kodlar: ${number(count)}`,
  badges: { silent: 'Sessiz', flooded: 'Her zamankinden çok daha fazla okutma' },
}
