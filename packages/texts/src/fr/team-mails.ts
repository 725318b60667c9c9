import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('fr')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Invitation à rejoindre ${company} sur ${product}`,
    subjectNew: (company, product) => `Choisissez votre mot de passe pour ${company} sur ${product}`,
    title: (company) => `Vous avez reçu une invitation à rejoindre ${company}`,
    why: (company) =>
      `Vous avez reçu une invitation à rejoindre l’équipe ${company}, pour voir ce que disent ses clients.`,
    whyBy: (company, inviter) =>
      `${inviter} vous invite à rejoindre l’équipe ${company}, pour voir ce que disent ses clients.`,
    answer: 'Suivez le lien pour accepter ou refuser. Il ne fonctionne qu’une fois, pendant 24 heures.',
    setUp: 'Choisissez un mot de passe pour commencer. Le lien ne fonctionne qu’une fois, pendant 24 heures.',
    role: 'Votre rôle',
    roleIs: (name, summary) => `${name} : ${summary}`,
    open: 'Ouvrir l’invitation',
    setUpPassword: 'Choisir votre mot de passe',
    closing: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
  },
  view: {
    startedSubject: (company, product) => `${product} consulte le tableau de bord de l’entreprise ${company}`,
    startedTitle: (product) => `${product} consulte votre tableau de bord`,
    started: (company, product, minutes) =>
      `Un opérateur du service ${product} a ouvert le tableau de bord de l’entreprise ${company} pour ${number(minutes)} minutes au maximum.`,
    limits: 'L’opérateur peut le lire, mais rien modifier, et ne voit pas les coordonnées de vos clients.',
    endedSubject: (company, product) =>
      `${product} ne consulte plus le tableau de bord de l’entreprise ${company}`,
    endedTitle: (product) => `${product} ne consulte plus votre tableau de bord`,
    ended: (company, product) =>
      `Le tableau de bord de l’entreprise ${company} n’est plus ouvert chez l’opérateur du service ${product}.`,
    reason: 'Motif',
    startedAt: 'Début',
    endsBy: 'Fin au plus tard',
    endedAt: 'Fin',
    open: 'Ouvrir votre tableau de bord',
    closing:
      'Vous recevez cet e-mail en tant que propriétaire. Les propriétaires peuvent désactiver ces e-mails dans le tableau de bord.',
  },
}
