import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} に${company}の新しいクチコミが表示されなくなりました`,
    line: 'このチャットにメッセージを届けられなかったため、オフにしました。メールのアラートには影響ありません。',
    name: 'チャット',
    reason: '理由',
    open: '連携を開く',
    closing: (company, product) =>
      `このメールは、${product} で${company}のチャットを接続できる権限をお持ちのためお送りしています。`,
  },
  webhook: {
    subject: (host, company) => `${host} への Webhook がオフになりました（${company}）`,
    title: (host) => `${host} への Webhook がオフになりました`,
    gone: '存在しないという応答（410）があったため、今後メッセージは送信されません。',
    failing: '10回再試行しましたが、3日以上メッセージを届けられませんでした。',
    task: '今後のイベントは送信されません。復旧したらオンにし、ログにあるメッセージを再送信してください。',
    company: '会社',
    description: '説明',
    open: 'ログを開く',
    closing: (company, product) =>
      `このメールは、${product} で${company}を管理する権限をお持ちのためお送りしています。`,
  },
  keys: {
    subject: (company) => `${company}の API キーがまもなく終了します`,
    title: (count) => plural(count, { other: 'API キー#件がまもなく終了します' }),
    why: (company) =>
      `${company}のキーの作成者がチームを離れました。急な停止を防ぐため、下記の日時まではキーを引き続き使えます。`,
    task: 'キーを使い続けるには、継続の操作をしてください。以後、操作したオーナーがそのキーの責任者になります。',
    ends: '終了日時',
    key: 'API キー',
    open: 'API キーを確認',
    closing: 'このメールは、オーナーの方にお送りしています。',
  },
}
