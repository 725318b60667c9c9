import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'Propriétaire',
    manager: 'Gestionnaire',
    responder: 'Répondant',
    viewer: 'Lecteur',
  },
  roleSummaries: {
    owner: 'Peut tout faire et gère l’équipe.',
    manager: 'Modifie aussi les paramètres, les établissements et les codes, et commande les supports.',
    responder: 'Voit les avis avec les coordonnées, pour y répondre.',
    viewer: 'Voit les chiffres et les avis, sans les coordonnées.',
  },
  roles: {
    title: 'Rôles',
    description: 'Chaque rôle inclut aussi les autorisations de ceux qui sont en dessous.',
  },
  invite: {
    invite: 'Inviter',
    title: 'Inviter quelqu’un',
    description: 'Cette personne reçoit un e-mail et rejoint l’équipe dès qu’elle accepte.',
    email: 'E-mail',
    role: 'Rôle',
    language: 'Langue de l’invitation',
    send: 'Envoyer l’invitation',
    sent: 'Invitation envoyée',
    sentHint: (email) => `${email} reçoit un lien pour rejoindre l’équipe. Il est valable 24 heures.`,
  },
  members: {
    title: 'Membres',
    failed: 'Échec du chargement de l’équipe',
    you: 'Vous',
    twoFactor: 'Validation en deux étapes',
    invited: 'Invitation envoyée',
    expired: 'Invitation expirée',
    neverSeen: 'Aucune connexion pour le moment',
    lastSeen: (ago) => `Dernière activité ${ago}`,
    resend: 'Renvoyer',
    resendLabel: (email) => `Renvoyer à ${email}`,
    resent: 'Invitation renvoyée',
    resentHint: (email) => `${email} reçoit un nouveau lien. Les liens précédents ne fonctionnent plus.`,
    resendFailed: 'Échec de l’envoi de l’invitation',
  },
  changeRole: {
    label: (name) => `Rôle : ${name}`,
    failed: 'Échec de la modification du rôle',
    changed: {
      owner: (name) => `${name} a maintenant le rôle « Propriétaire »`,
      manager: (name) => `${name} a maintenant le rôle « Gestionnaire »`,
      responder: (name) => `${name} a maintenant le rôle « Répondant »`,
      viewer: (name) => `${name} a maintenant le rôle « Lecteur »`,
    },
    invitationChanged: {
      owner: (name) => `${name} aura le rôle « Propriétaire »`,
      manager: (name) => `${name} aura le rôle « Gestionnaire »`,
      responder: (name) => `${name} aura le rôle « Répondant »`,
      viewer: (name) => `${name} aura le rôle « Lecteur »`,
    },
    ownChanged: {
      owner: 'Vous avez maintenant le rôle « Propriétaire »',
      manager: 'Vous avez maintenant le rôle « Gestionnaire »',
      responder: 'Vous avez maintenant le rôle « Répondant »',
      viewer: 'Vous avez maintenant le rôle « Lecteur »',
    },
    giveUp: {
      title: 'Renoncer au rôle de propriétaire ?',
      consequence: 'Vous ne verrez plus cette page. Seul un autre propriétaire peut vous rendre ce rôle.',
      confirm: {
        owner: 'Devenir propriétaire',
        manager: 'Devenir gestionnaire',
        responder: 'Passer à « Répondant »',
        viewer: 'Passer à « Lecteur »',
      },
    },
  },
  leave: {
    label: 'Quitter l’équipe',
    question: 'Quitter cette équipe ?',
    consequence:
      'Vous perdez immédiatement l’accès à cette entreprise. Seul un propriétaire peut vous inviter de nouveau.',
    confirm: 'Quitter l’équipe',
    done: 'Vous avez quitté l’équipe',
    failed: 'Impossible de quitter l’équipe',
  },
  remove: {
    hint: 'Retirer de l’équipe',
    label: (name) => `Retirer : ${name}`,
    question: 'Retirer ce membre ?',
    consequence: (email) =>
      `${email} perd immédiatement l’accès à cette entreprise. Le compte lui-même est conservé.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) perd immédiatement l’accès à cette entreprise. Le compte lui-même est conservé.`,
    confirm: 'Retirer le membre',
    done: (name) => `${name} ne fait plus partie de l’équipe`,
    failed: 'Échec du retrait du membre',
  },
  withdraw: {
    hint: 'Retirer l’invitation',
    label: (email) => `Retirer l’invitation envoyée à ${email}`,
    question: 'Retirer cette invitation ?',
    consequence: (email) => `${email} ne peut plus l’accepter.`,
    confirm: 'Retirer l’invitation',
    done: (email) => `L’invitation envoyée à ${email} a été retirée`,
    failed: 'Échec du retrait de l’invitation',
  },
}
