import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Was auf Sie wartet',
  toDo: 'Offen',
  replied: 'Kundenantworten',
  silentCodes: 'Stille QR-Codes',
  silentCodesTitle: 'QR-Codes, die seit einer Woche niemand gescannt hat',
  orders: 'Laufende Bestellungen',
}
