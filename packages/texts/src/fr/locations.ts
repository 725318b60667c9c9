import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('fr')

export const locations: LocationsTexts = {
  title: 'Établissements',
  description:
    'Vos différents sites. Les codes d’un établissement affichent son nom et ouvrent son lien Google.',
  failed: 'Échec du chargement des établissements',
  none: 'Aucun établissement pour le moment.',
  showAll: (count) => `Tout afficher (${number(count)})`,
  showArchived: (count) => `Afficher les archivés (${number(count)})`,
  ownGoogleLink: 'Lien Google propre',
  archived: 'Archivé',
  more: (name) => `Plus d’actions : ${name}`,
  edit: 'Modifier',
  archive: 'Archiver',
  restore: 'Rétablir',

  changes: {
    added: (name) => `${name} : ajouté`,
    saved: (name) => `${name} : enregistré`,
    archived: (name) => `${name} : archivé`,
    archivedText: 'Les codes de cet établissement fonctionnent toujours.',
    restored: (name) => `${name} : rétabli`,
    undo: 'Annuler',
    failed: 'Échec de la modification de l’établissement',
  },

  dialog: {
    add: 'Ajouter',
    addTitle: 'Ajouter un établissement',
    editTitle: 'Modifier l’établissement',
    name: 'Nom',
    nameDescription: 'Les visiteurs le voient sous le nom de votre entreprise.',
    googleUrl: 'URL des avis Google',
    googleUrlDescription: 'Laissez vide pour utiliser celle de votre entreprise.',
    submitAdd: 'Ajouter',
    submitSave: 'Enregistrer',
  },
}
