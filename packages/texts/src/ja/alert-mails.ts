import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ja')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `星5つ中${number(rating)}つ`,
  newReview: (company, rating) => `${company}に新しいクチコミ：星5つ中${number(rating)}つ`,
  newReviews: (company, count) => `${company}に新しいクチコミ${number(count)}件`,
  assigned: (company) => `${company}のクチコミの担当になりました`,
  assignedSeveral: (company, count) => `${company}のクチコミ${number(count)}件の担当になりました`,
  mentioned: (company) => `${company}のクチコミのメモでメンションされました`,
  answered: (company) => `${company}にお客様から返信がありました`,
  more: (shown, more) =>
    plural(more, {
      other: `最初の${number(shown)}件を掲載しています。残りの#件はダッシュボードでご覧ください。`,
    }),
  note: 'メモ',
  noteBy: (name) => `メモ（${name}）`,
  reply: 'お客様からの返信',
  facts: {
    received: '受信日時',
    location: '店舗',
    name: '名前',
    email: 'メールアドレス',
    phone: '電話番号',
  },
  open: 'クチコミを開く',
  openThis: 'このクチコミを開く',
  openAll: 'すべてのクチコミを開く',
  settings: '通知の設定を変更',
  unsubscribe: 'アラートの配信を停止',
  ending: {
    stop: (company) => `${company}に関するアラートを停止しますか？`,
    stopped: (company) => `${company}に関するアラートを停止しました`,
    resumed: (company) => `${company}に関するアラートを再開しました`,
  },
  closing: (company, product) =>
    `このメールは、${product} で${company}のメンバーになっているためお送りしています。`,
  test: {
    title: (company) => `${company}のテストアラートです`,
    lines: [
      'お客様からのご意見ではありません。ダッシュボードでのご依頼により、ご本人にのみお送りしています。',
      '新しいクチコミのアラートは、設定に従ってこのアドレスに届きます。',
    ],
    settings: '通知の設定を開く',
    push: 'アラートはこのように表示されます。お客様が書いた内容は表示されません。',
  },
  pushSeveral: '受信箱を開いてご覧ください。',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
