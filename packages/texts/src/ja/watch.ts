import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ja')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48 ? plural(hours, { other: '#時間' }) : plural(Math.round(hours / 24), { other: '#日間' })
const scansOf = (count: number) => plural(count, { other: '#回' })

export const watch: WatchTexts = {
  title: '確認が必要なコード',
  silent: (name, hours, usual) =>
    `${name}：${span(hours)}、読み取りがありません（普段は${scansOf(usual)}）。隠れている、移動した、または外された可能性はありませんか？`,
  flooded: (name, scans, usual) =>
    `${name}：24時間で${scansOf(scans)}の読み取りがありました（普段は${number(usual)}回）。撮影されて広まった可能性はありませんか？`,
  fine: '問題ありません',
  archived: 'アーカイブ済み',
  reprint: 'もう一度印刷',
  rests: (name) => `${name}の確認を2週間休止します`,
  more: (count) => `ほかに確認が必要なコード：${number(count)}個`,
  badges: { silent: '読み取りなし', flooded: '普段より大幅に多い読み取り' },
}
