import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('zh-Hans')

// Quotes set the company's name apart from the words around it, as there are no spaces.
export const receipt: ReceiptTexts = {
  title: (company) => `您给“${company}”的反馈`,
  sent: (at, timeZone) => `提交于${day(at, timeZone)}`,
  edited: (at, timeZone) => `修改于${day(at, timeZone)}`,
  noContact: '没有保存联系方式。',
  changeTitle: '修改您的反馈',
  until: (at, timeZone) => `您可以修改反馈，截止日期为${day(at, timeZone)}。`,
  settled: '此反馈已无法再修改。您仍可以撤回反馈，或删除您的联系方式。',
  save: '保存修改',
  saved: (company) => `您的修改已保存。“${company}”会看到新内容，也会看到您之前写的内容。`,
  changedElsewhere:
    '您的反馈在此期间已在其他地方修改，因此这次内容没有保存。上方是已保存的内容，下方是您刚才写的内容。',
  failed: '尚未做任何修改，请重试。',
  removeContact: {
    title: '删除联系方式',
    text: (company) =>
      `您的姓名、电话号码和电子邮箱将被删除。之后“${company}”只能在此页面上回复您。您的反馈会保留。`,
    submit: '删除联系方式',
    done: '您的联系方式已删除。',
  },
  withdraw: {
    title: '撤回您的反馈',
    text: '您写的内容和联系方式将被永久删除。统计中只保留星级和日期。',
    confirm: '是的，删除我的反馈',
    submit: '撤回反馈',
    unconfirmed: '请确认您要撤回反馈。',
    done: '您的反馈已撤回',
    doneText: '您写的内容和联系方式已删除。此链接已失效。',
  },
  conversation: {
    time,
    you: '您',
    noAnswer: (company) => `“${company}”尚未回复。`,
    sent: (company) => `您的回复已发送给“${company}”。`,
    answer: '您的回复',
    placeholder: '请输入回复…',
    send: '发送回复',
    failed: '您的回复尚未发送，请重试。',
    invalid: {
      blank: '请输入回复。',
      tooLong: (max) => plural(max, { other: '最多可输入 # 个字符' }),
    },
  },
  private: '请勿将此页面的网址告诉他人：任何获得网址的人都可以查看和修改您的反馈。',
  answersOnly: (company) =>
    `由于电子邮箱地址由${company}填写，您可以通过此链接查看和回复，但不能修改或撤回反馈。请勿将其告诉他人。`,
  ended: {
    title: '此链接已失效',
    text: '请检查网址是否完整。反馈撤回或删除后，链接即失效。',
  },
}
