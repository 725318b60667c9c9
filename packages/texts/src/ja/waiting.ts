import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: '確認が必要なもの',
  toDo: '未対応',
  replied: 'お客様からの返信',
  silentCodes: '反応のないコード',
  silentCodesTitle: '周囲は読み取られているのに反応のないコード',
  orders: '進行中の注文',
}
