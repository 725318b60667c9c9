import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'O que espera por você',
  toDo: 'A fazer',
  replied: 'Clientes responderam',
  silentCodes: 'Códigos parados',
  silentCodesTitle: 'Códigos que ninguém escaneia há uma semana',
  orders: 'Pedidos em andamento',
}
