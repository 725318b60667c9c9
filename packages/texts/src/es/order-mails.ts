import type { OrderMailTexts } from '#en/order-mails.ts'
import { spread } from '#es/spread.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Su pedido de impresión para ${company}`,
  title: 'Hemos recibido su pedido de impresión',
  thanks: 'Gracias. Le enviaremos la factura por correo electrónico; ahora no tiene que pagar nada.',
  states: {
    in_production: {
      subject: (company) => `Su pedido de impresión para ${company} está en producción`,
      title: 'Sus impresos están en producción',
      text: 'La producción ha comenzado. El pedido ya no se puede cancelar.',
    },
    shipped: {
      subject: (company) => `Su pedido de impresión para ${company} está en camino`,
      title: 'Sus impresos están en camino',
      text: 'Su pedido se ha enviado.',
    },
    delivered: {
      subject: (company) => `Su pedido de impresión para ${company} ha llegado`,
      title: 'Sus impresos han llegado',
      text: 'Su pedido se ha entregado.',
    },
    cancelled: {
      subject: (company) => `Su pedido de impresión para ${company} se ha cancelado`,
      title: 'Su pedido de impresión se ha cancelado',
      text: 'No se imprimirá nada y no tiene que pagar nada.',
    },
  },
  facts: {
    item: 'Artículo',
    codeFor: 'Código para',
    codes: (count) => `${number(count)} códigos`,
    pieces: 'Piezas',
    price: 'Precio',
    company: 'Empresa',
    contact: 'Contacto',
    address: 'Dirección',
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
    note: 'Nota',
    reason: 'Motivo',
  },
  forEach: (pieces) => `${number(pieces)} para cada uno`,
  spread,
  open: 'Ver sus pedidos',
  closing: (product) =>
    `Recibe este correo porque su dirección se indicó como contacto de facturación de un pedido en ${product}.`,
}
