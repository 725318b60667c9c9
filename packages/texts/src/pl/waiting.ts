import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Co na Ciebie czeka',
  toDo: 'Do zrobienia',
  replied: 'Odpowiedzi klientów',
  silentCodes: 'Nieużywane kody',
  silentCodesTitle: 'Kody, których od tygodnia nikt nie zeskanował',
  orders: 'Zamówienia w realizacji',
}
