import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `${company}への招待（${product}）`,
    subjectNew: (company, product) => `パスワードの設定：${company}（${product}）`,
    title: (company) => `${company}への招待が届いています`,
    why: (company) => `お客様の声をご覧いただくため、${company}のチームへの招待をお送りしています。`,
    whyBy: (company, inviter) =>
      `お客様の声をご覧いただくため、${inviter}から${company}のチームへの招待が届いています。`,
    answer: 'リンクを開き、承諾または辞退を選んでください。リンクは24時間以内に一度だけ使えます。',
    setUp: '最初にパスワードを設定してください。リンクは24時間以内に一度だけ使えます。',
    role: 'ロール',
    roleIs: (name, summary) => `${name}：${summary}`,
    open: '招待を開く',
    setUpPassword: 'パスワードを設定',
    closing: 'この招待にお心当たりがない場合は、このメールを無視していただいてかまいません。',
  },
  view: {
    startedSubject: (company, product) => `${product} が${company}のダッシュボードを閲覧しています`,
    startedTitle: (product) => `${product} がダッシュボードを閲覧しています`,
    started: (company, product, minutes) =>
      `${product} の運営者が${company}のダッシュボードを開きました。閲覧は最長${number(minutes)}分間です。`,
    limits: '運営者は内容を読めますが、変更はできません。お客様の連絡先も表示されません。',
    endedSubject: (company, product) => `${product} が${company}のダッシュボードの閲覧を終了しました`,
    endedTitle: (product) => `${product} がダッシュボードの閲覧を終了しました`,
    ended: (company, product) => `${product} の運営者は、${company}のダッシュボードを閉じました。`,
    reason: '理由',
    startedAt: '開始',
    endsBy: '終了予定',
    endedAt: '終了',
    open: 'ダッシュボードを開く',
    closing:
      'このメールは、オーナーの方にお送りしています。オーナーはダッシュボードでこのメールをオフにできます。',
  },
}
