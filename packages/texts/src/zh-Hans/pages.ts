import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#zh-Hans/ui.ts'

const { plural } = formats('zh-Hans')

// Simplified characters, words of mainland China. “评价” is a public review, “反馈” feedback, “评分” the stars.
export const pages: PageTexts = {
  loading: '正在加载…',
  noScript: '此页面需要 JavaScript。请启用后重新加载页面。',
  back: '返回',

  language: {
    label: '语言',
    change: '更改语言',
  },

  titles: {
    choice: (company) => `您的体验如何？ · ${company}`,
    rating: (company) => `请为您的体验评分 · ${company}`,
    feedback: (company) => `您的反馈 · ${company}`,
    thankYou: (company) => `感谢您 · ${company}`,
    companyNotFound: '未找到该商家',
    notFound: '未找到页面',
    paused: '此页面暂停开放',
    problem: '无法加载此页面',
  },

  ui,

  rating: {
    title: '请为您的体验评分',
    subtitle: '您的反馈会严格保密，并帮助我们改进',
    stars: '选择评分',
  },

  feedback: {
    loved: '请告诉我们您喜欢的地方！',
    improve: '请帮助我们做得更好',
    rating: '您的评分',
    text: '您的反馈',
    placeholder: '请写下您的想法…',
    confidential: '您的反馈会严格保密',
    contact: '联系方式',
    optional: '选填',
    contactReason: '以便商家回复您',
    name: '姓名',
    phone: '电话号码',
    email: '电子邮箱',
    mailReceipt: '将我的反馈的专属链接发送给我',
    submit: '提交反馈',
    submitting: '正在提交…',
    honeypot: '请将此栏留空',
    tooLong: (over) => plural(over, { other: '请将反馈缩短 # 个字符' }),
    offline: '您已离线。您的反馈已保存在此处，网络恢复后会立即发送。',
    errorTitle: '出错了',
    failed: '反馈提交失败，请重试。',
    requiredTitle: '请填写反馈',
    invalid: {
      feedback: '请告诉我们可以如何改进。',
      rating: '请选择 1 到 5 颗星',
      contactEmail: '请输入有效的电子邮箱地址',
      tooLong: (max) => plural(max, { other: '最多可输入 # 个字符' }),
      unreadable: '请删除无法识别的字符',
    },
  },

  thankYou: {
    title: '感谢您的反馈！',
    text: '我们会认真阅读您的反馈，并努力改进。',
    home: '返回首页',
    publicReview: '发表公开评价',
    receipt: '请保存此链接，以便查看、修改或撤回您的反馈',
    open: '打开我的反馈',
    copy: '复制链接',
    copied: '已复制',
  },

  privacy: '隐私',

  companyNotFound: {
    title: '未找到该商家',
    text: '您要找的评价页面不存在。',
    hint: '请检查网址、重新扫码，或向工作人员索取最新的二维码。',
    home: '前往首页',
  },

  problem: {
    title: '无法加载此页面',
    text: '请检查网络连接，然后重试。',
    retry: '重试',
    noConnection: '连接失败。请检查您是否已联网。',
  },

  paused: {
    title: '此页面暂停开放。',
    text: '感谢您的光临。请稍后再试。',
  },

  notFound: {
    title: '未找到页面',
    text: '此网址没有内容。页面可能已移动，或网址输入有误。',
    home: '前往首页',
  },

  errors: {
    looks_automatic: '您的反馈尚未发送。请再次点击按钮。',
    bad_request: '无法识别该请求。',
    unknown_origin: '此页面无权发送该请求。请从正确的网址打开页面，然后重试。',
    company_not_found: '未找到该商家。',
    company_suspended: '此页面暂停开放，因此您的反馈尚未发送。内容已保存在此处，请稍后再试。',
    request_timeout: '请求超时，请重试。',
    review_settled: '您之前的反馈提交已超过一小时，无法再修改。请再次点击按钮，将此内容作为新的反馈发送。',
    body_too_large: '内容过大，无法发送。',
    too_many_requests: '请求过于频繁，请稍后再试。',
    internal_error: '出现问题，请重试。',
    overloaded: '服务繁忙，请稍后再试。',
    stopping: '服务正在重启，请稍后再试。',
    unavailable: '服务暂时不可用，请稍后再试。',
  },

  notifications: {
    region: '通知（F8）',
    close: '关闭',
  },
}
