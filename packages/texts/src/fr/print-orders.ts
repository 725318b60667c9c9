import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#fr/spread.ts'

const { number, plural } = formats('fr')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Supports à imprimer',
  description:
    'Tous deux ouvrent votre page d’avis quand on les scanne. Choisissez un modèle, puis commandez les impressions chez nous ou passez par votre imprimeur.',
  loading: 'Chargement…',
  failed: 'Aucune donnée d’entreprise disponible',
  retry: 'Réessayer',

  for: {
    code: (name) => ['Pour ', name],
    codes: (count, names) => [`Pour ${number(count)} codes : `, names],
  },
  andMore: (names, count) =>
    plural(count, {
      one: `${names} et ${number(count)} autre`,
      other: `${names} et ${number(count)} autres`,
    }),

  printedFor: {
    label: 'Imprimé pour',
    reviewPage: 'Pour votre page d’avis',
    reviewPageText: 'Un seul code pour tous les emplacements.',
    codes: (names) => ['Pour ', names],
    oneCode: 'Un code à part.',
    severalCodes: (count) => `${number(count)} codes, un par emplacement.`,
    language: 'Langue des imprimés',
    useReviewPage: 'Utiliser la page d’avis',
    choose: 'Choisir des codes',
    change: 'Modifier',
  },

  picker: {
    title: 'Choisir des codes',
    description: 'Chaque emplacement a son propre code, ce qui permet de les distinguer.',
    search: 'Rechercher des codes',
    searchPlaceholder: 'Nom ou code',
    location: 'Établissement',
    allLocations: 'Tous les établissements',
    list: 'Codes',
    failed: 'Échec du chargement des codes',
    noMatches: {
      title: 'Aucun code ne correspond',
      text: 'Essayez un autre nom, code ou établissement.',
    },
    empty: {
      title: 'Aucun code pour le moment',
      text: 'Ajoutez un code par emplacement, par exemple une table ou le comptoir.',
      toCodes: 'Aller aux codes',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Afficher la suite',
    notAllLoaded: 'Certains codes n’ont pas pu être chargés',
    noneSelected: 'Aucun sélectionné',
    selected: (count) => plural(count, { one: '# sélectionné', other: '# sélectionnés' }),
    mostSelected: (count) => `${number(count)} sélectionnés, le maximum à la fois`,
    clear: 'Effacer',
    selectAll: 'Tout sélectionner',
    selectAllFound: 'Sélectionner les résultats',
    cancel: 'Annuler',
    useCodes: 'Utiliser des codes',
    useReviewPage: 'Utiliser la page d’avis',
    use: (count) => plural(count, { one: 'Utiliser ce code', other: 'Utiliser # codes' }),
  },

  pieces: {
    poster: {
      name: 'Affiche',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, pour les murs et les vitrines. Se scanne même de loin.`,
      preview: 'Aperçu de l’affiche',
      layout: 'Modèle de l’affiche',
      layouts: { bold: 'Affirmé', editorial: 'Éditorial', arch: 'Arche' },
      packs: 'Lots d’affiches',
      pack: (quantity) => plural(quantity, { one: '# affiche', other: '# affiches' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Un lot doit contenir au moins # affiche, une par code.',
          other: 'Un lot doit contenir au moins # affiches, une par code.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# affiche', other: '# affiches' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Affiche (${centimeters(width)} × ${centimeters(height)} cm, quantité : ${number(quantity)})`,
      evenly: (each) => `Affiches : ${number(each)} pour chaque code`,
      unevenly: (by) => `Affiches : ${spread(by)}`,
      withoutCode:
        'Cette affiche mènera à votre page sans chiffres qui lui soient propres. Choisir un code ?',
      willSay: (name) => ['L’affiche portera le texte « ', name, ' ».'],
      downloaded: 'Affiche téléchargée',
      printFileDownloaded: 'Fichier d’impression de l’affiche téléchargé',
    },
    sticker: {
      name: 'Autocollant',
      use: ({ width }) => `${centimeters(width)} cm, rond, pour les comptoirs, les tables et les emballages.`,
      preview: 'Aperçu de l’autocollant',
      layout: 'Modèle de l’autocollant',
      layouts: { ring: 'Anneau', bold: 'Affirmé', horizon: 'Horizon' },
      packs: 'Lots d’autocollants',
      pack: (quantity) => plural(quantity, { one: '# autocollant', other: '# autocollants' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Un lot doit contenir au moins # autocollant, un par code.',
          other: 'Un lot doit contenir au moins # autocollants, un par code.',
        }),
      order: ({ width }, quantity) =>
        `${plural(quantity, { one: '# autocollant', other: '# autocollants' })}, ${centimeters(width)} cm, format rond`,
      ordered: ({ width }, quantity) =>
        `Autocollant (rond, ${centimeters(width)} cm, quantité : ${number(quantity)})`,
      evenly: (each) => `Autocollants : ${number(each)} pour chaque code`,
      unevenly: (by) => `Autocollants : ${spread(by)}`,
      withoutCode:
        'Cet autocollant mènera à votre page sans chiffres qui lui soient propres. Choisir un code ?',
      willSay: (name) => ['L’autocollant portera le texte « ', name, ' ».'],
      downloaded: 'Autocollant téléchargé',
      printFileDownloaded: 'Fichier d’impression de l’autocollant téléchargé',
    },
  },

  piece: {
    notReady: 'La maquette n’est pas prête. Veuillez réessayer.',
    unreadableCode: 'Le code QR de cette image est illisible. Veuillez choisir un autre modèle et réessayer.',
    previewFailed: 'L’aperçu n’a pas pu être chargé.',
    previous: 'Code précédent',
    next: 'Code suivant',
    position: (at, of) => `${number(at)} sur ${number(of)}`,
    order: 'Commander',
    download: 'Télécharger',
    downloadPrintFile: 'PDF pour imprimeur',
    downloadFailed: 'Échec du téléchargement de la maquette',
  },
  pageOf: (page, pages) => `Page ${number(page)} sur ${number(pages)}`,

  tooLate: 'Cela a pris trop de temps. Veuillez réessayer.',
  disconnected:
    'La connexion a échoué, ou une nouvelle version est disponible. Veuillez recharger la page et relancer le téléchargement.',
  reload: 'Recharger la page',

  sheet: {
    title: 'Planche de codes',
    oneCode: 'Le code avec son nom, sur une page A4 à imprimer et découper vous-même.',
    codes: (count, pages) =>
      plural(pages, {
        one: `${number(count)} codes avec leurs noms, sur une page A4 à imprimer et découper vous-même.`,
        other: `${number(count)} codes avec leurs noms, sur # pages A4 à imprimer et découper vous-même.`,
      }),
    download: 'Télécharger le PDF',
    downloaded: 'Planche téléchargée',
    failed: 'Échec du téléchargement de la planche',
    documentTitle: (company) => `Codes : ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# code', other: '# codes' }),
  },

  names: {
    missing: (characters) => [
      'Ces caractères de votre nom ne peuvent pas encore être imprimés : ',
      characters,
      '.',
    ],
    noLetters: 'Votre nom ne contient aucune lettre à imprimer.',
    otherScript: 'Votre nom ne peut pas encore être imprimé dans cette écriture.',
    code: (name) => [
      'Ce nom ne peut pas encore être imprimé entièrement dans son écriture : ',
      name,
      '. L’adresse sur chaque exemplaire permet tout de même de distinguer les codes.',
    ],
    codes: (names) => [
      'Ces noms ne peuvent pas encore être imprimés entièrement dans leur écriture : ',
      names,
      '. L’adresse sur chaque exemplaire permet tout de même de distinguer les codes.',
    ],
  },

  billing: {
    title: 'Facturation',
    description: 'Veuillez indiquer vos coordonnées : la facture est établie à la main.',
    chooseCode: 'Choisir un code',
    look: (layout, name) => [`Modèle : ${layout}, texte : « `, name, ' »'],
    lookIn: (layout, name, language) => [`Modèle : ${layout}, texte : « `, name, ' », langue : ', language],
    invoice: 'Facture par e-mail, rien à payer maintenant',
    terms: (provider) => `${provider} vous indiquera par e-mail le délai, les frais d’envoi et les taxes`,
    fields: {
      companyName: 'Nom de l’entreprise',
      contactName: 'Nom du contact',
      email: 'E-mail',
      phone: 'Téléphone',
      address: 'Adresse',
    },
    cancel: 'Annuler',
    canceled: {
      title: 'Commande annulée',
      text: 'Si elle nous était déjà parvenue, elle figure sous « Vos commandes ».',
    },
    submitted: {
      title: 'Commande envoyée',
      text: 'Votre commande d’impression a bien été envoyée.',
    },
    failed: 'Échec de la commande',
    failedText: 'La commande d’impression n’a pas pu être envoyée. Veuillez réessayer.',
    safeToRepeat:
      'Rien de votre saisie n’est perdu. Vous pouvez renvoyer la commande sans risque : elle ne sera pas passée deux fois.',
  },

  proof: {
    title: 'Épreuve',
    text: 'Voici ce qui sera imprimé. Veuillez vérifier le nom, le logo, les couleurs et les codes.',
    picture: 'Épreuve',
    pictureOf: (name: string) => `Épreuve pour ${name}`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    front: 'Recto ; le verso n’est pas imprimé',
    scale: 'À l’échelle, à côté d’une carte bancaire et d’une pièce de monnaie',
    actualSize: 'À peu près en taille réelle, à côté d’une pièce de monnaie',
    open: 'Ouvrir le fichier pour l’imprimeur (PDF)',
    failed: 'L’épreuve n’a pas pu être chargée.',
    notReady: 'L’épreuve n’est pas encore prête. Veuillez patienter un instant et réessayer.',
    changed:
      'L’imprimé a changé entre-temps. Voici la nouvelle épreuve. Veuillez la vérifier et la valider à nouveau.',
    approve: 'Valider et commander',
    again: 'Commander à nouveau',
    againOf: (item: string) => `Commander à nouveau : ${item}`,
    againFailed: 'La commande n’a pas pu être ouverte',
    gone: 'Ce lot n’est plus disponible. Veuillez en choisir un autre ci-dessus.',
  },

  conflict: {
    title: 'Votre première commande a déjà été passée avec d’autres détails.',
    text: 'Elle n’a pas été modifiée. Gardez-la, ou commandez aussi celle-ci et recevez deux factures.',
    item: 'Article',
    price: 'Prix',
    layout: 'Modèle',
    language: 'Langue',
    picture: 'Image',
    pictureText: 'Elle a changé depuis la première commande.',
    codes: 'Codes',
    first: (value) => ['Première commande : ', value],
    now: (value) => ['Maintenant : ', value],
    firstForReviewPage: 'Première commande : votre page d’avis',
    nowForReviewPage: 'Maintenant : votre page d’avis',
    firstForCodes: (count) =>
      plural(count, { one: 'Première commande : # code', other: 'Première commande : # codes' }),
    nowForCodes: (count) => plural(count, { one: 'Maintenant : # code', other: 'Maintenant : # codes' }),
    keepFirst: 'Garder la première',
    orderBoth: 'Commander aussi celle-ci',
  },

  orders: {
    title: 'Vos commandes',
    empty: {
      title: 'Aucune commande pour le moment',
      text: 'Choisissez un lot ci-dessus et suivez-en l’avancement ici.',
    },
    failed: 'Échec du chargement de vos commandes',
    loadMore: 'Afficher d’autres commandes',
    new: 'Nouvelle',
    states: {
      placed: 'Reçue',
      in_production: 'En fabrication',
      shipped: 'Expédiée',
      delivered: 'Livrée',
      cancelled: 'Annulée',
    },
    processed: 'Traitée',
    progress: 'Suivi',
    progressTitle: 'Suivi de votre commande',
    progressFailed: 'Échec du chargement du suivi',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    cancel: {
      open: 'Annuler la commande',
      title: 'Annuler cette commande ?',
      text: 'Rien ne sera imprimé et vous n’aurez rien à payer. Cette action est irréversible.',
      reason: 'Motif',
      keep: 'Garder la commande',
      confirm: 'Annuler la commande',
      done: 'Commande annulée',
      failed: 'Échec de l’annulation de la commande',
    },
  },
}
