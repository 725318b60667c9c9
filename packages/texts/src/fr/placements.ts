import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const placements: PlacementsTexts = {
  title: 'Codes',
  list: 'Codes',
  search: {
    label: 'Rechercher des codes',
    placeholder: 'Rechercher un nom ou un code',
  },
  status: {
    label: 'Statut',
    inUse: 'Utilisés',
    archived: 'Archivés',
  },
  empty: {
    title: 'Aucun code pour le moment',
    text: 'Un code correspond à un emplacement, par exemple le comptoir ou une table, et vous montre combien de fois il est scanné.',
  },
  noMatches: {
    title: 'Aucun code ne correspond',
    text: 'Essayez une partie plus courte du nom, ou les premières lettres du code.',
    clear: 'Effacer les filtres',
  },
  noArchived: {
    title: 'Aucun code archivé',
    text: 'Les codes archivés sont masqués dans la liste, mais fonctionnent toujours là où ils sont imprimés.',
  },
  failed: 'Échec du chargement des codes',
  shown: (count) => plural(count, { one: '# code affiché', other: '# codes affichés' }),

  kinds: {
    poster: 'Affiche',
    sticker: 'Autocollant',
    table_tent: 'Chevalet de table',
    card: 'Carte',
    window: 'Vitrine',
    receipt: 'Ticket de caisse',
    web: 'Site web ou e-mail',
    other: 'Autre',
  },

  row: {
    qr: 'Code QR',
    qrOf: (name) => `Code QR : ${name}`,
    scans: (count) => plural(count, { one: '# scan en 30 jours', other: '# scans en 30 jours' }),
    lastScan: (ago) => ['Dernier scan ', ago],
    added: (date) => `Ajouté le ${date}`,
    more: (name) => `Plus d’actions : ${name}`,
    copyLink: 'Copier le lien',
    print: 'Affiche et autocollant',
    reviews: 'Avis',
    edit: 'Modifier',
    archive: 'Archiver',
    restore: 'Rétablir',
  },

  changes: {
    copied: 'Lien copié',
    copyFailed: 'Échec de la copie',
    copyFailedText: 'Veuillez réessayer.',
    added: (name) => `${name} : ajouté`,
    addedSeveral: (count) => plural(count, { one: '# code ajouté', other: '# codes ajoutés' }),
    saved: (name) => `${name} : enregistré`,
    archived: (name) => `${name} : archivé`,
    archivedText: 'Son code imprimé fonctionne toujours.',
    restored: (name) => `${name} : rétabli`,
    undo: 'Annuler',
    failed: 'Échec de la modification du code',
  },

  fields: {
    name: 'Nom',
    kind: 'Type',
    location: 'Établissement',
    noLocation: 'Aucun établissement',
  },

  add: {
    open: 'Ajouter des codes',
    title: 'Ajouter des codes',
    description: 'Chaque code correspond à un emplacement. Une fois imprimé, il fonctionne pour de bon.',
    nameHint: 'Par exemple Comptoir, Entrée ou Table.',
    several: 'Plusieurs à la fois, numérotés',
    count: 'Combien',
    firstNumber: 'Premier numéro',
    names: 'Noms :',
    exampleName: 'Table',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Ajouter le code',
    submitSeveral: (count) => plural(count, { one: 'Ajouter # code', other: 'Ajouter # codes' }),
  },
  edit: {
    title: 'Modifier le code',
    description: (code) => [
      'Le code ',
      code,
      ' ne change pas, ce qui est imprimé continue donc de fonctionner.',
    ],
    submit: 'Enregistrer',
  },
}
