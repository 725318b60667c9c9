import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: '読み取りからクチコミまで',
  failed: '訪問データを読み込めませんでした',
  empty:
    'この期間のデータはまだありません。コードの読み取り、クチコミページの表示、その後の操作がここに表示されます。',
  caption: 'この期間のお客様の操作',
  columns: {
    step: '段階',
    count: '件数',
    countCompared: '件数、前の期間との比較',
    share: 'ページ表示に対する割合',
  },
  steps: {
    scan: '読み取り',
    view: 'ページ表示',
    public: 'Google へのクリック',
    rating: '評価の開始',
    review: 'クチコミ',
  },
}
