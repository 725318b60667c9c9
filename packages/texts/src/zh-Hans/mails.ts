import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('zh-Hans')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `“${company}”回复了您的反馈`,
    answer: (company) => `在您的专属页面回复“${company}”：`,
    wrote: (at, timeZone) => `您在${day(at, timeZone)}写道：`,
    why: (company) => `您向“${company}”提交反馈时留下了邮箱地址，因此收到此邮件。`,
    end: (company) => `不再接收“${company}”的邮件：`,
  },
  receipt: {
    link: '查看、修改或撤回您的反馈：',
    why: (company) => `您向“${company}”提交反馈时要求发送此邮件，因此收到此邮件。`,
  },
  secret: '请勿转发此链接：任何获得链接的人都可以查看和修改您的反馈。',
  unsubscribe: {
    stop: (company) => `要停止接收“${company}”关于您反馈的邮件吗？`,
    stopText: '只会停止此类邮件，您可以在此处撤销。',
    unsubscribe: '退订',
    stopped: (company) => `您将不再收到“${company}”关于您反馈的邮件`,
    stoppedText: '其他邮件不受影响。',
    undo: '撤销',
    resumed: (company) => `您将重新收到“${company}”关于您反馈的邮件`,
    resumedText: '其他设置没有变化。',
    unknown: '此链接已不可用',
    unknownText: '您已不再接收此类邮件，或者链接不完整。',
  },
}
