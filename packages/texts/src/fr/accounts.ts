import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const accounts: AccountsTexts = {
  login: {
    title: 'Connexion',
    needed: 'Veuillez vous connecter pour continuer.',
    sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    withPasskey: 'Utiliser une clé d’accès',
    forgot: 'Mot de passe oublié ?',
    done: 'Connexion réussie',
    secondStep: {
      title: 'Validation en deux étapes',
      lead: 'Votre mot de passe est correct. Encore une étape.',
    },
    failed: 'Échec de la connexion',
    wrong: 'E-mail ou mot de passe incorrect',
    invalidResponse: 'Réponse du serveur non valide',
  },
  backToLogin: 'Retour à la connexion',
  toLogin: 'Aller à la connexion',
  language: 'Langue',
  changeLanguage: 'Changer de langue',

  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    email: 'E-mail',
    submit: 'Envoyer le lien',
    sent: 'S’il existe un compte avec cette adresse, un lien de réinitialisation a été envoyé.',
    failed: 'Échec de l’envoi de l’e-mail de réinitialisation',
    outcome: {
      title: 'Consultez vos e-mails',
      text: (email) => [
        'S’il existe un compte avec l’adresse ',
        email,
        ', un lien pour choisir un nouveau mot de passe est en route.',
      ],
      expiry: 'Il ne fonctionne qu’une fois et expire au bout d’une heure.',
      again: (button) => ['Rien reçu ? Vérifiez votre dossier de spam ou ', button('réessayez')],
    },
  },

  link: {
    confirmPassword: 'Confirmer le mot de passe',
    incomplete: 'Ce lien est incomplet.',
    invalid: 'Lien non valide',
  },

  reset: {
    title: 'Réinitialiser le mot de passe',
    lead: 'Choisissez un nouveau mot de passe. Vos autres sessions seront fermées.',
    leadFor: (email) =>
      `Choisissez un nouveau mot de passe pour ${email}. Vos autres sessions seront fermées.`,
    password: 'Nouveau mot de passe',
    hint: (least) =>
      plural(least, {
        one: 'Au moins # caractère ; plus il est long, plus il est sûr.',
        other: 'Au moins # caractères ; plus il est long, plus il est sûr.',
      }),
    submit: 'Réinitialiser',
    invalidLink: 'Ce lien de réinitialisation n’est pas valide',
    invalidToken: 'Jeton de réinitialisation non valide',
    remedy: (link) => [
      'Ouvrez le lien le plus récent reçu par e-mail ou ',
      link('demandez-en un nouveau'),
      '.',
    ],
    failed: 'Échec de la réinitialisation du mot de passe',
    succeeded: 'Votre mot de passe a été réinitialisé',
    outcome: {
      title: 'Mot de passe réinitialisé',
      text: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
    },
  },

  setup: {
    title: 'Choisissez votre mot de passe',
    lead: 'Bienvenue ! Choisissez un mot de passe pour découvrir ce que disent vos clients.',
    password: (least) =>
      plural(least, {
        one: 'Mot de passe (# caractère min.)',
        other: 'Mot de passe (# caractères min.)',
      }),
    hint: 'Quelques mots sans rapport entre eux conviennent bien.',
    submit: 'Activer le compte',
    invalidLink: 'Ce lien d’invitation n’est pas valide',
    invalidToken: 'Jeton d’invitation non valide',
    remedy:
      'Ouvrez le lien le plus récent reçu par e-mail, ou demandez-en un nouveau à la personne à l’origine de l’invitation.',
    failed: 'Échec de l’enregistrement du mot de passe',
    succeeded: 'Votre mot de passe a été enregistré',
    outcome: {
      title: 'Votre compte est prêt',
      text: 'Vous pouvez commencer tout de suite.',
    },
  },

  invitation: {
    title: 'Vous avez reçu une invitation',
    welcome: 'Bienvenue ! Vous avez reçu une invitation.',
    welcomeBy: (inviter) => ['Bienvenue ! ', inviter, ' vous invite.'],
    welcomeTo: (companies) => ['Bienvenue ! Vous avez reçu une invitation à rejoindre ', companies, '.'],
    welcomeToBy: (companies, inviter) => [
      'Bienvenue ! ',
      inviter,
      ' vous invite à rejoindre ',
      companies,
      '.',
    ],
    more: (count) => plural(count, { one: '# autre', other: '# autres' }),
    loginAs: (email) => ['Vous vous connecterez avec l’adresse ', email, '.'],
    accept: 'Accepter',
    decline: 'Refuser',
    joined: {
      title: 'Vous avez rejoint l’équipe',
      text: (company) => [
        'L’entreprise ',
        company,
        ' figure désormais dans votre tableau de bord. Connectez-vous avec votre mot de passe habituel.',
      ],
    },
    declined: {
      title: 'Invitation refusée',
      text: (company) => [
        'Rien de votre compte n’a été montré à l’entreprise ',
        company,
        '. Vous pouvez fermer cette page.',
      ],
    },
  },

  invitations: {
    label: (company) => `Invitation à rejoindre ${company}`,
    text: {
      owner: (company) => [
        'Vous avez reçu une invitation à rejoindre ',
        company,
        ' avec le rôle « Propriétaire ».',
      ],
      manager: (company) => [
        'Vous avez reçu une invitation à rejoindre ',
        company,
        ' avec le rôle « Gestionnaire ».',
      ],
      responder: (company) => [
        'Vous avez reçu une invitation à rejoindre ',
        company,
        ' avec le rôle « Répondant ».',
      ],
      viewer: (company) => [
        'Vous avez reçu une invitation à rejoindre ',
        company,
        ' avec le rôle « Lecteur ».',
      ],
    },
    textBy: {
      owner: (company, inviter) => [
        inviter,
        ' vous invite à rejoindre ',
        company,
        ' avec le rôle « Propriétaire ».',
      ],
      manager: (company, inviter) => [
        inviter,
        ' vous invite à rejoindre ',
        company,
        ' avec le rôle « Gestionnaire ».',
      ],
      responder: (company, inviter) => [
        inviter,
        ' vous invite à rejoindre ',
        company,
        ' avec le rôle « Répondant ».',
      ],
      viewer: (company, inviter) => [
        inviter,
        ' vous invite à rejoindre ',
        company,
        ' avec le rôle « Lecteur ».',
      ],
    },
    accept: 'Accepter',
    decline: 'Refuser',
    joined: (company) => `Vous avez rejoint ${company}`,
    declined: 'Invitation refusée',
    failed: 'Échec de la réponse à l’invitation',
  },

  account: {
    title: 'Compte',
    loading: 'Chargement…',
    loadFailed: 'Échec du chargement de votre compte',
    back: 'Retour',
  },

  name: {
    title: 'Nom',
    description:
      'Vos collègues le voient à la place de votre adresse e-mail, et il signe vos réponses aux visiteurs.',
    label: 'Votre nom',
    save: 'Enregistrer',
    saved: 'Nom enregistré',
    removed: 'Nom supprimé',
  },

  password: {
    title: 'Mot de passe',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    newHint: (least) =>
      plural(least, {
        one: 'Au moins # caractère ; plus il est long, plus il est sûr.',
        other: 'Au moins # caractères ; plus il est long, plus il est sûr.',
      }),
    confirm: 'Confirmer le nouveau mot de passe',
    change: 'Changer de mot de passe',
    changing: 'Changement en cours…',
    changed: {
      title: 'Mot de passe changé',
      description: 'Votre nouveau mot de passe est enregistré',
    },
    error: 'Erreur',
    failed: 'Le mot de passe n’a pas pu être changé. Veuillez réessayer.',
  },

  sessions: {
    title: 'Vos sessions ouvertes',
    description: 'Vous ne reconnaissez pas l’une d’elles ? Fermez-la et changez de mot de passe.',
    loading: 'Chargement…',
    device: ({ browser, system }) => `${browser} sur ${system}`,
    unknownDevice: 'Appareil inconnu',
    thisDevice: 'Cet appareil',
    activeNow: 'Active maintenant',
    lastSeen: (ago) => `Dernière activité ${ago}`,
    end: 'Fermer',
    endLabel: ({ device, ago }) => `Fermer la session : ${device}, dernière activité ${ago}`,
    endTitle: 'Fermer cette session ?',
    endDescription: ({ device, ago }) => `${device}, dernière activité ${ago}. La déconnexion est immédiate.`,
    endOthers: 'Fermer toutes les autres',
    endOthersTitle: 'Fermer toutes les autres sessions ?',
    endOthersDescription: (count) =>
      plural(count, {
        one: '# autre session sera fermée immédiatement. Celle-ci reste ouverte.',
        other: '# autres sessions seront fermées immédiatement. Celle-ci reste ouverte.',
      }),
    password: 'Votre mot de passe',
    confirm: 'Fermer la session',
    confirmOthers: 'Fermer les sessions',
    ended: 'Session fermée',
    endedSeveral: (count) => plural(count, { one: '# session fermée', other: '# sessions fermées' }),
    error: 'Erreur',
    failed: 'La session n’a pas pu être fermée. Veuillez réessayer.',
  },

  twoFactor: {
    pageTitle: 'Validation en deux étapes',
    title: 'Validation en deux étapes',
    required:
      'Votre compte l’exige. En plus de votre mot de passe, configurez un second moyen de confirmer que c’est bien vous.',
    isSetUp: 'Elle est configurée. Ajoutez un autre moyen, ou continuez.',
    proceed: 'Continuer',
    logOut: 'Se déconnecter',
    proceedFailed: 'Impossible de continuer',
    logOutFailed: 'Échec de la déconnexion',
  },
}
