import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#pt-BR/spread.ts'

const { number } = formats('pt-BR')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Seu pedido de impressão para ${company}`,
  title: 'Recebemos seu pedido de impressão',
  thanks: 'Agradecemos o pedido. Enviaremos a fatura por e-mail; não há nada a pagar agora.',
  states: {
    in_production: {
      subject: (company) => `Seu pedido de impressão para ${company} está em produção`,
      title: 'Seus impressos estão em produção',
      text: 'A produção começou. O pedido não pode mais ser cancelado.',
    },
    shipped: {
      subject: (company) => `Seu pedido de impressão para ${company} está a caminho`,
      title: 'Seus impressos estão a caminho',
      text: 'Seu pedido foi enviado.',
    },
    delivered: {
      subject: (company) => `Seu pedido de impressão para ${company} chegou`,
      title: 'Seus impressos chegaram',
      text: 'Seu pedido foi entregue.',
    },
    cancelled: {
      subject: (company) => `Seu pedido de impressão para ${company} foi cancelado`,
      title: 'Seu pedido de impressão foi cancelado',
      text: 'Nada será impresso, e não há nada a pagar.',
    },
  },
  facts: {
    item: 'Item',
    codeFor: 'Código para',
    codes: (count) => `${number(count)} códigos`,
    pieces: 'Peças',
    price: 'Preço',
    company: 'Empresa',
    contact: 'Contato',
    address: 'Endereço',
    carrier: 'Transportadora',
    tracking: 'Código de rastreamento',
    note: 'Observação',
    reason: 'Motivo',
  },
  forEach: (pieces) => `${number(pieces)} para cada um`,
  spread,
  open: 'Ver seus pedidos',
  closing: (product) =>
    `Você recebe este e-mail porque seu endereço foi informado como contato de faturamento de um pedido na plataforma ${product}.`,
}
