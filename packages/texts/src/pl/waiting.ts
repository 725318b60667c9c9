import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Co na Ciebie czeka',
  toDo: 'Do zrobienia',
  replied: 'Odpowiedzi klientów',
  silentCodes: 'Nieużywane kody',
  silentCodesTitle: 'Kody bez skanów, choć te w pobliżu są skanowane',
  orders: 'Zamówienia w realizacji',
}
