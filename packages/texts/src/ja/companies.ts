import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const companies: CompaniesTexts = {
  header: {
    company: '会社',
    materials: '印刷物',
    reviewPage: 'クチコミページを表示',
  },

  nav: {
    label: 'ダッシュボード',
    overview: '概要',
    reviews: 'クチコミ',
    codes: 'コードと印刷',
    settings: '設定',
    toDo: (count) => plural(count, { other: '、未対応#件' }),
    back: 'パンくずリスト',
    toDashboard: 'ダッシュボードに戻る',
  },

  banner: {
    suspended: 'この会社は利用停止中です。',
    suspendedText:
      'お客様はご意見を送信できません。すべての内容を閲覧・書き出しできますが、変更はできません。',
    reason: (reason) => ['理由：', reason],
    contact: (contact) => ['お問い合わせ先：', contact],
    overdue: (contact) => ['この会社のお支払いが期限を過ぎています。お問い合わせ先：', contact],
  },

  recounting: (zone) => `タイムゾーン ${zone} に合わせて数値を再集計しています。`,

  qrCode: {
    title: 'QRコード',
    description: 'スマートフォンで読み取ると、クチコミページが開きます。',
    show: 'QRコードを表示',
  },

  practice: {
    title: 'クチコミのお願いのしかた',
    description: '設定と件数から作られる、お客様と行政機関向けの公開ページです。',
    open: 'ページを開く',
  },
  evidence: {
    title: '行政機関向けの証拠',
    description:
      '期間を指定して作る署名付きのファイルです。表示されたとおりのページ、文章、拒否された文章、リンク、件数が入り、個人の名前は含まれません。',
    download: 'ダウンロード',
  },
}
