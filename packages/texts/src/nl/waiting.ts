import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Wat er op je wacht',
  toDo: 'Te doen',
  replied: 'Klanten reageerden',
  silentCodes: 'Stille codes',
  silentCodesTitle: 'Codes die een week lang niemand heeft gescand',
  orders: 'Lopende bestellingen',
}
