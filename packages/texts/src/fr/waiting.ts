import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Ce qui vous attend',
  toDo: 'À traiter',
  replied: 'Réponses de clients',
  silentCodes: 'Codes sans scan',
  silentCodesTitle: 'Codes que personne n’a scannés depuis une semaine',
  orders: 'Commandes en cours',
}
