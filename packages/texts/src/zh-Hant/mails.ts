import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('zh-Hant')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `「${company}」回覆了您的意見`,
    answer: (company) => `在您的專屬頁面回覆「${company}」：`,
    wrote: (at, timeZone) => `您在${day(at, timeZone)}寫道：`,
    why: (company) => `您向「${company}」提供意見時留下了電子郵件地址，因此收到這封郵件。`,
    end: (company) => `不再接收「${company}」的郵件：`,
  },
  receipt: {
    link: '查看、修改或撤回您的意見：',
    why: (company) => `您向「${company}」提供意見時要求寄送這封郵件，因此收到這封郵件。`,
  },
  secret: '請勿轉傳此連結：任何取得連結的人都能閱讀和修改您的意見。',
  unsubscribe: {
    stop: (company) => `要停止接收「${company}」關於您意見的郵件嗎？`,
    stopText: '只會停止這類郵件，您可以在這裡復原。',
    unsubscribe: '取消訂閱',
    stopped: (company) => `您將不再收到「${company}」關於您意見的郵件`,
    stoppedText: '其他郵件不受影響。',
    undo: '復原',
    resumed: (company) => `您將重新收到「${company}」關於您意見的郵件`,
    resumedText: '其他設定沒有變更。',
    unknown: '此連結已無法使用',
    unknownText: '您已不再接收這類郵件，或連結不完整。',
  },
}
