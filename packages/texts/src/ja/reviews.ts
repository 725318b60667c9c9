import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const reviews: ReviewsTexts = {
  recent: {
    title: '最近のクチコミ',
    empty: {
      title: 'クチコミはまだありません',
      text: '非公開のご意見は、お客様が送信するとすぐにここに表示されます。',
    },
    all: 'すべてのクチコミ',
  },
  list: {
    failed: 'クチコミを取得できませんでした',
    retry: '再試行',
    loadMore: 'さらに読み込む',
    shown: (count) => plural(count, { other: 'クチコミを#件表示しています' }),
  },
  arrived: {
    new: (count) => plural(count, { other: '新着クチコミ#件' }),
    newAtLeast: (count) => plural(count, { other: '新着クチコミ#件以上' }),
    more: (count) => plural(count, { other: 'ほかのクチコミ#件' }),
    moreAtLeast: (count) => plural(count, { other: 'ほかのクチコミ#件以上' }),
  },
  item: {
    open: (time) => [time, 'のクチコミを開く'],
    edited: '編集済み',
    wordsRemoved: (date) => `本文は${date}に消去されました`,
    scannedAt: (spot) => ['設置場所：', spot],
    contact: {
      name: '名前',
      email: 'メールアドレス',
      phone: '電話番号',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'ネガティブ（手動で設定）',
      neutral: '中立（手動で設定）',
      positive: 'ポジティブ（手動で設定）',
    },
    label: (sentiment) => `感情：${sentiment}`,
    set: {
      negative: 'ネガティブにする',
      neutral: '中立にする',
      positive: 'ポジティブにする',
    },
    automatic: '自動判定に戻す',
    isAutomatic: (sentiment) => `自動判定に戻しました：${sentiment}`,
    conflict: (sentiment) => `このクチコミはその間に変更され、現在は「${sentiment}」です。`,
  },
  change: {
    undo: '元に戻す',
    undone: '元に戻しました',
    nothingToUndo: '元に戻す変更はありません',
    notChanged: '変更されませんでした',
    notUndone: '元に戻せませんでした',
    failed: '変更を保存できませんでした',
    undoFailed: '元に戻す操作に失敗しました',
  },
  mismatch: {
    praise: (stars) => plural(stars, { other: '星#つですが、内容は好意的です。押し間違いかもしれません。' }),
    criticism: (stars) =>
      plural(stars, { other: '星#つですが、内容は批判的です。押し間違いかもしれません。' }),
    all: '不一致のクチコミをすべて表示',
  },
}
