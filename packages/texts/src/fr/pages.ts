import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#fr/ui.ts'

const { plural } = formats('fr')

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

  ui,

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
