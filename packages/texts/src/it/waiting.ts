import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'In attesa di te',
  toDo: 'Da gestire',
  replied: 'Risposte dei clienti',
  silentCodes: 'Codici inattivi',
  silentCodesTitle: 'Codici senza scansioni mentre quelli vicini vengono scansionati',
  orders: 'Ordini in corso',
}
