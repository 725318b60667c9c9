import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('zh-Hant')

// Traditional characters, words of Taiwan that Hong Kong reads too. “評論” is a public review, “意見” feedback,
// “評分” the stars. “私下” and not “私人”, which would be a personal opinion.
export const pages: PageTexts = {
  loading: '載入中…',
  noScript: '此頁面需要 JavaScript。請啟用後重新載入頁面。',
  back: '返回',

  language: {
    label: '語言',
    change: '變更語言',
  },

  titles: {
    choice: (company) => `您的體驗如何？ · ${company}`,
    rating: (company) => `請為您的體驗評分 · ${company}`,
    feedback: (company) => `您的意見 · ${company}`,
    thankYou: (company) => `謝謝您 · ${company}`,
    companyNotFound: '找不到這個商家',
    notFound: '找不到頁面',
    paused: '此頁面暫停開放',
    problem: '無法載入此頁面',
  },

  ui: {
    stars: (rating) => plural(rating, { other: '# 顆星' }),
    outOfStars: (rating) => `${number(rating)} 顆星（滿分 5 顆星）`,
    optional: '選填',
    choice: {
      title: '您的體驗如何？',
      subtitle: '我們重視您的意見',
      publicReview: '撰寫公開評論',
      privateFeedback: '私下提供意見',
      note: '公開評論會發布在 Google 上。私下提供的意見會嚴格保密，並協助我們改進。',
    },
  },

  rating: {
    title: '請為您的體驗評分',
    subtitle: '您的意見會嚴格保密，並協助我們改進',
    stars: '選擇評分',
  },

  feedback: {
    loved: '請告訴我們您喜歡的地方！',
    improve: '請協助我們做得更好',
    rating: '您的評分',
    text: '您的意見',
    placeholder: '請寫下您的想法…',
    confidential: '您的意見會嚴格保密',
    contact: '聯絡資訊',
    optional: '選填',
    contactReason: '以便商家回覆您',
    name: '姓名',
    phone: '電話號碼',
    email: '電子郵件',
    mailReceipt: '將我的意見的專屬連結寄給我',
    submit: '送出意見',
    submitting: '傳送中…',
    honeypot: '請將此欄位留空',
    tooLong: (over) => plural(over, { other: '請將意見縮短 # 個字元' }),
    offline: '您目前離線。您的意見已保存在這裡，恢復連線後會立即送出。',
    errorTitle: '發生錯誤',
    failed: '無法送出意見，請再試一次。',
    requiredTitle: '請填寫意見',
    invalid: {
      feedback: '請告訴我們可以如何改進。',
      rating: '請選擇 1 到 5 顆星',
      contactEmail: '請輸入有效的電子郵件地址',
      tooLong: (max) => plural(max, { other: '最多可輸入 # 個字元' }),
      unreadable: '請刪除無法辨識的字元',
    },
  },

  thankYou: {
    title: '感謝您的意見！',
    text: '我們會仔細閱讀您的意見，並努力改進。',
    home: '返回首頁',
    publicReview: '撰寫公開評論',
    receipt: '請保留此連結，以便查看、修改或撤回您的意見',
    open: '開啟我的意見',
    copy: '複製連結',
    copied: '已複製',
  },

  privacy: '隱私權',

  companyNotFound: {
    title: '找不到這個商家',
    text: '您要找的評論頁面不存在。',
    hint: '請檢查網址、重新掃描 QR 碼，或向服務人員索取最新的 QR 碼。',
    home: '前往首頁',
  },

  problem: {
    title: '無法載入此頁面',
    text: '請檢查網路連線，然後再試一次。',
    retry: '再試一次',
    noConnection: '連線失敗。請檢查您是否已連上網路。',
  },

  paused: {
    title: '此頁面暫停開放。',
    text: '感謝您的光臨。請稍後再試。',
  },

  notFound: {
    title: '找不到頁面',
    text: '此網址沒有內容。頁面可能已移動，或網址輸入有誤。',
    home: '前往首頁',
  },

  errors: {
    looks_automatic: '您的意見尚未送出。請再按一次按鈕。',
    bad_request: '無法辨識此請求。',
    unknown_origin: '此頁面無權傳送這項請求。請從正確的網址開啟頁面，然後再試一次。',
    company_not_found: '找不到這個商家。',
    company_suspended: '此頁面暫停開放，因此您的意見尚未送出。內容已保存在這裡，請稍後再試。',
    request_timeout: '請求逾時，請再試一次。',
    review_settled: '您先前的意見送出已超過一小時，無法再修改。請再按一次按鈕，將此內容作為新的意見送出。',
    body_too_large: '內容過大，無法送出。',
    too_many_requests: '請求過於頻繁，請稍後再試。',
    internal_error: '發生問題，請再試一次。',
    overloaded: '服務忙碌中，請稍後再試。',
    stopping: '服務正在重新啟動，請稍後再試。',
    unavailable: '服務目前無法使用，請稍後再試。',
  },

  notifications: {
    region: '通知（F8）',
    close: '關閉',
  },
}

