import type { WaitingTexts } from '#en/waiting.ts'

export const waiting: WaitingTexts = {
  title: 'Requiere su atención',
  toDo: 'Pendientes',
  replied: 'Clientes que contestaron',
  silentCodes: 'Códigos sin actividad',
  silentCodesTitle: 'Códigos sin escaneos mientras los cercanos se escanean',
  orders: 'Pedidos en curso',
}
