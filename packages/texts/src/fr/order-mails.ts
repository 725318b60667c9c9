import type { OrderMailTexts } from '#en/order-mails.ts'
import { formats } from '#formats.ts'
import { spread } from '#fr/spread.ts'

const { number } = formats('fr')

export const orderMails: OrderMailTexts = {
  subject: (company) => `Votre commande d’impression pour ${company}`,
  title: 'Nous avons bien reçu votre commande d’impression',
  thanks: 'Merci. Nous vous enverrons la facture par e-mail ; vous n’avez rien à payer maintenant.',
  states: {
    in_production: {
      subject: (company) => `Votre commande d’impression pour ${company} est en cours de fabrication`,
      title: 'Vos impressions sont en cours de fabrication',
      text: 'La fabrication a commencé. La commande ne peut plus être annulée.',
    },
    shipped: {
      subject: (company) => `Votre commande d’impression pour ${company} est en route`,
      title: 'Vos impressions sont en route',
      text: 'Votre commande a été expédiée.',
    },
    delivered: {
      subject: (company) => `Votre commande d’impression pour ${company} est arrivée`,
      title: 'Vos impressions sont arrivées',
      text: 'Votre commande a été livrée.',
    },
    cancelled: {
      subject: (company) => `Votre commande d’impression pour ${company} a été annulée`,
      title: 'Votre commande d’impression a été annulée',
      text: 'Rien ne sera imprimé et vous n’avez rien à payer.',
    },
  },
  facts: {
    item: 'Article',
    codeFor: 'Code pour',
    codes: (count) => `${number(count)} codes`,
    pieces: 'Exemplaires',
    price: 'Prix',
    company: 'Entreprise',
    contact: 'Contact',
    address: 'Adresse',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    note: 'Remarque',
    reason: 'Motif',
  },
  forEach: (pieces) => `${number(pieces)} pour chacun`,
  spread,
  open: 'Voir vos commandes',
  closing: (product) =>
    `Vous recevez cet e-mail parce que votre adresse a été indiquée comme contact de facturation pour une commande sur ${product}.`,
}
