import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'ダッシュボード',
  },
  loading: 'ダッシュボードを読み込み中…',
  loadFailed: '会社のデータを読み込めませんでした',
  loadFailedUnknown: '会社を取得できませんでした',

  overview: {
    title: (company) => [company, 'のダッシュボード'],
    byPeriod: '期間別',
  },

  noAccess: {
    title: 'このダッシュボードへのアクセス権がありません',
    text: '別のアカウント用のリンクの可能性があります。リンクの送信者に、この会社のメンバーに追加するよう依頼してください。',
    toLogin: 'ログインに戻る',
    toOwn: '自分のダッシュボードへ',
  },
  ifDeleted: (contact) => ['削除された会社の復元をご希望の場合のお問い合わせ先：', contact],
  operator: {
    withAddress: (name, address) => [`${name}（`, address, '）'],
    unknown: 'ご利用のサービス提供元',
  },
  notInRole: {
    title: '現在のロールでは、このページを利用できません',
    text: '必要な場合は、会社のオーナーにロールの変更を依頼してください。',
    toOverview: '概要へ',
  },

  showMore: 'もっと見る',
  showLess: '表示を減らす',

  location: {
    label: '店舗',
    all: 'すべての店舗',
    unknown: '不明な店舗',
  },

  period: {
    label: '期間',
    names: {
      '7d': '過去7日間',
      '30d': '過去30日間',
      '90d': '過去90日間',
      '365d': '過去365日間',
      all: '全期間',
    },
    custom: '期間を指定',
    from: '開始日',
    to: '終了日',
  },

  sentiment: {
    negative: 'ネガティブ',
    neutral: '中立',
    positive: 'ポジティブ',
  },
  mismatch: '星と内容が不一致',
}
