import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('fr')

export const alertMails: AlertMailTexts = {
  stars: (rating) => plural(rating, { one: '# étoile sur 5', other: '# étoiles sur 5' }),
  newReview: (company, rating) =>
    plural(rating, {
      one: `Nouvel avis pour ${company} : ${number(rating)} étoile sur 5`,
      other: `Nouvel avis pour ${company} : ${number(rating)} étoiles sur 5`,
    }),
  newReviews: (company, count) => `${number(count)} nouveaux avis pour ${company}`,
  assigned: (company) => `Un avis pour ${company} vous a été attribué`,
  assignedSeveral: (company, count) => `${number(count)} avis pour ${company} vous ont été attribués`,
  mentioned: (company) => `Une note interne sur un avis pour ${company} vous mentionne`,
  answered: (company) => `Réponse d’un client pour ${company}`,
  more: (shown, more) =>
    plural(more, {
      one: `Voici les ${number(shown)} premiers ; # autre se trouve dans votre tableau de bord.`,
      other: `Voici les ${number(shown)} premiers ; # autres se trouvent dans votre tableau de bord.`,
    }),
  note: 'Note interne',
  noteBy: (name) => `Note interne par ${name}`,
  reply: 'La réponse du client',
  facts: {
    received: 'Reçu le',
    location: 'Établissement',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
  },
  open: 'Ouvrir l’avis',
  openThis: 'Ouvrir cet avis',
  openAll: 'Ouvrir tous les avis',
  settings: 'Modifier vos réglages de notifications',
  unsubscribe: 'Se désabonner de ces alertes',
  ending: {
    stop: (company) => `Arrêter les alertes pour ${company} ?`,
    stopped: (company) => `Vous ne recevez plus d’alertes pour ${company}`,
    resumed: (company) => `Vous recevez de nouveau des alertes pour ${company}`,
  },
  closing: (company, product) =>
    `Vous recevez cet e-mail parce que vous faites partie de l’équipe ${company} sur ${product}.`,
  test: {
    title: (company) => `Ceci est une alerte de test pour ${company}`,
    lines: [
      'Aucun client n’a écrit : vous avez demandé cet e-mail dans le tableau de bord, et personne d’autre ne le reçoit.',
      'Les alertes sur les nouveaux avis arrivent à cette adresse, selon vos réglages.',
    ],
    settings: 'Ouvrir vos réglages de notifications',
    push: 'Les alertes s’affichent ainsi, sans le texte du client.',
  },
  pushSeveral: 'Ouvrez votre boîte de réception pour les lire.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
