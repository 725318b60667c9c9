import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('zh-Hans')

export const practice: PracticeTexts = {
  title: '我们如何征集评价',
  link: '如何征集评价',
  asked: {
    ways: (company) =>
      `打开“${company}”页面的每个人都可以在 Google 公开评价和私下反馈之间选择。两种方式并列展示，同等醒目，并且在评分之前。`,
    same: '无论给出几颗星，之后的页面都相同，公开评价始终可用。',
    linked: (company) => `公开评价会打开“${company}”在 Google 上的页面。`,
    searched: (company) => `公开评价会在 Google 上搜索“${company}”。`,
    standard: '所有商家的问候语和致谢语都相同。',
    own: (company) => `问候语或致谢语由“${company}”撰写。要求特定星级或以好处换取评价的文字会被拒绝。`,
  },
  writers: {
    title: '谁可以填写',
    anyone: '任何扫描二维码或打开链接的人，无需登录。',
    unchecked: '不会核实对方是否为顾客。',
    nothing: '不会为评价提供任何好处，也不会要求特定的评价。',
  },
  month: {
    title: '上个月',
    offered: (count) =>
      plural(count, {
        other: '两种方式共展示 # 次。',
      }),
    google: (count) =>
      plural(count, {
        other: '选择 Google # 次。',
      }),
    private: (count) =>
      plural(count, {
        other: '收到私下反馈 # 条。',
      }),
    none: '没有人打开过此页面。',
  },
}
