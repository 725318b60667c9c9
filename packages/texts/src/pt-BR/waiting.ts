import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'O que espera por você',
  toDo: 'A fazer',
  replied: 'Clientes responderam',
  silentCodes: 'Códigos parados',
  silentCodesTitle: 'Códigos sem escaneamento enquanto os ao redor são escaneados',
  orders: 'Pedidos em andamento',
}
