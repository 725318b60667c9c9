import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('fr')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Permettent à vos propres programmes, et à des services comme Zapier, de travailler avec vos avis.',
    webhooks: 'Webhooks',
    webhooksDescription: 'Informent aussitôt votre propre système des avis et de ce qu’ils deviennent.',
    webhookLog: 'Journal d’un webhook',
  },

  scopes: {
    'company:read': 'Voir les paramètres de l’entreprise',
    'company:manage': 'Modifier les paramètres de l’entreprise',
    'reviews:read': 'Lire les avis et leurs chiffres',
    'reviews:contacts': 'Voir les coordonnées laissées par les visiteurs',
    'reviews:reply': 'Répondre aux visiteurs et traiter les avis',
    'reviews:export': 'Exporter les avis',
    'orders:read': 'Voir les commandes d’impression',
    'orders:place': 'Commander des impressions',
    'locations:read': 'Voir les établissements',
    'locations:manage': 'Ajouter et modifier des établissements',
    'placements:read': 'Voir les codes',
    'placements:manage': 'Ajouter et modifier des codes',
    'audit:read': 'Lire le journal de sécurité',
    'platform:manage':
      'Faire ce que font les opérateurs, sauf pour les utilisateurs, les clés API et le journal',
  },

  keys: {
    title: 'Clés API',
    empty: 'Aucune clé API pour le moment',
    emptyText: 'Avec une clé, un programme peut faire ce que vous autorisez, sans votre mot de passe.',
    list: 'Clés API',
    loadFailed: 'Échec du chargement des clés API',

    create: 'Créer une clé API',
    createTitle: 'Créer une clé API',
    name: 'Nom',
    nameText: 'Ce qui utilise la clé, par exemple Caisse.',
    nameMissing: 'Veuillez saisir un nom',
    mayDo: 'Ce qu’elle autorise',
    mayDoMissing: 'Veuillez choisir ce que la clé autorise',
    expiresAfter: 'Expire après',
    lifetimes: {
      30: '30 jours',
      90: '90 jours',
      365: '1 an',
      never: 'Jamais',
    },
    createSubmit: 'Créer la clé API',
    created: (name) => ['Votre clé API ', name],
    key: 'Clé API',

    endsIn: 'se termine par',
    expiredBadge: 'Expirée',
    endedBadge: 'Terminée',
    endsBadge: (date) => `Fin le ${date}`,
    lastUsed: (date) => `Utilisée le ${date}`,
    neverUsed: 'Jamais utilisée',
    expires: (date) => `Expire le ${date}`,
    expired: (date) => `Expirée le ${date}`,
    neverExpires: 'N’expire jamais',
    createdOn: (date) => `Créée le ${date}`,
    createdBy: (date, maker) => [`Créée le ${date} par `, maker],
    allowed: (name) => `Ce que ${name} autorise`,

    makerLeft:
      'L’auteur de cette clé est parti, elle prend donc bientôt fin. Un propriétaire peut la conserver.',
    makerLeftToOwner:
      'L’auteur de cette clé est parti, elle prend donc bientôt fin. Si vous la conservez, vous en répondez.',
    keep: 'Conserver',
    keepNamed: (name) => `Conserver la clé ${name}`,
    kept: 'La clé API reste valable',
    keepFailed: 'Échec de la conservation de la clé API',

    revoke: 'Révoquer',
    revokeNamed: (name) => `Révoquer la clé ${name}`,
    revokeTitle: (name) => ['Révoquer la clé ', name, ' ?'],
    revokeText: 'Tout ce qui utilise cette clé cesse aussitôt de fonctionner. Cette action est irréversible.',
    revokeConfirm: 'Révoquer la clé API',
    revoked: 'Clé API révoquée',
    revokeFailed: 'Échec de la révocation de la clé API',
  },

  secret: {
    once: 'À copier maintenant : ne s’affiche que cette fois.',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Échec de la copie',
    copyFailedText: 'Veuillez sélectionner le texte et le copier.',
    done: 'C’est enregistré',
    signing: 'Secret de signature',
    signingText: 'Il permet à votre système de vérifier notre signature. Il ne s’affiche que maintenant.',
    copySigning: 'Copier le secret',
  },

  webhooks: {
    empty: 'Aucun webhook pour le moment',
    emptyText: 'Ajoutez l’adresse de votre système, envoyez un test et voyez aussitôt ce qu’il a répondu.',
    loadFailed: 'Échec du chargement des webhooks',
    changeFailed: 'Échec de la modification du webhook',
    add: 'Ajouter un webhook',

    off: 'Désactivé',
    failing: 'En échec',
    withWords: 'Avec les textes',
    events: (count) => plural(count, { one: '# événement', other: '# événements' }),
    nothingSent: 'rien d’envoyé pour le moment',
    lastArrived: (ago) => `dernier message remis ${ago}`,
    lastFailed: (ago) => `dernier échec ${ago}`,
    formerSecret: (time) => `L’ancien secret signe également jusqu’au ${time}.`,
    whyOff: {
      gone: 'Désactivé, car l’adresse a répondu qu’elle n’existe plus (410).',
      failing: 'Désactivé, car un message n’a pas pu être remis pendant plus de trois jours.',
      byUser: 'Désactivé. Rien n’est envoyé tant que vous ne l’activez pas.',
    },

    more: (host) => `Plus d’actions : ${host}`,
    edit: 'Modifier',
    replaceSecret: 'Remplacer le secret',
    switchOff: 'Désactiver',
    switchOn: 'Activer',
    delete: 'Supprimer',
    log: 'Journal',
    logOf: (host) => `Journal : ${host}`,

    form: {
      addTitle: 'Ajouter un webhook',
      editTitle: 'Modifier le webhook',
      text: 'Nous envoyons un message signé à votre système dès qu’il se passe quelque chose.',
      address: 'Adresse',
      addressText: 'Là où votre système reçoit les messages, par HTTP POST.',
      events: 'Envoyer un message quand',
      eventsMissing: 'Veuillez choisir au moins un événement',
      words: 'Envoyer ce que les clients ont écrit',
      wordsText:
        'Sinon, les messages ne contiennent que des identifiants, des étoiles et des dates. Les coordonnées ne sont jamais envoyées.',
      description: 'Description',
      secret: 'Votre propre secret de signature',
      secretText: 'Si votre outil en crée un : « whsec_ » et du base64. Sinon, nous le créons.',
      addSubmit: 'Ajouter le webhook',
      save: 'Enregistrer',
    },
    eventNames: {
      'review.created': 'Un client laisse un avis',
      'review.changed': 'Un client modifie un avis, ou des coordonnées sont supprimées',
      'review.withdrawn': 'Un client retire un avis',
      'review.erased': 'Le texte d’un avis est effacé',
      'case.changed': 'Un avis change de statut ou d’attribution',
      'message.received': 'Un client répond',
      'order.changed': 'Une commande d’impression est passée ou modifiée',
      'company.suspended': 'L’entreprise est suspendue',
      'company.restored': 'L’entreprise est de nouveau active',
      'company.created': 'Une entreprise est créée',
    },

    added: {
      title: 'Webhook ajouté',
      text: 'Copiez le secret, puis vérifiez si un message arrive.',
      standard: (link) => [
        'Les messages sont signés selon ',
        link('Standard Webhooks'),
        ', qui fournit des bibliothèques pour la plupart des langages.',
      ],
      done: 'Terminé',
    },
    replace: {
      title: 'Remplacer le secret ?',
      text: (hours) =>
        plural(hours, {
          one: 'Vous en recevez un nouveau. Pendant # heure, les messages sont signés avec les deux ; un secret déjà remplacé auparavant prend fin maintenant.',
          other:
            'Vous en recevez un nouveau. Pendant # heures, les messages sont signés avec les deux ; un secret déjà remplacé auparavant prend fin maintenant.',
        }),
      confirm: 'Remplacer le secret',
      failed: 'Échec du remplacement du secret',
      doneTitle: 'Secret remplacé',
      doneText: (hours) =>
        plural(hours, {
          one: 'Pendant # heure, les messages sont également signés avec l’ancien secret.',
          other: 'Pendant # heures, les messages sont également signés avec l’ancien secret.',
        }),
    },
    remove: {
      title: (host) => ['Supprimer le webhook vers ', host, ' ?'],
      text: 'Il ne reçoit plus de messages, et son journal n’est plus consultable.',
      confirm: 'Supprimer',
      done: 'Webhook supprimé',
      failed: 'Échec de la suppression du webhook',
    },

    outcome: {
      waiting: 'En attente d’envoi',
      notSent: 'Non envoyé',
      answered: (status, ms) => `Réponse ${status} après ${number(ms)} ms`,
      noAnswer: (ms) => `Aucune réponse après ${number(ms)} ms`,
    },
    test: {
      send: 'Envoyer un test',
      sendTo: (host) => `Envoyer un test à ${host}`,
      failed: 'Échec de l’envoi d’un test',
      sending: 'Envoi en cours…',
      arrived: (outcome) => `Le test est arrivé. ${outcome}.`,
      notArrived: (outcome) => `Le test n’est pas arrivé. ${outcome}.`,
      arrivedWith: (outcome) => `Le test est arrivé. ${outcome} :`,
      notArrivedWith: (outcome) => `Le test n’est pas arrivé. ${outcome} :`,
    },

    messages: {
      show: 'Afficher',
      all: 'Tous les messages',
      choices: {
        pending: 'En attente',
        delivered: 'Remis',
        failed: 'En échec',
      },
      status: {
        pending: 'En attente',
        delivered: 'Remis',
        failed: 'En échec',
      },
      none: 'Rien d’envoyé pour le moment',
      noneSuch: 'Aucun message de ce type',
      noneText: (days) =>
        plural(days, {
          one: 'Les messages du dernier jour apparaissent ici, avec ce que votre système a répondu.',
          other: 'Les messages des # derniers jours apparaissent ici, avec ce que votre système a répondu.',
        }),
      loadFailed: 'Échec du chargement des messages',
      shown: (count) => plural(count, { one: '# message affiché', other: '# messages affichés' }),

      attempts: (count) => plural(count, { one: '# tentative', other: '# tentatives' }),
      nextAttempt: (time) => `Prochaine tentative : ${time}`,
      attemptList: 'Tentatives',
      attemptAnswered: (time, status, ms) => `${time} : réponse ${status} après ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time} : aucune réponse après ${number(ms)} ms`,
      message: 'Message',
      sendAgain: 'Renvoyer',
      sentAgain: 'Le message est en cours de renvoi',
      sendAgainFailed: 'Échec du renvoi du message',
    },
    span: {
      open: 'Renvoyer une période',
      title: 'Renvoyer une période',
      text: 'Tous les messages de cette période sont renvoyés, avec le même identifiant, pour que votre système reconnaisse ceux qu’il a déjà.',
      from: 'Du',
      to: 'Au',
      send: 'Renvoyer',
      nothing: 'Il n’y a rien à renvoyer',
      sending: (count) => plural(count, { one: 'Renvoi de # message', other: 'Renvoi de # messages' }),
    },
  },
}
