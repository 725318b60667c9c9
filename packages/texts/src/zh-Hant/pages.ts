import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#zh-Hant/ui.ts'

const { plural } = formats('zh-Hant')

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

  ui,

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
