import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('fr')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} a répondu à votre commentaire`,
    answer: (company) => `Écrivez votre réponse pour ${company} sur votre page privée :`,
    wrote: (at, timeZone) => `Le ${day(at, timeZone)}, vous avez écrit :`,
    why: (company) =>
      `Vous recevez cet e-mail parce que vous avez laissé votre adresse avec votre commentaire pour ${company}.`,
    end: (company) => `Arrêter les e-mails envoyés par ${company} :`,
  },
  receipt: {
    link: 'Lire, modifier ou retirer votre commentaire :',
    why: (company) =>
      `Vous recevez cet e-mail parce que vous l’avez demandé en laissant votre commentaire pour ${company}.`,
  },
  secret:
    'Veuillez ne pas transmettre le lien : toute personne qui l’a peut lire et modifier votre commentaire.',
  unsubscribe: {
    stop: (company) => `Arrêter les e-mails envoyés par ${company} au sujet de votre commentaire ?`,
    stopText: 'Cela n’arrête que ces e-mails, et vous pouvez l’annuler ici.',
    unsubscribe: 'Se désabonner',
    stopped: (company) => `${company} ne vous envoie plus d’e-mails au sujet de votre commentaire`,
    stoppedText: 'Les autres e-mails continuent comme avant.',
    undo: 'Annuler',
    resumed: (company) => `${company} vous envoie à nouveau des e-mails au sujet de votre commentaire`,
    resumedText: 'Rien d’autre n’a changé.',
    unknown: 'Ce lien ne fonctionne plus',
    unknownText: 'Vous ne recevez plus ces e-mails, ou le lien est incomplet.',
  },
}
