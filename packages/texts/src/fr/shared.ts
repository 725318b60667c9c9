import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const shared: SharedTexts = {
  justNow: 'à l’instant',
  retry: 'Réessayer',
  loadMore: 'Afficher la suite',

  accountMenu: {
    account: 'Compte',
    changePassword: 'Changer de mot de passe',
  },

  sessionEnded: {
    title: 'Votre session a pris fin',
    text: 'Votre saisie est toujours là. Connectez-vous dans un nouvel onglet, revenez ici, puis enregistrez de nouveau.',
    login: 'Se connecter dans un nouvel onglet',
    back: 'Retour à la page',
  },

  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Votre saisie n’a pas été enregistrée.',
    discard: 'Abandonner',
    keep: 'Continuer la saisie',
  },

  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse.',
    home: 'Aller au tableau de bord',
  },

  viewAs: {
    label: 'Consultation d’une entreprise',
    viewing: (company) => ['Vous consultez l’entreprise ', company, ' et ne pouvez rien modifier.'],
    viewingSome: 'Vous consultez une entreprise et ne pouvez rien modifier.',
    minutesLeft: (minutes) => plural(minutes, { one: 'Encore # minute.', other: 'Encore # minutes.' }),
    lastMinute: 'Moins d’une minute restante.',
    leave: 'Quitter',
    leaveFailed: 'Impossible de quitter la consultation',
  },

  demo: {
    label: 'Démo',
    text: 'Ceci est une démo : l’entreprise est fictive et vos modifications ne sont pas conservées.',
    leave: 'Quitter la démo',
    leaveFailed: 'Impossible de quitter la démo',
  },
}
