import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'In attesa di te',
  toDo: 'Da gestire',
  replied: 'Risposte dei clienti',
  silentCodes: 'Codici inattivi',
  silentCodesTitle: 'Codici che nessuno scansiona da una settimana',
  orders: 'Ordini in corso',
}