// Quotes set the company's name apart from the words around it, as there are no spaces.
export const receipt: ReceiptTexts = {
  title: (company) => `您給「${company}」的意見`,
  sent: (at, timeZone) => `送出日期：${day(at, timeZone)}`,
  edited: (at, timeZone) => `修改日期：${day(at, timeZone)}`,
  noContact: '沒有保存聯絡資訊。',
  changeTitle: '修改您的意見',
  until: (at, timeZone) => `您可以修改意見，期限至${day(at, timeZone)}。`,
  settled: '這則意見已無法再修改。您仍可撤回意見，或刪除您的聯絡資訊。',
  save: '儲存變更',
  saved: (company) => `您的變更已儲存。「${company}」會看到新的內容，也會看到您之前寫的內容。`,
  changedElsewhere:
    '您的意見在此期間已在其他地方修改，因此這次的內容沒有儲存。上方是已儲存的內容，下方是您剛才寫的內容。',
  failed: '尚未進行任何變更，請再試一次。',
  removeContact: {
    title: '刪除聯絡資訊',
    text: (company) =>
      `您的姓名、電話號碼和電子郵件將被刪除。之後「${company}」只能在此頁面上回覆您。您的意見會保留。`,
    submit: '刪除聯絡資訊',
    done: '您的聯絡資訊已刪除。',
  },
  withdraw: {
    title: '撤回您的意見',
    text: '您寫的內容和聯絡資訊將被永久刪除。統計資料中只保留星數和日期。',
    confirm: '是，刪除我的意見',
    submit: '撤回意見',
    unconfirmed: '請確認您要撤回意見。',
    done: '您的意見已撤回',
    doneText: '您寫的內容和聯絡資訊已刪除。此連結已失效。',
  },
  conversation: {
    time,
    you: '您',
    noAnswer: (company) => `「${company}」尚未回覆。`,
    sent: (company) => `您的回覆已傳送給「${company}」。`,
    answer: '您的回覆',
    placeholder: '請輸入回覆…',
    send: '送出回覆',
    failed: '您的回覆尚未送出，請再試一次。',
    invalid: {
      blank: '請輸入回覆。',
      tooLong: (max) => plural(max, { other: '最多可輸入 # 個字元' }),
    },
  },
  private: '請勿將此頁面的網址告訴他人：任何取得網址的人都能閱讀和修改您的意見。',
  ended: {
    title: '此連結已失效',
    text: '請檢查網址是否完整。意見撤回或刪除後，連結即失效。',
  },
}

export const notice: NoticeTexts = {
  title: '隱私權',
  responsible: {
    title: '由誰負責',
    company: (company) => `您在此提供的意見由「${company}」負責處理。`,
    address: '商家的聯絡地址：',
    noAddress: '您可以前往商家的營業地點與其聯絡。',
    operator: (operator, company) => `此頁面由「${operator}」營運，並受「${company}」委託保存意見。`,
  },
  kept: {
    title: '保存哪些資料',
    feedback: '您選擇的星數、您寫的內容、時間、頁面語言，以及您掃描的 QR 碼（如有）。',
    contact: '姓名、電話號碼和電子郵件僅在您填寫時保存，以便商家回覆您。',
  },
  readers: {
    title: '誰會看到',
    text: (company) => `私下提供的意見由「${company}」的團隊閱讀，不會公開。`,
    google: '公開評論發布在 Google 上，適用 Google 的規則。',
  },
  duration: {
    title: '保存多久',
    contact: (months) => plural(months, { other: '您的姓名、電話號碼和電子郵件會在 # 個月後刪除。' }),
    contactUnlimited: '您的姓名、電話號碼和電子郵件會一直保存，直到您或商家將其刪除。',
    text: (months) => plural(months, { other: '您寫的內容會在 # 個月後刪除。' }),
    textUnlimited: '您寫的內容會一直保存，直到您或商家將其刪除。',
    numbers: '星數和日期會保留在統計資料中，不含任何關於您的資訊。',
  },
  rights: {
    title: '您的權利',
    receipt: '送出後，您會取得一個專屬連結。您可以透過它隨時閱讀和撤回意見，並可在 30 天內修改。',
    company: (company) =>
      `您也可以詢問「${company}」保有您的哪些資料，並要求更正或刪除。您還可以向資料保護主管機關提出申訴。`,
  },
  tracking: {
    title: '不做追蹤',
    text: '這些頁面不使用 Cookie，不辨識任何人，也不從其他公司載入任何內容。您輸入的內容在送出前會保存在您的瀏覽器中。',
  },
}

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

export const prints: PrintTexts = {
  question: ['您這次來訪', '感覺如何？'],
  ask: '歡迎告訴我們。',
  instruction: '請用手機相機掃描',
}
