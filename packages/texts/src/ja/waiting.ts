import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: '確認が必要なもの',
  toDo: '未対応',
  replied: 'お客様からの返信',
  silentCodes: '反応のないコード',
  silentCodesTitle: '1週間、一度も読み取られていないコード',
  orders: '進行中の注文',
}
