import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Ce qui vous attend',
  toDo: 'À traiter',
  replied: 'Réponses de clients',
  silentCodes: 'Codes sans scan',
  silentCodesTitle: 'Codes sans scan alors que leurs voisins sont scannés',
  orders: 'Commandes en cours',
}
