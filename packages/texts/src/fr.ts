import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { plural, time, day: cardinalDay } = formats('fr')

/** The first of a month is an ordinal. */
const day = (at: Date, timeZone: string) => cardinalDay(at, timeZone).replace(/^1 /, '1er ')

// A narrow no-break space (U+202F) stands before ! ? : ; and inside « ».
// No “de” or “à” directly before a company's name: it would have to contract with “Le” or elide before a vowel.

export const pages: PageTexts = {
  loading: 'Chargement…',
  noScript: 'Cette page nécessite JavaScript. Veuillez l’activer, puis recharger la page.',
  back: 'Retour',

  language: {
    label: 'Langue',
    change: 'Changer de langue',
  },

  titles: {
    choice: (company) => `Comment était votre expérience ? · ${company}`,
    rating: (company) => `Notez votre expérience · ${company}`,
    feedback: (company) => `Votre commentaire · ${company}`,
    thankYou: (company) => `Merci · ${company}`,
    companyNotFound: 'Entreprise introuvable',
    notFound: 'Page introuvable',
    paused: 'Cette page fait une pause',
    problem: 'Impossible de charger cette page',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# étoile', other: '# étoiles' }),
    outOfStars: (rating) => plural(rating, { one: '# étoile sur 5', other: '# étoiles sur 5' }),
    optional: 'Facultatif',
    choice: {
      title: 'Comment était votre expérience ?',
      subtitle: 'Vos commentaires comptent pour nous',
      publicReview: 'Laisser un avis public',
      privateFeedback: 'Commenter en privé',
      note: 'Les avis publics paraissent sur Google. Les commentaires privés sont confidentiels et nous aident à nous améliorer.',
    },
  },

  rating: {
    title: 'Notez votre expérience',
    subtitle: 'Votre commentaire est confidentiel et nous aide à nous améliorer',
    stars: 'Choisissez une note',
  },

  feedback: {
    loved: 'Qu’est-ce qui vous a plu ?',
    improve: 'Aidez-nous à améliorer votre expérience',
    rating: 'Votre note',
    // Not “retour”, which is the button back to the previous screen.
    text: 'Votre commentaire',
    placeholder: 'Dites-nous ce que vous en pensez…',
    confidential: 'Votre commentaire est confidentiel',
    contact: 'Vos coordonnées',
    optional: 'facultatif',
    contactReason: 'Pour que l’entreprise puisse vous répondre',
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    mailReceipt: 'M’envoyer le lien privé vers mon commentaire',
    submit: 'Envoyer le commentaire',
    submitting: 'Envoi en cours…',
    honeypot: 'Laissez ce champ vide',
    tooLong: (over) =>
      plural(over, {
        one: 'Veuillez raccourcir votre commentaire de # caractère',
        other: 'Veuillez raccourcir votre commentaire de # caractères',
      }),
    offline:
      'Vous êtes hors ligne. Votre commentaire est conservé ici et sera envoyé dès le retour de la connexion.',
    errorTitle: 'Erreur',
    failed: 'L’envoi du commentaire a échoué. Veuillez réessayer.',
    requiredTitle: 'Commentaire requis',
    invalid: {
      feedback: 'Dites-nous comment nous pouvons nous améliorer.',
      rating: 'Veuillez choisir entre 1 et 5 étoiles',
      contactEmail: 'Veuillez saisir une adresse e-mail valide',
      tooLong: (max) =>
        plural(max, {
          one: 'Veuillez ne pas dépasser # caractère',
          other: 'Veuillez ne pas dépasser # caractères',
        }),
      unreadable: 'Veuillez supprimer le caractère illisible',
    },
  },

  thankYou: {
    title: 'Merci pour votre commentaire !',
    text: 'Nous allons lire votre commentaire et travailler à nous améliorer.',
    home: 'Retour à l’accueil',
    publicReview: 'Laisser un avis public',
    receipt: 'Gardez ce lien pour lire, modifier ou retirer votre commentaire',
    open: 'Ouvrir mon commentaire',
    copy: 'Copier le lien',
    copied: 'Copié',
  },

  privacy: 'Confidentialité',

  companyNotFound: {
    title: 'Entreprise introuvable',
    text: 'La page d’avis que vous cherchez n’existe pas.',
    hint: 'Veuillez vérifier l’adresse, scanner de nouveau le code ou demander le code actuel au personnel.',
    home: 'Aller à l’accueil',
  },

  problem: {
    title: 'Impossible de charger cette page',
    text: 'Veuillez vérifier votre connexion et réessayer.',
    retry: 'Réessayer',
    noConnection: 'La connexion a échoué. Veuillez vérifier que vous êtes en ligne.',
  },

  paused: {
    title: 'Cette page fait une pause.',
    text: 'Merci de votre visite. Veuillez réessayer plus tard.',
  },

  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    home: 'Aller à l’accueil',
  },

  errors: {
    looks_automatic:
      'Votre commentaire n’a pas encore été envoyé. Veuillez appuyer de nouveau sur le bouton.',
    bad_request: 'La demande n’a pas pu être comprise.',
    unknown_origin:
      'Cette page n’est pas autorisée à faire cette demande. Veuillez l’ouvrir à sa propre adresse et réessayer.',
    company_not_found: 'Entreprise introuvable.',
    company_suspended:
      'Cette page fait une pause : votre commentaire n’a pas été envoyé. Il est conservé ici. Veuillez réessayer plus tard.',
    request_timeout: 'La demande a pris trop de temps. Veuillez réessayer.',
    review_settled:
      'Votre commentaire précédent date de plus d’une heure et ne peut plus être modifié. Veuillez appuyer de nouveau sur le bouton pour envoyer celui-ci comme nouveau commentaire.',
    body_too_large: 'L’envoi est trop volumineux.',
    too_many_requests: 'Trop de demandes. Veuillez réessayer dans un instant.',
    internal_error: 'Une erreur s’est produite. Veuillez réessayer.',
    overloaded: 'Le service est très sollicité. Veuillez réessayer dans un instant.',
    stopping: 'Le service redémarre. Veuillez réessayer dans un instant.',
    unavailable: 'Le service est indisponible pour le moment. Veuillez réessayer dans un instant.',
  },

  notifications: {
    region: 'Notifications (F8)',
    close: 'Fermer',
  },
}

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
  ended: {
    title: 'Ce lien n’est plus valable',
    text: 'Veuillez vérifier que l’adresse est complète. Un lien cesse de fonctionner dès que le commentaire est retiré ou supprimé.',
  },
}

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

export const prints: PrintTexts = {
  // An ordinary no-break space (U+00A0): the printed fonts have no narrow one.
  question: ['Comment était', 'votre visite ?'],
  ask: 'Dites-le-nous.',
  instruction: 'Scannez avec votre téléphone',
}
