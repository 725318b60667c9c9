import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('ja')

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `先週の${company}：クチコミ${number(count)}件、平均 星${decimal(average)}`,
    subjectNone: (company) => `先週の${company}：新しいクチコミなし`,
    title: (company) => `先週の${company}`,
    quiet: (company) => `先週の${company}：新しい動きはありません`,
    compared: (from, to) => `${range(from, to)}、前週との比較`,
    stop: '毎週のまとめメールを停止',
    closing: (company) => `この毎週のまとめメールは、${company}のメンバーになっているためお送りしています。`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${month(at)}の${company}：クチコミ${number(count)}件、平均 星${decimal(average)}`,
    subjectNone: (company, at) => `${month(at)}の${company}：新しいクチコミなし`,
    title: (company, at) => `${month(at)}の${company}`,
    quiet: (company, at) => `${month(at)}の${company}：新しい動きはありません`,
    compared: (from, to) => `${range(from, to)}、前月との比較`,
    stop: '毎月のまとめメールを停止',
    closing: (company) => `この毎月のまとめメールは、${company}のメンバーになっているためお送りしています。`,
  },
  quietLine: (from, to) => `${range(from, to)}：クチコミ、読み取り、ページ表示はありませんでした。`,
  paused:
    'お知らせする内容のない状態が4回続いたため、まとめメールを休止しました。再開するには、ボタンで開くページで操作するか、通知の設定で間隔を選んでください。',
  resume: 'まとめメールを再開',
  open: 'ダッシュボードを開く',
  settings: '通知の設定を変更',
  ending: {
    stop: (company) => `${company}のまとめメールを停止しますか？`,
    stopped: (company) => `${company}のまとめメールを停止しました`,
    resumed: (company) => `${company}のまとめメールを再開しました`,
  },

  reviews: 'クチコミ数',
  average: '平均評価',
  positive: 'ポジティブ率',
  noChange: '変化なし',
  points: (count, signed) => plural(count, { other: `${signed}ポイント` }),
  figure: (name, value, change) => `${name}：${value}（${change}）`,

  perDay: '1日ごとのクチコミ数',
  perDayList: (days) => `1日ごとのクチコミ数：${days}`,
  sentiments: { positive: 'ポジティブ', neutral: '中立', negative: 'ネガティブ' },

  funnel: '読み取りからクチコミまで',
  steps: {
    scan: 'コードの読み取り',
    view: 'ページ表示',
    public: 'Google へのクリック',
    rating: '評価の開始',
    review: 'クチコミ',
  },

  good: '高評価のクチコミ',
  bad: '低評価のクチコミ',
  quote: (words) => `「${words}」`,
  stars: (rating) => plural(rating, { other: '星#つ' }),
  quoteWithStars: (quote, stars) => `${quote}（${stars}）`,

  waiting: '返信が必要なクチコミ',
  stillNew: (count, all) => `クチコミ${number(all)}件中${number(count)}件が未対応`,
  inProgress: (count) => plural(count, { other: 'クチコミ#件が対応中' }),

  silent: '読み取りのないコード',
  silentCode: (name, scans) => `${name}：読み取りなし（普段は${number(scans)}回）`,
  moreSilent: (count) => `ほか${number(count)}個`,
}
