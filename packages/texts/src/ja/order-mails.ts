import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ja')

export const orderMails: OrderMailTexts = {
  subject: (company) => `${company}の印刷のご注文`,
  title: '印刷のご注文を承りました',
  thanks: 'ご注文ありがとうございます。請求書をメールでお送りします。今のお支払いはありません。',
  facts: {
    item: '商品',
    codeFor: 'コードの対象',
    codes: (count) => `コード${number(count)}個`,
    pieces: '枚数',
    price: '価格',
    company: '会社',
    contact: '担当者',
    address: '住所',
  },
  andMore: (names, count) => `${names}、ほか${number(count)}個`,
  forEach: (pieces) => `各${number(pieces)}枚`,
  spread: ({ more, first, fewer, others }) => {
    const most = plural(first, { other: `最初の#個に各${number(more)}枚` })
    const rest = plural(others, { other: `残りの#個に各${number(fewer)}枚` })
    return `${most}、${rest}`
  },
  open: '注文を確認',
  closing: (product) =>
    `このメールは、${product} でのご注文の請求先担当者としてこのアドレスが入力されたためお送りしています。`,
}
