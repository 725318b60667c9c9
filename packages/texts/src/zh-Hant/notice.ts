import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('zh-Hant')

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
