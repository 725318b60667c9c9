import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Was auf Sie wartet',
  toDo: 'Offen',
  replied: 'Kundenantworten',
  silentCodes: 'Stille QR-Codes',
  silentCodesTitle: 'QR-Codes, die still sind, während die in ihrer Umgebung gescannt werden',
  orders: 'Laufende Bestellungen',
}
