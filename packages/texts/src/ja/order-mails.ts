import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#ja/spread.ts'

const { number } = formats('ja')

export const orderMails: OrderMailTexts = {
  subject: (company) => `${company}の印刷のご注文`,
  title: '印刷のご注文を承りました',
  thanks: 'ご注文ありがとうございます。請求書をメールでお送りします。今のお支払いはありません。',
  states: {
    in_production: {
      subject: (company) => `${company}の印刷のご注文は製作中です`,
      title: 'ご注文の印刷物を製作しています',
      text: '製作を開始しました。ご注文はもうキャンセルできません。',
    },
    shipped: {
      subject: (company) => `${company}の印刷のご注文を発送しました`,
      title: 'ご注文の印刷物を発送しました',
      text: 'お届けまで今しばらくお待ちください。',
    },
    delivered: {
      subject: (company) => `${company}の印刷のご注文をお届けしました`,
      title: 'ご注文の印刷物をお届けしました',
      text: '配達が完了しました。',
    },
    cancelled: {
      subject: (company) => `${company}の印刷のご注文はキャンセルされました`,
      title: '印刷のご注文はキャンセルされました',
      text: '印刷は行われず、お支払いもありません。',
    },
  },
  facts: {
    item: '商品',
    codeFor: 'コードの対象',
    codes: (count) => `コード${number(count)}個`,
    pieces: '枚数',
    price: '価格',
    company: '会社',
    contact: '担当者',
    address: '住所',
    carrier: '配送業者',
    tracking: '追跡番号',
    note: '備考',
    reason: '理由',
  },
  forEach: (pieces) => `各${number(pieces)}枚`,
  spread,
  open: '注文を確認',
  closing: (product) =>
    `このメールは、${product} でのご注文の請求先担当者としてこのアドレスが入力されたためお送りしています。`,
}
