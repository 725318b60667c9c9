import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} n’affiche plus les nouveaux avis pour ${company}`,
    line: 'Des messages n’ont pas pu être remis à ce canal : il a donc été désactivé. Les alertes par e-mail ne sont pas concernées.',
    name: 'Canal',
    reason: 'Motif',
    open: 'Ouvrir vos intégrations',
    closing: (company, product) =>
      `Vous recevez cet e-mail parce que vous pouvez connecter des canaux pour ${company} sur ${product}.`,
  },
  webhook: {
    subject: (host, company) => `Le webhook vers ${host} a été désactivé (${company})`,
    title: (host) => `Le webhook vers ${host} a été désactivé`,
    gone: 'L’adresse a répondu qu’elle n’existe plus (410) : le webhook ne reçoit donc plus de messages.',
    failing: 'Un message n’a pas pu être remis pendant plus de trois jours, malgré dix tentatives.',
    task: 'Ce qui se passe à partir de maintenant n’y est plus envoyé. Une fois qu’il fonctionne de nouveau, activez-le et renvoyez ce qui figure dans son journal.',
    company: 'Entreprise',
    description: 'Description',
    open: 'Ouvrir son journal',
    closing: (company, product) => `Vous recevez cet e-mail parce que vous gérez ${company} sur ${product}.`,
  },
  keys: {
    subject: (company) => `Des clés API vont prendre fin (${company})`,
    title: (count) =>
      plural(count, {
        one: 'Une clé API va prendre fin',
        other: '# clés API vont prendre fin',
      }),
    why: (company) =>
      `L’auteur de ces clés pour ${company} est parti. D’ici à leur fin, elles continuent de fonctionner, pour que rien ne s’arrête d’un coup.`,
    task: 'Pour qu’une clé reste valable, conservez-la : dès lors, c’est vous qui en répondez.',
    ends: 'Fin',
    key: 'Clé API',
    open: 'Voir les clés API',
    closing: 'Vous recevez cet e-mail en tant que propriétaire.',
  },
}
