import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Tableau de bord',
  },
  loading: 'Chargement du tableau de bord…',
  loadFailed: 'Échec du chargement des données de l’entreprise',
  loadFailedUnknown: 'L’entreprise n’a pas pu être chargée',

  overview: {
    title: (company) => ['Tableau de bord : ', company],
    byPeriod: 'Par période',
  },

  noAccess: {
    title: 'Vous n’avez pas accès à ce tableau de bord',
    text: 'Le lien est peut-être destiné à un autre compte. Veuillez demander à la personne qui l’a envoyé de vous ajouter à l’entreprise.',
    toLogin: 'Retour à la connexion',
    toOwn: 'Aller à votre tableau de bord',
  },
  ifDeleted: (contact) => [
    'Si votre entreprise a été supprimée et doit être rétablie, veuillez contacter ',
    contact,
  ],
  operator: {
    withAddress: (name, address) => [`${name} : `, address],
    unknown: 'votre prestataire',
  },
  notInRole: {
    title: 'Votre rôle ne donne pas accès à cette page',
    text: 'Si vous en avez besoin, veuillez demander à un propriétaire de l’entreprise de modifier votre rôle.',
    toOverview: 'Aller à la vue d’ensemble',
  },

  showMore: 'Afficher plus',
  showLess: 'Afficher moins',

  location: {
    label: 'Établissement',
    all: 'Tous les établissements',
    unknown: 'Établissement inconnu',
  },

  period: {
    label: 'Période',
    names: {
      '7d': '7 derniers jours',
      '30d': '30 derniers jours',
      '90d': '90 derniers jours',
      '365d': '365 derniers jours',
      all: 'Depuis le début',
    },
    custom: 'Période personnalisée',
    from: 'Du',
    to: 'Au',
  },

  sentiment: {
    negative: 'Négatif',
    neutral: 'Neutre',
    positive: 'Positif',
  },
  mismatch: 'Étoiles et texte en désaccord',
}
