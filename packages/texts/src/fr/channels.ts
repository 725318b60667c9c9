import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Messagerie d’équipe',
  description: 'Affiche les nouveaux avis et les réponses des clients là où votre équipe échange déjà.',
  failed: 'Échec du chargement de vos canaux',
  connect: 'Connecter un canal',

  chat: {
    notConfirmed: 'Non confirmé',
    off: 'Désactivé',
    delayed: 'En retard',
    on: 'Actif',
    enterDigits: 'Saisir les chiffres',
    settings: 'Paramètres',
    settingsOf: (name) => `Paramètres : ${name}`,
    remove: 'Retirer',
    removeNamed: (name) => `Retirer : ${name}`,
  },

  removal: {
    title: (name) => ['Retirer « ', name, ' » ?'],
    text: 'Aucun nouvel avis n’y sera affiché. Ce qui y a été affiché reste dans le canal.',
    confirm: 'Retirer',
    failed: 'Échec du retrait du canal',
  },

  connecting: {
    title: 'Connecter un canal',
    kind: 'Messagerie',
    steps: {
      slack: [
        'Ouvrez api.slack.com/apps et créez une application de zéro (From scratch) pour votre espace de travail.',
        'Choisissez Incoming Webhooks et activez-les.',
        'Choisissez Add New Webhook, puis le canal.',
        'Copiez l’URL du webhook et collez-la ici.',
      ],
      teams: [
        'Dans Teams, ouvrez le menu du canal (…) et choisissez Workflows.',
        'Choisissez « Envoyer des alertes de webhook à un canal » et enregistrez.',
        'Copiez l’adresse affichée et collez-la ici.',
      ],
      discord: [
        'Dans Discord, ouvrez les paramètres du salon, puis Intégrations.',
        'Choisissez Webhooks, puis Nouveau webhook.',
        'Choisissez Copier l’URL du webhook et collez-la ici.',
      ],
      telegram: [
        'Dans Telegram, écrivez /newbot à @BotFather et copiez le jeton qu’il vous répond.',
        'Ajoutez votre nouveau bot au groupe, ou écrivez-lui.',
        'Trouvez le numéro de la discussion : ouvrez api.telegram.org/bot<token>/getUpdates dans un navigateur et cherchez « chat » et « id ».',
      ],
      google_chat: [
        'Dans Google Chat, ouvrez le menu de l’espace, puis Applications et intégrations.',
        'Choisissez Webhooks et ajoutez-en un.',
        'Copiez son lien et collez-le ici.',
      ],
    },
    fields: {
      url: {
        label: 'Adresse du webhook',
        description: 'Gardez-la secrète : quiconque la connaît peut écrire dans ce canal.',
      },
      token: {
        label: 'Jeton du bot',
        description: 'Gardez-le secret : quiconque le connaît peut écrire en tant que ce bot.',
      },
      chat: {
        label: 'Discussion',
        description: 'Un numéro comme -1001234567890, ou le nom d’une discussion publique comme @exemple.',
      },
      name: {
        label: 'Nom',
        description: 'Seule votre équipe le voit ici, par exemple #avis.',
      },
    },
    submit: 'Envoyer un message de test',
  },

  digits: {
    title: 'Saisissez les quatre chiffres',
    sentTo: (kind) => `Nous avons envoyé un message de test avec quatre chiffres dans ${kind}.`,
    ifAddressWrong: 'Si l’adresse est erronée, retirez ce canal et connectez-le de nouveau.',
    label: 'Chiffres',
    sendAnother: 'Envoyer un autre message de test',
    confirm: 'Confirmer',
    connected: 'Canal connecté',
  },

  settings: {
    description: 'Ce que ce canal affiche, et quand.',
    active: 'Envoyer des messages dans ce canal',
    words: 'Afficher ce que les clients ont écrit',
    wordsText:
      'Toutes les personnes du canal le voient, et cela y reste si l’avis est effacé ici. Les coordonnées ne sont jamais affichées.',
    sendTest: 'Envoyer un message de test',
    save: 'Enregistrer',
    saved: 'Canal enregistré',
  },

  test: {
    sent: 'Message de test envoyé',
    notDelivered: 'Non remis',
    failed: 'Échec de l’envoi du message de test',
  },
}
