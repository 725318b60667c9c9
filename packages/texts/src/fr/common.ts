import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Télécharger (${format})`,
    failed: 'Échec de l’exportation',
  },

  save: {
    notSaved: 'Pas encore enregistré',
    save: 'Enregistrer',
  },

  themes: {
    staff: 'Personnel',
    waiting: 'Attente',
    price: 'Prix',
    food: 'Cuisine',
    quality: 'Qualité',
    communication: 'Communication',
    trust: 'Confiance',
    cleanliness: 'Propreté',
    atmosphere: 'Ambiance',
    noise: 'Bruit',
    facilities: 'Équipements',
    location: 'Emplacement',
    parking: 'Stationnement',
    booking: 'Réservation',
    hours: 'Horaires',
    selection: 'Choix',
  },

  print: {
    label: 'Codes et supports',
    codes: 'Codes',
    materials: 'Affiches et autocollants',
    formats: 'Formats',
  },
  codesTitle: 'Codes',

  reviews: {
    pageTitle: 'Avis',
    heading: 'Avis',
    list: 'Avis',
    noMatches: {
      title: 'Aucun avis ne correspond à ces filtres',
      text: 'Essayez avec moins de mots, plus de notes ou une période plus longue.',
      clear: 'Effacer les filtres',
    },
    empty: {
      new: {
        title: 'Rien à traiter',
        text: 'Tous les avis ont été examinés. Les nouveaux apparaissent ici.',
      },
      in_progress: {
        title: 'Rien n’est en cours',
        text: 'Les avis sur lesquels quelqu’un travaille apparaissent ici.',
      },
      mine: {
        title: 'Rien ne vous est attribué',
        text: 'Les avis qui vous sont attribués, par vous ou par d’autres, restent ici jusqu’à ce qu’ils soient traités.',
      },
      unassigned: {
        title: 'Tous les avis ouverts sont attribués',
        text: 'Les avis ouverts qui ne sont attribués à personne apparaissent ici.',
      },
      waiting: {
        title: 'Rien n’est en attente',
        text: 'Les avis auxquels vous avez répondu attendent ici une réaction du client.',
      },
      done: {
        title: 'Rien n’est encore traité',
        text: 'Les avis marqués comme traités sont conservés ici.',
      },
      all: {
        title: 'Aucun avis pour le moment',
        text: 'Les commentaires privés apparaissent ici dès qu’un visiteur les envoie.',
      },
    },
  },

  unassigned: {
    title: 'Votre compte n’est rattaché à aucune entreprise',
    titleOnMaterials: 'Aucune donnée d’entreprise disponible',
    text: 'Veuillez demander à la personne à l’origine de votre invitation de vous ajouter à votre entreprise.',
    toLogin: 'Retour à la connexion',
    operator: {
      text: 'Les entreprises et leurs utilisateurs se gèrent dans le panneau d’administration.',
      toAdmin: 'Aller à l’administration',
    },
  },
}
