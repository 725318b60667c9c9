import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('zh-Hans')

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

  ui: {
    stars: (rating) => plural(rating, { other: '# 颗星' }),
    outOfStars: (rating) => `${number(rating)} 星（满分 5 星）`,
    optional: '选填',
    choice: {
      title: '您的体验如何？',
      subtitle: '我们重视您的反馈',
      publicReview: '发表公开评价',
      privateFeedback: '提交私密反馈',
      note: '公开评价会发布在 Google 上。私密反馈会严格保密，并帮助我们改进。',
    },
  },

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
  ended: {
    title: '此链接已失效',
    text: '请检查网址是否完整。反馈撤回或删除后，链接即失效。',
  },
}

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

export const prints: PrintTexts = {
  question: ['您这次来访', '感觉如何？'],
  ask: '欢迎告诉我们。',
  instruction: '请用手机相机扫码',
}
