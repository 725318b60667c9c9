import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Paramètres',
  heading: 'Paramètres',
  label: 'Paramètres',
  back: 'Paramètres',
  search: 'Rechercher dans les paramètres',
  searchPlaceholder: 'Rechercher un paramètre',
  noneFound: {
    title: 'Aucun paramètre trouvé',
    text: 'Essayez un autre mot, par exemple « logo » ou « e-mail ».',
  },
  readOnly:
    'Les propriétaires et les gestionnaires peuvent modifier ceci. Si vous en avez besoin, veuillez demander à un propriétaire de modifier votre rôle.',

  sections: {
    business: {
      name: 'Entreprise',
      description: 'Comment votre entreprise se présente aux visiteurs, et où sa journée commence.',
    },
    reviewPage: {
      name: 'Page d’avis',
      description: 'Ce que lisent les visiteurs, dans quelle langue, et où mène un avis public.',
    },
    answers: {
      name: 'Réponses',
      description: 'Comment votre équipe répond aux clients.',
    },
    notifications: {
      name: 'Notifications',
      description:
        'Ce que nous vous signalons au sujet de cette entreprise. Vos collègues choisissent pour eux-mêmes.',
    },
    integrations: {
      name: 'Intégrations',
      description: 'Pour relier d’autres systèmes : les vôtres, et ceux où votre équipe se trouve déjà.',
    },
    team: {
      name: 'Équipe',
      description: 'Qui voit vos avis, et ce que chacun peut faire.',
    },
    signIn: {
      name: 'Connexion',
      description:
        'Comment les membres se connectent : par mot de passe, ou seulement par votre propre fournisseur.',
    },
    privacy: {
      name: 'Confidentialité',
      description: 'Les données des visiteurs leur appartiennent. Seuls les propriétaires voient cette page.',
    },
    securityLog: {
      name: 'Journal de sécurité',
      description: 'Qui a modifié ou exporté quoi. Seuls les propriétaires voient cette page.',
    },
  },

  found: {
    brand: {
      name: 'Nom, logo et couleur',
      words: 'entreprise société établissement marque image apparence adresse url identifiant',
    },
    'time-zone': { name: 'Fuseau horaire', words: 'heure horloge jour semaine région' },
    address: { name: 'Adresse', words: 'rue postale mentions légales confidentialité' },
    texts: {
      name: 'Langue et textes',
      words: 'accueil remerciement merci message défaut traduction formulation',
    },
    'google-url': { name: 'URL des avis Google', words: 'lien public adresse maps' },
    changes: { name: 'Vous l’avez dit, nous l’avons fait', words: 'amélioration visiteurs changement' },
    practice: { name: 'Comment vous demandez des avis', words: 'pratique règles autorité transparence' },
    evidence: {
      name: 'Preuves pour les autorités',
      words: 'preuve autorité contrôle audit zip télécharger conformité',
    },
    locations: {
      name: 'Établissements',
      words: 'succursale agence magasin boutique filiale site lien google',
    },
    'reply-to': {
      name: 'Adresse de réponse',
      words: 'e-mail email courriel mail boîte réception expéditeur',
    },
    templates: { name: 'Modèles de réponse', words: 'réponses types enregistrées prédéfinies' },
    alerts: {
      name: 'Alertes',
      words: 'e-mail email courriel étoiles seuil test immédiat quotidien mentions',
    },
    'quiet-hours': {
      name: 'Heures calmes',
      words: 'nuit pause silence ne pas déranger tranquillité',
    },
    digest: { name: 'Récapitulatif', words: 'hebdomadaire mensuel rapport résumé' },
    devices: {
      name: 'Sur vos appareils',
      words: 'téléphone push application écran verrouillage installer navigateur',
    },
    'operator-visits': {
      name: 'Visites de l’opérateur',
      words: 'assistance support consultation tableau de bord e-mail propriétaires',
    },
    chat: {
      name: 'Messagerie d’équipe',
      words: 'slack microsoft teams discord telegram google chat canal salon message bot alertes',
    },
    webhooks: {
      name: 'Webhooks',
      words: 'développeur http post rappel url événement api automatisation zapier make secret journal',
    },
    'api-keys': { name: 'Clés API', words: 'développeur programme jeton zapier automatisation' },
    members: {
      name: 'Membres',
      words: 'personnes collègues utilisateurs inviter invitation retirer accès',
    },
    roles: {
      name: 'Rôles',
      words: 'propriétaire gestionnaire répondant lecteur autorisations droits',
    },
    provider: {
      name: 'Votre fournisseur',
      words: 'oidc openid connect sso authentification unique microsoft google okta keycloak domaine groupes',
    },
    'find-person': {
      name: 'Rechercher une personne',
      words: 'trouver exporter effacer supprimer rgpd demande données',
    },
    erasures: { name: 'Effacements', words: 'attestations preuve supprimé' },
    retention: {
      name: 'Durée de conservation',
      words: 'conserver supprimer mois coordonnées automatique',
    },
    audit: { name: 'Modifications et exportations', words: 'audit historique csv activité' },
  },
}
