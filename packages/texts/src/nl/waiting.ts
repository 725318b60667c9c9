import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Wat er op je wacht',
  toDo: 'Te doen',
  replied: 'Klanten reageerden',
  silentCodes: 'Stille codes',
  silentCodesTitle: 'Codes die stil zijn terwijl die eromheen worden gescand',
  orders: 'Lopende bestellingen',
}
