import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Sizi bekleyenler',
  toDo: 'Yapılacak',
  replied: 'Müşteri yanıtı',
  silentCodes: 'Sessiz kodlar',
  silentCodesTitle: 'Çevresindekiler okutulurken sessiz kalan kodlar',
  orders: 'Süren siparişler',
}
