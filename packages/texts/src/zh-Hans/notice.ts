import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('zh-Hans')

export const notice: NoticeTexts = {
  title: '隐私',
  responsible: {
    title: '由谁负责',
    company: (company) => `您在此提交的反馈由“${company}”负责处理。`,
    address: '商家的联系地址：',
    noAddress: '您可以前往商家的经营场所与其联系。',
    operator: (operator, company) => `此页面由“${operator}”运营，并受“${company}”委托保存反馈。`,
  },
  kept: {
    title: '保存哪些信息',
    feedback: '您选择的星级、您写的内容、时间、页面语言，以及您扫描的二维码（如有）。',
    contact: '姓名、电话号码和电子邮箱仅在您填写时保存，以便商家回复您。',
  },
  readers: {
    title: '谁会看到',
    text: (company) => `私密反馈由“${company}”的团队查看，不会公开。`,
    google: '公开评价发布在 Google 上，适用 Google 的规则。',
  },
  duration: {
    title: '保存多久',
    contact: (months) => plural(months, { other: '您的姓名、电话号码和电子邮箱会在 # 个月后删除。' }),
    contactUnlimited: '您的姓名、电话号码和电子邮箱会一直保存，直到您或商家将其删除。',
    text: (months) => plural(months, { other: '您写的内容会在 # 个月后删除。' }),
    textUnlimited: '您写的内容会一直保存，直到您或商家将其删除。',
    numbers: '星级和日期会保留在统计中，不含任何关于您的信息。',
  },
  rights: {
    title: '您的权利',
    receipt: '提交后，您会获得一个专属链接。您可以通过它随时查看和撤回反馈，并可在 30 天内修改。',
    company: (company) =>
      `您也可以询问“${company}”掌握了您的哪些信息，并要求更正或删除。您还可以向数据保护主管机构投诉。`,
  },
  tracking: {
    title: '不做跟踪',
    text: '这些页面不使用 Cookie，不识别任何人，也不从其他公司加载任何内容。您输入的内容在发送前会保存在您的浏览器中。',
  },
}
