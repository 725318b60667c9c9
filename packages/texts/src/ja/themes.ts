import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('ja')

export const themes: ThemesTexts = {
  title: 'クチコミの話題',
  loading: '読み込み中…',
  failed: '話題を読み込めませんでした',
  basis: {
    all: (count) => plural(count, { other: 'クチコミ#件に基づく集計' }),
    newest: ({ count, total }) =>
      plural(total, { other: `クチコミ#件のうち最新${number(count)}件に基づく集計` }),
  },
  empty: {
    noReviews: 'この期間のクチコミはありません',
    noThemes: 'この期間の話題はありません',
    text: '待ち時間や価格などの話題は、クチコミで取り上げられるとここに表示されます。',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      other: `話題による星の増減を調べるには、期間内に${number(needed)}件のクチコミが必要です。現在は#件です。`,
    }),

  effect: {
    costs: ({ name, stars, mentions }) =>
      pluralDecimal(stars, { other: `「${name}」で平均評価が星#下がっています：${mentions}。` }),
    earns: ({ name, stars, mentions }) =>
      pluralDecimal(stars, { other: `「${name}」で平均評価が星#上がっています：${mentions}。` }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { other: 'クチコミ#件' }),
      same: (count) => plural(count, { other: 'クチコミ#件、前の期間と同数' }),
      more: (count, difference) =>
        plural(count, { other: `クチコミ#件、前の期間より${number(difference)}件増` }),
      fewer: (count, difference) =>
        plural(count, { other: `クチコミ#件、前の期間より${number(difference)}件減` }),
    },
    share: {
      alone: (percent) => `クチコミの${percent}で言及`,
      same: (percent) => `クチコミの${percent}で言及、前の期間と同じ`,
      more: (percent, points) =>
        plural(points, { other: `クチコミの${percent}で言及、前の期間より#ポイント増` }),
      fewer: (percent, points) =>
        plural(points, { other: `クチコミの${percent}で言及、前の期間より#ポイント減` }),
    },
    shareInSentence: {
      alone: (percent) => `クチコミの${percent}で言及`,
      same: (percent) => `クチコミの${percent}で言及、前の期間と同じ`,
      more: (percent, points) =>
        plural(points, { other: `クチコミの${percent}で言及、前の期間より#ポイント増` }),
      fewer: (percent, points) =>
        plural(points, { other: `クチコミの${percent}で言及、前の期間より#ポイント減` }),
    },
  },

  table: {
    caption: 'クチコミの話題と、平均評価への影響',
    theme: '話題',
    tone: '論調',
    stars: '星',
    quotes: '引用',
    costs: (stars) => `${decimal(stars)}減`,
    earns: (stars) => `${decimal(stars)}増`,
    noEffect: '影響なし',
    inEvery: '全件で言及',
    quotesAbout: (theme) => `「${theme}」についての引用`,
    note: '星：全体の平均評価と、その話題を含まないクチコミの平均評価との差です。話題が差の原因とは限りません。',
    all: (count) => plural(count, { other: '話題#件をすべて表示' }),
    fewer: '表示を減らす',
  },

  details: {
    average: (average) => pluralDecimal(average, { other: '言及があるクチコミの平均は星#です。' }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        other: `平均は、言及があるクチコミで星#、ないクチコミで星${decimal(without)}です。`,
      }),
    share: (percent) => `クチコミの${percent}で言及されています。`,
    shares: ({ percent, before }) => `クチコミの${percent}で言及されています（前の期間は${before}）。`,
    tone: (tone) => `論調：${tone}。`,
    sentences: (sentences) => sentences.join(''),
  },
  tone: ({ negative, neutral, positive }) =>
    `ネガティブ${number(negative)}、中立${number(neutral)}、ポジティブ${number(positive)}`,
  quote: (text) => `「${text}」`,
}
