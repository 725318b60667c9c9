import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#tr/spread.ts'

const { number } = formats('tr')

export const orderMails: OrderMailTexts = {
  subject: (company) => `${company} için baskı siparişiniz`,
  title: 'Baskı siparişinizi aldık',
  thanks: 'Teşekkür ederiz. Faturanız e-postayla gelecek; şimdi ödeme yapmanız gerekmez.',
  states: {
    in_production: {
      subject: (company) => `${company} için baskı siparişiniz hazırlanıyor`,
      title: 'Baskılarınız hazırlanıyor',
      text: 'Üretim başladı. Sipariş artık iptal edilemez.',
    },
    shipped: {
      subject: (company) => `${company} için baskı siparişiniz yolda`,
      title: 'Baskılarınız yolda',
      text: 'Siparişiniz kargoya verildi.',
    },
    delivered: {
      subject: (company) => `${company} için baskı siparişiniz ulaştı`,
      title: 'Baskılarınız ulaştı',
      text: 'Siparişiniz teslim edildi.',
    },
    cancelled: {
      subject: (company) => `${company} için baskı siparişiniz iptal edildi`,
      title: 'Baskı siparişiniz iptal edildi',
      text: 'Hiçbir şey basılmayacak ve ödeme yapmanız gerekmez.',
    },
  },
  facts: {
    item: 'Ürün',
    codeFor: 'Kod',
    codes: (count) => `${number(count)} kod`,
    pieces: 'Adet',
    price: 'Fiyat',
    company: 'İşletme',
    contact: 'İlgili kişi',
    address: 'Adres',
    carrier: 'Kargo şirketi',
    tracking: 'Takip numarası',
    note: 'Not',
    reason: 'Neden',
  },
  forEach: (pieces) => `her kod için ${number(pieces)}`,
  spread,
  open: 'Siparişlerinizi görün',
  closing: (product) =>
    `Bu e-postayı, adresiniz bir ${product} siparişinde fatura için ilgili kişi olarak girildiğinden alıyorsunuz.`,
}
