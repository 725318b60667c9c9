import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const analytics: AnalyticsTexts = {
  allTime: '全期間',
  totalReviews: 'クチコミ総数',
  averageRating: '平均評価',

  distribution: {
    title: '評価の分布',
    stars: (rating) => plural(rating, { other: '星#つ：' }),
  },

  change: {
    noChange: '増減なし',
    noneBefore: '前の期間は0',
    more: (percent) => `${percent}増`,
    fewer: (percent) => `${percent}減`,
    slightlyMore: (percent) => `${percent}未満の増`,
    slightlyFewer: (percent) => `${percent}未満の減`,
    timesAsMany: (times) => plural(times, { other: '#倍' }),
    manyTimes: '100倍超',
    same: '変化なし',
    higher: (difference) => `${difference}上昇`,
    lower: (difference) => `${difference}低下`,
    pointsHigher: (points) => plural(points, { other: '#ポイント上昇' }),
    pointsLower: (points) => plural(points, { other: '#ポイント低下' }),
  },

  trends: {
    title: '推移',
    loading: '読み込み中…',
    timeZone: (zone) => `タイムゾーン：${zone}`,
    interval: '集計単位',
    intervals: { day: '日別', week: '週別', month: '月別' },
    measure: '指標',
    measures: {
      reviews: 'クチコミ数',
      average: '平均評価',
      sentiment: 'ポジティブ率',
    },
    compared: (days) => plural(days, { other: '直前の#日間との比較' }),
    noReviews: 'この期間のクチコミはありません',
    byRating: '評価別',
    mismatches: (count) => plural(count, { other: '星と内容が不一致：クチコミ#件' }),
  },

  charts: {
    titles: {
      reviews: 'クチコミ数の推移',
      average: '平均評価の推移',
      sentiment: '感情の推移',
      sentimentByRating: '評価別の感情',
    },
    label: (title, summary) => `${title}。${summary}`,
    tableLabel: (title) => `${title}（表）`,
    table: '表',
    download: 'ダウンロード',
    image: '画像（PNG）',
    csv: '表（CSV）',
    failed: 'エラー',
    imageFailed: '画像を作成できませんでした。もう一度お試しください。',
    columns: {
      interval: { day: '日', week: '週', month: '月' },
      reviews: 'クチコミ数',
      average: '平均評価',
      rating: '評価',
    },
    stars: (rating) => plural(rating, { other: '星#つ' }),
    soFar: {
      day: '今日（途中）',
      week: '今週（途中）',
      month: '今月（途中）',
    },
    part: { week: '週の一部', month: '月の一部' },
    rowSoFar: {
      day: (days) => `${days}（今日、途中）`,
      week: (days) => `${days}（今週、途中）`,
      month: (days) => `${days}（今月、途中）`,
    },
    rowPart: {
      week: (days) => `${days}（週の一部）`,
      month: (days) => `${days}（月の一部）`,
    },
    previous: (days) => plural(days, { other: '直前の#日間' }),
    previousAverage: (days, average) => plural(days, { other: `直前の#日間：${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('。'),
    most: {
      day: (count, when) => `1日の最多：${count}件、${when}`,
      week: (count, when) => `1週間の最多：${count}件、${when}`,
      month: (count, when) => `1か月の最多：${count}件、${when}`,
    },
    best: {
      day: (average, when) => `最高の日：${average}、${when}`,
      week: (average, when) => `最高の週：${average}、${when}`,
      month: (average, when) => `最高の月：${average}、${when}`,
    },
    lowest: (average, when) => `最低：${average}、${when}`,
    dashedLine: (average, days) => plural(days, { other: `破線：直前の#日間の平均 ${average}` }),
    sentiment: (positive, neutral, negative) =>
      `ポジティブ${positive}、中立${neutral}、ネガティブ${negative}`,
  },
}
