import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Avis récents',
    empty: {
      title: 'Aucun avis pour le moment',
      text: 'Les commentaires privés apparaissent ici dès qu’un visiteur les envoie.',
    },
    all: 'Tous les avis',
  },
  list: {
    failed: 'Échec du chargement des avis',
    retry: 'Réessayer',
    loadMore: 'Afficher la suite',
    shown: (count) => plural(count, { one: '# avis affiché', other: '# avis affichés' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# nouvel avis', other: '# nouveaux avis' }),
    newAtLeast: (count) =>
      plural(count, { one: 'Au moins # nouvel avis', other: 'Au moins # nouveaux avis' }),
    more: (count) => plural(count, { one: '# autre avis', other: '# autres avis' }),
    moreAtLeast: (count) => plural(count, { one: 'Au moins # autre avis', other: 'Au moins # autres avis' }),
  },
  item: {
    open: (time) => ['Ouvrir l’avis : ', time],
    edited: 'Modifié',
    wordsRemoved: (date) => `Texte supprimé le ${date}`,
    scannedAt: (spot) => ['code « ', spot, ' »'],
    contact: {
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Négatif, défini à la main',
      neutral: 'Neutre, défini à la main',
      positive: 'Positif, défini à la main',
    },
    label: (sentiment) => `Tonalité : ${sentiment}`,
    set: {
      negative: 'Cet avis est négatif',
      neutral: 'Cet avis est neutre',
      positive: 'Cet avis est positif',
    },
    automatic: 'Revenir à l’automatique',
    isAutomatic: (sentiment) => `De nouveau automatique : ${sentiment}`,
    conflict: (sentiment) => `L’avis a changé entre-temps : sa tonalité est maintenant « ${sentiment} ».`,
  },
  change: {
    undo: 'Annuler',
    undone: 'Modification annulée',
    nothingToUndo: 'Rien à annuler',
    notChanged: 'Aucune modification',
    notUndone: 'Non annulé',
    failed: 'Échec de l’enregistrement',
    undoFailed: 'Échec de l’annulation',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Un éloge avec # étoile : peut-être une fausse manipulation.',
        other: 'Un éloge avec # étoiles : peut-être une fausse manipulation.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Une critique avec # étoile : peut-être une fausse manipulation.',
        other: 'Une critique avec # étoiles : peut-être une fausse manipulation.',
      }),
    all: 'Afficher tous les avis de ce type',
  },
}
