import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('zh-Hant')

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
  answersOnly: (company) =>
    `由於電子郵件地址由${company}填寫，您可以透過此連結閱讀和回覆，但不能修改或撤回意見。請勿將其告訴他人。`,
  ended: {
    title: '此連結已失效',
    text: '請檢查網址是否完整。意見撤回或刪除後，連結即失效。',
  },
}
