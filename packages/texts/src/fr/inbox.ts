import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('fr')

export const inbox: InboxTexts = {
  status: {
    new: 'À traiter',
    in_progress: 'En cours',
    waiting: 'En attente du client',
    done: 'Traité',
  },
  views: {
    label: 'Vues',
    names: {
      new: 'À traiter',
      in_progress: 'En cours',
      waiting: 'En attente du client',
      done: 'Traités',
      all: 'Tous',
      mine: 'Les miens',
      unassigned: 'Non attribués',
    },
    count: (count) => plural(count, { one: ', # avis', other: ', # avis' }),
  },
  toolbar: {
    selectAll: 'Tout sélectionner',
    selected: (count) => plural(count, { one: '# sélectionné', other: '# sélectionnés' }),
    clear: 'Désélectionner',
    limit: (max) =>
      plural(max, {
        one: 'Pas plus de # avis à la fois.',
        other: 'Pas plus de # avis à la fois.',
      }),
    status: 'Statut',
    assign: 'Attribuer',
    me: (name) => `Moi (${name})`,
    nobody: 'Personne',
    loading: 'Chargement…',
    shortcuts: 'Raccourcis clavier',
    shortcutsTitle: 'Raccourcis clavier (?)',
    select: (stars) =>
      plural(stars, {
        one: 'Sélectionner l’avis avec # étoile',
        other: 'Sélectionner l’avis avec # étoiles',
      }),
  },
  line: {
    status: 'Statut :',
    age: {
      minutes: (count) => `· ${number(count)} min`,
      hours: (count) => `· ${number(count)} h`,
      days: (count) => `· ${number(count)} j`,
      years: (count) => plural(count, { one: '· # an', other: '· # ans' }),
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', il y a # minute', other: ', il y a # minutes' }),
      hours: (count) => plural(count, { one: ', il y a # heure', other: ', il y a # heures' }),
      days: (count) => plural(count, { one: ', il y a # jour', other: ', il y a # jours' }),
      years: (count) => plural(count, { one: ', il y a # an', other: ', il y a # ans' }),
    },
    assignee: 'Attribué à',
    you: 'Vous',
    other: 'une autre personne',
    edited: 'Modifié par le client',
    replied: 'Réponse du client',
    repliedTimes: (count) => `Réponses du client (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Passé à « ${status} »`,
    assigned: {
      you: 'Attribué à vous',
      member: ({ name }) => `Attribué à ${name}`,
      other: 'Attribué à une autre personne',
      nobody: 'N’est plus attribué',
    },
  },
  emptied: 'Tous ces avis ont quitté cette liste.',
  update: 'Actualiser la liste',

  changes: {
    one: {
      done: 'Marqué comme traité',
      status: ({ status }) => `Passé à « ${status} »`,
      assigned: {
        you: 'Attribué à vous',
        member: ({ name }) => `Attribué à ${name}`,
        other: 'Attribué à une autre personne',
        nobody: 'Attribution retirée',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, { one: '# avis marqué comme traité', other: '# avis marqués comme traités' }),
      status: ({ count, status }) =>
        plural(count, {
          one: `# avis passé à « ${status} »`,
          other: `# avis passés à « ${status} »`,
        }),
      assigned: {
        you: ({ count }) =>
          plural(count, { one: '# avis attribué à vous', other: '# avis attribués à vous' }),
        member: ({ count, name }) =>
          plural(count, { one: `# avis attribué à ${name}`, other: `# avis attribués à ${name}` }),
        other: ({ count }) =>
          plural(count, {
            one: '# avis attribué à une autre personne',
            other: '# avis attribués à une autre personne',
          }),
        nobody: ({ count }) =>
          plural(count, {
            one: '# avis dont l’attribution a été retirée',
            other: '# avis dont l’attribution a été retirée',
          }),
      },
    },
    already: {
      done: 'Déjà marqué comme traité',
      status: ({ status }) => `A déjà le statut « ${status} »`,
      assigned: {
        you: 'Déjà attribué à vous',
        member: ({ name }) => `Déjà attribué à ${name}`,
        other: 'Déjà attribué à une autre personne',
        nobody: 'Déjà non attribué',
      },
    },
    failed: 'Échec de l’enregistrement',
    conflict: 'Aucune modification',
    undone: 'Modification annulée',
    undoFailed: 'Échec de l’annulation',
    notUndone: 'Non annulé',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `# avis sur ${number(all)} reste tel quel : quelqu’un d’autre l’a modifié entre-temps.`,
        other: `# avis sur ${number(all)} restent tels quels : quelqu’un d’autre les a modifiés entre-temps.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Quelqu’un', status }) =>
        `${by} l’a modifié entre-temps : il a maintenant le statut « ${status} » et vous est attribué.`,
      member: ({ by = 'Quelqu’un', status, name }) =>
        `${by} l’a modifié entre-temps : il a maintenant le statut « ${status} » et est attribué à ${name}.`,
      other: ({ by = 'Quelqu’un', status }) =>
        `${by} l’a modifié entre-temps : il a maintenant le statut « ${status} » et est attribué à une autre personne.`,
      nobody: ({ by = 'Quelqu’un', status }) =>
        `${by} l’a modifié entre-temps : il a maintenant le statut « ${status} » et n’est attribué à personne.`,
    },
    notMade: (whatHappened) => `${whatHappened} Votre modification n’a pas été enregistrée.`,
  },

  shortcuts: {
    title: 'Raccourcis clavier',
    description: 'Ils fonctionnent dans la liste et dans un avis ouvert, sauf pendant que vous écrivez.',
    use: 'Utiliser les raccourcis clavier dans ce navigateur',
    actions: {
      nextAndPrevious: 'Avis suivant et précédent',
      open: 'Ouvrir l’avis',
      done: 'Marquer comme traité',
      assign: 'Attribuer',
      reply: 'Répondre',
      note: 'Ajouter une note interne',
      select: 'Sélectionner ; avec Shift, tous jusqu’ici',
      undo: 'Annuler',
      search: 'Rechercher',
      close: 'Fermer l’avis, ou tout désélectionner',
      help: 'Cette liste',
    },
  },

  review: {
    title: 'Avis',
    edited: (time) => `Modifié le ${time}`,
    notFound: (company) => ['Ce lien ne correspond à aucun avis pour ', company, '.'],
    failed: 'Échec du chargement des avis',
    all: 'Tous les avis',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    copyText: 'Copier le texte',
    textCopied: 'Texte copié',
    copyFailed: 'Échec de la copie',
    copyFailedDescription: 'Veuillez réessayer.',
    showVersions: 'Ce qui était là avant',
    versions: 'Versions précédentes',
    versionsFailed: 'Échec du chargement des versions précédentes',
  },
  pager: {
    label: 'Avis',
    previous: 'Précédent',
    next: 'Suivant',
    previousTitle: (key) => `Précédent (${key})`,
    nextTitle: (key) => `Suivant (${key})`,
    position: ({ place, all }) => `${place} sur ${all}`,
  },

  case: {
    label: 'Dossier',
    failed: 'Échec du chargement du dossier',
    changeFailed: 'Échec de la modification du dossier',
    status: 'Statut',
    assignee: 'Attribué à',
    assignToMe: 'Me l’attribuer',
    nobody: 'Personne',
    me: (name) => `Moi (${name})`,
    formerMember: 'Un ancien membre',
    changed: ({ ago }) => `Modifié ${ago}`,
    changedByYou: ({ ago }) => `Modifié ${ago} par vous`,
    changedBy: ({ ago, name }) => `Modifié ${ago} par ${name}`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Vous, dans une autre fenêtre : ${list(changes)}.`,
      member: ({ changes, name }) => `${name} : ${list(changes)}.`,
      visitor: ({ changes }) => `Le visiteur : ${list(changes)}.`,
      someone: ({ changes }) => `Une autre personne : ${list(changes)}.`,
    },
    changes: {
      answered: 'nouvelle réponse',
      status: (status) => `nouveau statut « ${status} »`,
      assigned: {
        you: 'attribution à vous',
        member: ({ name }) => `attribution à ${name}`,
        other: 'attribution à un ancien membre',
        nobody: 'attribution retirée',
      },
      unknown: 'modification',
    },
    anyway: {
      status: (status) => `Passer quand même à « ${status} »`,
      assign: {
        you: 'Me l’attribuer quand même',
        member: ({ name }) => `Attribuer quand même à ${name}`,
        other: 'Attribuer quand même à un ancien membre',
        nobody: 'Retirer quand même l’attribution',
      },
      both: {
        you: ({ status }) => `Passer quand même à « ${status} » et me l’attribuer`,
        member: ({ status, name }) => `Passer quand même à « ${status} » et attribuer à ${name}`,
        other: ({ status }) => `Passer quand même à « ${status} » et attribuer à un ancien membre`,
        nobody: ({ status }) => `Passer quand même à « ${status} » et retirer l’attribution`,
      },
    },
    leave: 'Laisser tel quel',
  },

  thread: {
    label: 'Conversation et notes internes',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# message', other: '# messages' })}, ${plural(notes, { one: '# note interne', other: '# notes internes' })}`,
    you: 'Vous',
    formerMember: 'Un ancien membre',
    visitor: 'Visiteur',
    privateNote: 'Note interne',
    byLink: 'Le visiteur la voit en ouvrant son lien.',
  },
  delivery: {
    sent: (address) => `Envoyée à ${address}`,
    sending: 'Envoi en cours…',
    retrying: (error) => `Pas encore envoyée, mais une nouvelle tentative aura lieu. ${error}`,
    refused: (address) => `N’a pas pu être envoyée à ${address}.`,
    refusedBecause: ({ address, error }) => `N’a pas pu être envoyée à ${address} : ${error}`,
    correct: 'Envoyer à une autre adresse',
    sendTo: 'Envoyer à',
    sendAgain: 'Renvoyer',
    cancel: 'Annuler',
  },
  composer: {
    label: 'Rédiger',
    answer: 'Réponse',
    privateNote: 'Note interne',
  },
  reply: {
    label: 'Réponse',
    placeholder: 'Écrivez une réponse',
    tooLong: (max) =>
      plural(max, {
        one: 'Veuillez ne pas dépasser # caractère.',
        other: 'Veuillez ne pas dépasser # caractères.',
      }),
    noName: (variable) =>
      `Le visiteur n’a pas laissé de nom. Veuillez remplacer ${variable} par vos propres mots.`,
    noLocation: (variable) =>
      `Cet avis n’a pas d’établissement. Veuillez remplacer ${variable} par vos propres mots.`,
    noVariable: (variable) =>
      `Ceci n’est pas une variable. Veuillez remplacer ${variable} par vos propres mots.`,
    outdated: (time) => `Le visiteur a modifié cet avis le ${time}. Veuillez le relire avant de répondre.`,
    byLink: 'Le visiteur la verra en ouvrant son lien.',
    byEmail: (address) => ['Part par e-mail à ', address, '.'],
    differs:
      'Votre réponse précédente a été envoyée : elle figure ci-dessus. Envoyez aussi celle-ci si elle apporte quelque chose de nouveau.',
    send: 'Envoyer',
    sendAndFinish: 'Envoyer et marquer traité',
    notFinished: 'Envoyée, mais l’avis n’est pas marqué comme traité',
    impossible: {
      erased: 'Le texte et les coordonnées de cet avis ont été supprimés : il n’y a personne à qui répondre.',
      noEmail: 'Le visiteur a laissé un numéro de téléphone, mais pas d’adresse e-mail.',
      noAddress:
        'Le visiteur n’a laissé ni adresse e-mail ni numéro de téléphone : il n’y a personne à qui répondre.',
      optedOut: (company) => ['Le visiteur ne souhaite plus recevoir d’e-mails envoyés par ', company, '.'],
      tooMany:
        'Vous avez envoyé trois réponses de suite. Vous pourrez écrire de nouveau quand le visiteur aura répondu.',
    },
    call: (number) => ['Appeler le ', number],
    noteCall: 'Noter ce qui est convenu',
  },
  note: {
    label: 'Note interne',
    description: 'Seule votre équipe voit les notes internes. Saisissez @ pour prévenir un collègue.',
    placeholder: 'Écrivez une note',
    tooLong: (max) =>
      plural(max, {
        one: 'Veuillez ne pas dépasser # caractère.',
        other: 'Veuillez ne pas dépasser # caractères.',
      }),
    add: 'Ajouter la note',
    colleagues: 'Collègues',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# collègue. Choisissez avec les flèches et Enter.',
        other: '# collègues. Choisissez avec les flèches et Enter.',
      }),
  },
}
