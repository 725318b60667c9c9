import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Sizi bekleyenler',
  toDo: 'Yapılacak',
  replied: 'Müşteri yanıtı',
  silentCodes: 'Sessiz kodlar',
  silentCodesTitle: 'Bir haftadır kimsenin okutmadığı kodlar',
  orders: 'Süren siparişler',
}
