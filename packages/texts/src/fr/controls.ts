import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const controls: ControlTexts = {
  loading: 'Chargement…',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  skip: 'Aller au contenu',
  more: 'Plus',
  notifications: {
    region: 'Notifications (F8)',
    one: 'Notification',
  },

  discard: {
    title: 'Abandonner les modifications ?',
    text: 'Votre saisie n’a pas été enregistrée.',
    confirm: 'Abandonner',
    keep: 'Continuer la saisie',
  },

  failed: {
    load: 'Échec du chargement de la page',
    page: 'Impossible de charger cette page',
    part: 'Impossible de charger cette partie',
    connection: 'La connexion a échoué, ou il existe une nouvelle version. Veuillez réessayer.',
    pageOffline: 'Vous êtes hors ligne. La page se chargera automatiquement dès le retour de la connexion.',
    partOffline:
      'Vous êtes hors ligne. Cette partie se chargera automatiquement dès le retour de la connexion.',
    error: 'Une erreur s’est produite',
    errorText: 'Veuillez recharger la page. Si cela se reproduit, merci de nous le signaler.',
    reload: 'Recharger la page',
  },

  combobox: {
    list: 'Suggestions',
    found: (count) => plural(count, { one: '# résultat', other: '# résultats' }),
  },

  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
  },

  profile: {
    accountOf: (email) => `Compte : ${email}`,
    roles: {
      superadmin: 'Super-administrateur',
      company_admin: 'Admin d’entreprise',
      printer: 'Imprimeur',
    },
    logout: 'Se déconnecter',
    loggedOut: 'Déconnexion réussie',
    errorTitle: 'Erreur',
    logoutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
  },

  qr: {
    title: (name) => ['Code QR : ', name],
    scan: 'Scannez ce code pour laisser un avis',
    alt: (link) => `Code QR du lien ${link}`,
    download: 'Télécharger le code',
    copyLink: 'Copier le lien',
    copied: 'Lien copié',
    copiedText: 'Le lien vers la page d’avis a été copié dans le presse-papiers.',
    copyFailed: 'Échec de la copie',
    copyFailedText: 'Veuillez réessayer.',
    drawFailed: 'Échec de l’affichage du code QR',
    drawFailedText: 'Veuillez fermer cette fenêtre et réessayer.',
  },
}
