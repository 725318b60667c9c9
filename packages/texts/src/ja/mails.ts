import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('ja')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company}からご意見への返信が届きました`,
    answer: (company) => `専用ページで${company}に返信する：`,
    wrote: (at, timeZone) => `${day(at, timeZone)}にお書きになった内容：`,
    why: (company) =>
      `このメールは、${company}へのご意見とともにメールアドレスをご記入いただいたためお送りしています。`,
    end: (company) => `${company}からのメールを停止する：`,
  },
  receipt: {
    link: 'ご意見の確認・変更・取り下げ：',
    why: (company) =>
      `このメールは、${company}へのご意見を送信する際にご希望いただいたためお送りしています。`,
  },
  secret: 'リンクを知っている人は誰でもご意見を読んだり変更したりできますので、他の人に渡さないでください。',
  unsubscribe: {
    stop: (company) => `ご意見に関する${company}からのメールを停止しますか？`,
    stopText: '停止するのはこのメールだけです。ここで元に戻せます。',
    unsubscribe: '配信を停止',
    stopped: (company) => `ご意見に関する${company}からのメールを停止しました`,
    stoppedText: 'その他のメールはこれまでどおり届きます。',
    undo: '元に戻す',
    resumed: (company) => `ご意見に関する${company}からのメールを再開しました`,
    resumedText: 'その他の変更はありません。',
    unknown: 'このリンクは使えなくなりました',
    unknownText: 'このメールの配信はすでに停止されているか、リンクが不完全です。',
  },
}
