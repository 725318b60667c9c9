import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Sélecteur « ${field} »`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG ou SVG, 2 Mo au maximum',
    preview: 'Aperçu du logo',
    upload: 'Importer',
    replace: 'Remplacer',
    remove: 'Retirer le logo',
    invalidTitle: 'Fichier non valide',
    invalid: 'Veuillez importer un fichier image',
    tooLargeTitle: 'Fichier trop volumineux',
    tooLarge: 'Veuillez importer une image de moins de 2 Mo',
  },

  googleLink: {
    placeholder: 'Collez un lien de votre établissement sur Google',
    reading: 'Examen du lien…',
    found: 'Ce lien ouvre les avis d’un établissement sur Google. Est-ce le vôtre ?',
    open: 'L’ouvrir',
    otherwise: 'Toute autre adresse peut être enregistrée telle quelle.',
    steps: {
      open: 'Ouvrez Google Maps dans le navigateur d’un ordinateur.',
      search: 'Recherchez votre établissement, choisissez-le et attendez la carte.',
      copy: 'Copiez toute l’adresse depuis la barre d’adresse, puis collez-la ici.',
    },
  },

  words: {
    defaultLanguage: 'Langue par défaut',
    defaultLanguageText:
      'Pour les visiteurs dont le navigateur demande une langue que nous ne proposons pas.',
    title: 'Vos propres textes',
    text: 'Ils remplacent nos phrases par défaut, dans leur langue uniquement. Tous les visiteurs les voient, quelle que soit leur note.',
    languages: 'Langues',
    toCorrect: ', à corriger',
    add: 'Ajouter une langue',
    addFirst: 'Ajouter une langue…',
    greeting: (language) => `Message d’accueil (${language})`,
    greetingText: 'Sur le premier écran, sous la question.',
    thanks: (language) => `Remerciement (${language})`,
    thanksText: 'Après l’envoi d’un commentaire.',
    remove: (language) => `Retirer : ${language}`,
    characters: 'Caractères :',
  },

  preview: {
    label: 'Aperçu de la page d’avis',
    caption: 'Aperçu',
    in: (language) => `Aperçu (${language})`,
    failed: 'L’aperçu n’a pas pu être chargé.',
  },
}
