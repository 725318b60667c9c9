import type { SignInTexts } from '#en/sign-in.ts'

export const signIn: SignInTexts = {
  failed: 'Impossible de charger les réglages de connexion',
  provider: {
    title: 'Votre fournisseur',
    description:
      'Les membres se connectent là où vous gérez leurs comptes : Microsoft, Google, Okta, Keycloak ou tout autre fournisseur OpenID Connect.',
    issuer: 'Adresse du fournisseur',
    issuerHint: 'L’émetteur, par exemple https://login.example.com',
    clientId: 'ID client',
    clientSecret: 'Secret client',
    kept: 'Enregistré. Laissez vide pour le conserver.',
    saved: 'Fournisseur enregistré',
    remove: 'Retirer le fournisseur',
    removed: 'Fournisseur retiré',
    removeText:
      'Les membres se connectent à nouveau par mot de passe. Les sessions ouvertes avec le fournisseur se terminent.',
    enter: 'À saisir chez le fournisseur',
    callback: 'URI de redirection',
    logout: 'URI de déconnexion (back-channel)',
    signedOut: 'URI de redirection après la déconnexion',
  },
  domains: {
    title: 'Domaines',
    description:
      'Seules les adresses e-mail de vos domaines prouvés peuvent se connecter. Ajoutez l’enregistrement TXT là où le DNS du domaine est géré.',
    label: 'Domaine',
    add: 'Ajouter un domaine',
    proven: 'Prouvé',
    waiting: 'Pas encore prouvé',
    record: 'Enregistrement TXT',
    check: 'Vérifier à nouveau',
    remove: (name) => `Retirer ${name}`,
  },
  members: {
    title: 'Rôles',
    description: 'Qui se connecte pour la première fois rejoint l’équipe avec ce rôle.',
    usual: 'Rôle habituel',
    groups: 'Groupes du fournisseur avec un autre rôle',
    group: 'Groupe',
    role: 'Rôle',
    add: 'Ajouter un groupe',
    remove: (name) => `Retirer ${name}`,
    saved: 'Rôles enregistrés',
  },
  enforced: {
    title: 'Seulement ainsi',
    description:
      'Les membres ne peuvent pas se connecter autrement. Les propriétaires le peuvent encore, avec une seconde étape, en cas de panne du fournisseur.',
    require: 'Exiger le fournisseur',
    notReady: 'Saisissez d’abord le fournisseur et prouvez un domaine.',
    link: 'Où les membres se connectent',
    on: 'Le fournisseur est désormais exigé',
    off: 'Le fournisseur n’est plus exigé',
  },
  login: {
    company: 'Se connecter avec votre entreprise',
    slug: 'Nom court de votre entreprise',
    slugHint: 'Comme dans l’adresse de sa page d’avis',
    go: 'Continuer',
    operator: 'Se connecter avec le fournisseur de l’opérateur',
  },
  own: {
    title: 'Se connecter avec votre entreprise',
    description:
      'Associez votre compte au fournisseur d’une entreprise pour vous connecter chez lui. Il n’ouvre que cette entreprise.',
    failed: 'Impossible de charger les fournisseurs de vos entreprises',
    connected: 'Son fournisseur vous connecte',
    notConnected: 'Non associé',
    connect: 'Associer',
    connectFailed: 'Échec de l’association',
    done: 'Fournisseur associé',
    disconnect: 'Dissocier',
    disconnectText:
      'Les sessions ouvertes par ce fournisseur prennent fin. Vous pourrez l’associer à nouveau.',
    disconnected: 'Fournisseur dissocié',
    disconnectFailed: 'Échec de la dissociation',
    taken: 'Le fournisseur vous connecte comme une personne qui a un autre compte ici. Rien n’a été associé.',
  },
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Échec de la copie',
}
