import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const notice: NoticeTexts = {
  title: 'Confidentialité',
  responsible: {
    title: 'Qui est responsable',
    company: (company) => `${company} est responsable des commentaires que vous laissez ici.`,
    address: 'Vous pouvez joindre l’entreprise à cette adresse :',
    noAddress: 'Vous pouvez vous adresser à l’entreprise sur place.',
    operator: (operator, company) =>
      `${operator} gère cette page et conserve les commentaires pour ${company}, en tant que sous-traitant.`,
  },
  kept: {
    title: 'Ce qui est conservé',
    feedback:
      'Vos étoiles, votre texte, la date et l’heure, la langue de la page et, si vous en avez scanné un, le QR code utilisé.',
    contact:
      'Votre nom, votre numéro de téléphone et votre e-mail, uniquement si vous les indiquez, pour que l’entreprise puisse vous répondre.',
  },
  readers: {
    title: 'Qui lit les commentaires',
    text: (company) =>
      `Les commentaires privés sont lus par l’équipe qui travaille pour ${company}. Ils ne sont pas publiés.`,
    google: 'Si vous laissez un avis public, vous le faites sur Google, dont les règles s’appliquent alors.',
  },
  duration: {
    title: 'Durée de conservation',
    contact: (months) =>
      plural(months, {
        one: 'Votre nom, votre numéro de téléphone et votre e-mail sont supprimés au bout de # mois.',
        other: 'Votre nom, votre numéro de téléphone et votre e-mail sont supprimés au bout de # mois.',
      }),
    contactUnlimited:
      'Votre nom, votre numéro de téléphone et votre e-mail sont conservés jusqu’à ce que vous ou l’entreprise les supprimiez.',
    text: (months) =>
      plural(months, {
        one: 'Votre texte est supprimé au bout de # mois.',
        other: 'Votre texte est supprimé au bout de # mois.',
      }),
    textUnlimited: 'Votre texte est conservé jusqu’à ce que vous ou l’entreprise le supprimiez.',
    numbers: 'Les étoiles et le jour restent dans les statistiques, sans aucune information sur vous.',
  },
  rights: {
    title: 'Vos droits',
    receipt:
      'Après l’envoi, vous recevez un lien privé. Il vous permet de lire et de retirer votre commentaire à tout moment, et de le modifier pendant 30 jours.',
    company: (company) =>
      `Vous pouvez aussi demander quelles données ${company} détient sur vous et les faire rectifier ou supprimer. Vous pouvez également déposer une plainte auprès d’une autorité de protection des données.`,
  },
  tracking: {
    title: 'Aucun suivi',
    text: 'Ces pages ne déposent pas de cookies, ne reconnaissent personne et ne chargent rien depuis d’autres entreprises. Ce que vous saisissez reste dans votre navigateur jusqu’à l’envoi.',
  },
}
