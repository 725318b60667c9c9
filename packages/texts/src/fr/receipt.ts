import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('fr')

export const receipt: ReceiptTexts = {
  title: (company) => `Votre commentaire pour ${company}`,
  sent: (at, timeZone) => `Envoyé le ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Modifié le ${day(at, timeZone)}`,
  noContact: 'Aucune coordonnée n’est enregistrée.',
  changeTitle: 'Modifier votre commentaire',
  until: (at, timeZone) => `Vous pouvez modifier votre commentaire jusqu’au ${day(at, timeZone)}.`,
  settled:
    'Ce commentaire ne peut plus être modifié. Vous pouvez toujours le retirer ou supprimer vos coordonnées.',
  save: 'Enregistrer',
  saved: (company) =>
    `Vos modifications ont été enregistrées. ${company} voit la nouvelle version ainsi que ce que vous aviez écrit avant.`,
  changedElsewhere:
    'Votre commentaire a été modifié ailleurs entre-temps, c’est pourquoi ceci n’a pas été enregistré. Ci-dessus figure ce qui est enregistré, ci-dessous ce que vous venez d’écrire.',
  failed: 'Rien n’a encore été modifié. Veuillez réessayer.',
  removeContact: {
    title: 'Supprimer vos coordonnées',
    text: (company) =>
      `Votre nom, votre numéro de téléphone et votre e-mail seront supprimés. ${company} ne pourra plus vous répondre que sur cette page. Votre commentaire sera conservé.`,
    submit: 'Supprimer mes coordonnées',
    done: 'Vos coordonnées ont été supprimées.',
  },
  withdraw: {
    title: 'Retirer votre commentaire',
    text: 'Votre texte et vos coordonnées seront définitivement supprimés. Seuls les étoiles et le jour restent dans les statistiques.',
    confirm: 'Oui, supprimer mon commentaire',
    submit: 'Retirer mon commentaire',
    unconfirmed: 'Veuillez confirmer que vous souhaitez retirer votre commentaire.',
    done: 'Votre commentaire a été retiré',
    doneText: 'Votre texte et vos coordonnées ont été supprimés. Ce lien ne fonctionne plus.',
  },
  conversation: {
    time,
    you: 'Vous',
    noAnswer: (company) => `${company} n’a pas encore répondu.`,
    sent: (company) => `Votre réponse pour ${company} a bien été envoyée.`,
    answer: 'Votre réponse',
    placeholder: 'Écrivez votre réponse…',
    send: 'Envoyer la réponse',
    failed: 'Votre réponse n’a pas encore été envoyée. Veuillez réessayer.',
    invalid: {
      blank: 'Veuillez écrire une réponse.',
      tooLong: (max) =>
        plural(max, {
          one: 'Veuillez ne pas dépasser # caractère',
          other: 'Veuillez ne pas dépasser # caractères',
        }),
    },
  },
  private:
    'Veuillez garder l’adresse de cette page pour vous : toute personne qui l’a peut lire et modifier votre commentaire.',
  answersOnly: (company) =>
    `Ce lien permet de lire et de répondre, mais pas de modifier ni de retirer le commentaire, car ${company} a saisi l’adresse e-mail. Veuillez le garder pour vous.`,
  ended: {
    title: 'Ce lien n’est plus valable',
    text: 'Veuillez vérifier que l’adresse est complète. Un lien cesse de fonctionner dès que le commentaire est retiré ou supprimé.',
  },
}
