import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Rechercher une personne',
    description:
      'Les avis, messages, e-mails et commandes qu’une personne a laissés ou qui la mentionnent, à exporter ou à effacer. Tout ce que vous saisissez doit correspondre.',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    name: 'Nom',
    find: 'Rechercher',
    found: (records) => plural(records, { one: '# élément trouvé', other: '# éléments trouvés' }),
  },
  records: {
    title: (person) => ['Données conservées : ', person],
    more: (limit) =>
      plural(limit, {
        one: 'Plus de # élément correspond ; voici le plus récent. Précisez votre saisie pour en trouver moins, ou effacez celui-ci et recherchez de nouveau.',
        other:
          'Plus de # éléments correspondent ; voici les plus récents. Précisez votre saisie pour en trouver moins, ou effacez ceux-ci et recherchez de nouveau.',
      }),
    nothingFound: 'Aucun résultat',
    nothingFoundHint:
      'Aucun avis, message, e-mail ni commande ne correspond à tout ce que vous avez saisi. Essayez avec moins, par exemple le nom seul.',
    kinds: {
      review: 'Avis',
      message: 'Messages',
      mail: 'E-mails',
      order: 'Commandes',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# sélectionné', other: '# sélectionnés' }),
    export: 'Exporter',
    page: 'Page lisible',
    json: 'JSON',
    exportFailed: 'Échec de l’exportation',
    erase: 'Effacer…',
    open: 'Ouvrir',
    openLabel: 'Ouvrir l’avis dans un nouvel onglet',
  },
  erase: {
    title: (records) => plural(records, { one: 'Effacer # élément ?', other: 'Effacer # éléments ?' }),
    previewFailed: 'Impossible de compter ce qui serait effacé',
    preview: (records) => `Ce qui sera effacé : ${records}.`,
    consequence:
      'Les textes et les coordonnées disparaissent définitivement. Les notes et les jours restent dans vos statistiques.',
    consequenceWithOrders:
      'Les textes et les coordonnées disparaissent définitivement. Les notes et les jours restent dans vos statistiques. Pour les commandes, seules les coordonnées de facturation sont effacées.',
    reason: 'Motif',
    reasonHint: 'Figure sur l’attestation : n’y nommez donc pas la personne.',
    reasonExample: 'Demande par e-mail du 1er mars',
    understood: 'Je comprends que cette action est irréversible',
    confirm: 'Effacer définitivement',
    nothingLeft:
      'Il ne reste rien à effacer dans ces éléments. Si une tentative précédente a été interrompue, son attestation figure dans la liste des effacements.',
    doneTitle: 'Effacement effectué',
    done: 'Conservez cette attestation comme preuve. Elle ne nomme pas la personne et reste dans la liste ci-dessous.',
    close: 'Fermer',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# avis', other: '# avis' }),
    messages: (count) => plural(count, { one: '# message', other: '# messages' }),
    mails: (count) => plural(count, { one: '# e-mail', other: '# e-mails' }),
    orders: (count) => plural(count, { one: '# commande', other: '# commandes' }),
    notes: (count) => plural(count, { one: '# note interne', other: '# notes internes' }),
    versions: (count) => plural(count, { one: '# version précédente', other: '# versions précédentes' }),
    nothing: 'rien',
  },
  certificate: {
    title: 'Attestation d’effacement',
    sheetTitle: (company) => `Attestation d’effacement, ${company}`,
    erased: 'Effacé',
    time: 'Date et heure',
    by: 'Effacé par',
    reason: 'Motif',
    number: 'Attestation',
    line: ({ label, value }) => `${label} : ${value}`,
    print: 'Imprimer',
    copy: 'Copier',
    copied: 'Attestation copiée',
    copyFailed: 'Échec de la copie',
    copyFailedHint: 'Veuillez réessayer.',
    close: 'Fermer',
  },
  erasures: {
    title: 'Effacements',
    description: 'Ce qui a été effacé, par qui et pourquoi. Les attestations ne nomment pas la personne.',
    none: 'Rien n’a encore été effacé.',
    failed: 'Échec du chargement des effacements',
    certificate: 'Attestation',
    erased: 'Effacé',
    reason: 'Motif',
    certificateOf: (at) => `Attestation du ${at}`,
  },
  retention: {
    title: 'Durée de conservation',
    description: 'Les notes et les jours restent toujours dans vos statistiques.',
    failed: 'Échec du chargement des réglages',
    saved: 'Réglages de confidentialité enregistrés',
    contacts: 'Supprimer les coordonnées',
    words: 'Supprimer le texte des avis et des conversations',
    after: (months) => plural(months, { one: 'Après # mois', other: 'Après # mois' }),
    never: 'Jamais',
    upcoming: {
      nothingEver: 'Tout est conservé jusqu’à ce que vous l’effaciez.',
      nothing: 'Aucune suppression n’est prévue.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Le ${on}, les coordonnées de # avis seront supprimées.`,
          other: `Le ${on}, les coordonnées de # avis seront supprimées.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Le ${on}, le texte de # avis sera supprimé.`,
          other: `Le ${on}, les textes de # avis seront supprimés.`,
        }),
      both: ({ on, contacts, words }) =>
        `Le ${on} seront supprimés ${plural(contacts, {
          one: 'les coordonnées de # avis',
          other: 'les coordonnées de # avis',
        })} et ${plural(words, {
          one: 'le texte de # avis',
          other: 'les textes de # avis',
        })}.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Le ${on}, les coordonnées d’au moins # avis seront supprimées.`,
          other: `Le ${on}, les coordonnées d’au moins # avis seront supprimées.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Le ${on}, le texte d’au moins # avis sera supprimé.`,
          other: `Le ${on}, les textes d’au moins # avis seront supprimés.`,
        }),
      both: ({ on, contacts, words }) =>
        `Le ${on} seront supprimés ${plural(contacts, {
          one: 'les coordonnées d’au moins # avis',
          other: 'les coordonnées d’au moins # avis',
        })} et ${plural(words, {
          one: 'le texte d’au moins # avis',
          other: 'les textes d’au moins # avis',
        })}.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Après l’enregistrement, les coordonnées de plus de # mois seront définitivement supprimées le premier du mois prochain.',
          other:
            'Après l’enregistrement, les coordonnées de plus de # mois seront définitivement supprimées le premier du mois prochain.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Après l’enregistrement, les textes de plus de # mois seront définitivement supprimés le premier du mois prochain.',
          other:
            'Après l’enregistrement, les textes de plus de # mois seront définitivement supprimés le premier du mois prochain.',
        }),
      both: ({ contacts, words }) =>
        `Après l’enregistrement, ${plural(contacts, { one: 'les coordonnées de plus de # mois', other: 'les coordonnées de plus de # mois' })} et ${plural(words, { one: 'les textes de plus de # mois', other: 'les textes de plus de # mois' })} seront définitivement supprimés le premier du mois prochain.`,
    },
  },
  address: {
    title: 'Adresse',
    description:
      'Les visiteurs la voient dans votre notice de confidentialité. Seuls les propriétaires la modifient.',
    failed: 'Échec du chargement de l’adresse',
    label: 'L’adresse de votre entreprise',
    tooLong: (limit) =>
      plural(limit, {
        one: 'Veuillez ne pas dépasser # caractère.',
        other: 'Veuillez ne pas dépasser # caractères.',
      }),
    viewNotice: 'Voir la notice',
    save: 'Enregistrer l’adresse',
    saved: 'Adresse enregistrée',
  },
}
