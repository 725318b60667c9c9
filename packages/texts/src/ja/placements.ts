import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const placements: PlacementsTexts = {
  title: 'コード',
  list: 'コード',
  search: {
    label: 'コードを検索',
    placeholder: '名前とコードを検索',
  },
  status: {
    label: '状態',
    inUse: '使用中',
    archived: 'アーカイブ済み',
  },
  empty: {
    title: 'コードはまだありません',
    text: 'コードはレジやテーブルなど1つの場所に対応し、読み取られた回数がわかります。',
  },
  noMatches: {
    title: '一致するコードがありません',
    text: '名前の一部、またはコードの最初の数文字でお試しください。',
    clear: 'フィルターを解除',
  },
  noArchived: {
    title: 'アーカイブ済みのコードはありません',
    text: 'アーカイブしたコードは一覧に表示されませんが、印刷済みのものは引き続き使えます。',
  },
  failed: 'コードを読み込めませんでした',
  shown: (count) => plural(count, { other: 'コードを#個表示しています' }),

  kinds: {
    poster: 'ポスター',
    sticker: 'ステッカー',
    table_tent: '卓上POP',
    card: 'カード',
    window: '窓・ショーウィンドウ',
    receipt: 'レシート',
    web: 'ウェブサイト・メール',
    other: 'その他',
  },

  row: {
    qr: 'QRコード',
    qrOf: (name) => `${name}のQRコード`,
    scans: (count) => plural(count, { other: '30日間の読み取り#回' }),
    lastScan: (ago) => ['最終読み取り：', ago],
    added: (date) => `${date}に追加`,
    more: (name) => `${name}のその他の操作`,
    copyLink: 'リンクをコピー',
    print: 'ポスターとステッカー',
    reviews: 'クチコミ',
    edit: '編集',
    archive: 'アーカイブ',
    restore: 'アーカイブを解除',
  },

  changes: {
    copied: 'リンクをコピーしました',
    copyFailed: 'コピーできませんでした',
    copyFailedText: 'もう一度お試しください。',
    added: (name) => `${name}を追加しました`,
    addedSeveral: (count) => plural(count, { other: 'コードを#個追加しました' }),
    saved: (name) => `${name}を保存しました`,
    archived: (name) => `${name}をアーカイブしました`,
    archivedText: '印刷済みのコードは引き続き使えます。',
    restored: (name) => `${name}のアーカイブを解除しました`,
    undo: '元に戻す',
    failed: 'コードを変更できませんでした',
  },

  fields: {
    name: '名前',
    kind: '種類',
    location: '店舗',
    noLocation: '店舗なし',
  },

  add: {
    open: 'コードを追加',
    title: 'コードを追加',
    description: '各コードは1つの場所に対応します。一度印刷すれば、ずっと使えます。',
    nameHint: '例：レジ、入口、テーブル',
    several: '連番でまとめて追加',
    count: '個数',
    firstNumber: '最初の番号',
    names: '名前：',
    exampleName: 'テーブル',
    series: (names) => names.join('、'),
    longSeries: (first, last) => `${first.join('、')} … ${last}`,
    submit: 'コードを追加',
    submitSeveral: (count) => plural(count, { other: 'コードを#個追加' }),
  },
  edit: {
    title: 'コードを編集',
    description: (code) => [code, ' は変わらないため、印刷済みのものは引き続き使えます。'],
    submit: '保存',
  },
}
