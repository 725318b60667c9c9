import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('fr')

export const changes: ChangesTexts = {
  title: 'Vous l’avez dit, nous l’avons fait',
  description:
    'Dites aux visiteurs ce que vous avez changé grâce à leurs remarques. Les trois améliorations les plus récentes figurent sur la page de remerciement et sur la page qui explique comment vous demandez des avis.',
  failed: 'Impossible de charger les améliorations',
  empty: 'Rien ici pour l’instant.',
  add: 'Ajouter une amélioration',
  poster: 'Imprimer en affiche',
  said: 'Vous avez dit',
  did: 'Nous avons fait',
  since: (date) => `Depuis le ${date}`,
  hidden: 'Masquée',
  edit: (did) => `Modifier « ${did} »`,
  editTitle: 'Modifier',
  delete: (did) => `Supprimer « ${did} »`,
  deleteTitle: 'Supprimer',
  deletion: {
    question: 'Supprimer cette amélioration ?',
    description: 'Les visiteurs ne la verront plus.',
    confirm: 'Supprimer',
    failed: 'Impossible de supprimer l’amélioration',
  },
  form: {
    addTitle: 'Ajouter une amélioration',
    editTitle: 'Modifier l’amélioration',
    saidDescription: 'Ce que les visiteurs ont dit, en quelques mots, par exemple « Lent à midi ».',
    didDescription: 'Ce qui a changé, par exemple « Une deuxième caisse ».',
    date: 'Depuis',
    themes: 'Thèmes',
    visible: 'Visible par les visiteurs',
    save: 'Enregistrer',
    saved: 'Amélioration enregistrée',
  },
  effect: {
    show: 'Est-ce que cela a aidé ?',
    showOf: (did) => `Est-ce que cela a aidé ? ${did}`,
    failed: 'Impossible de charger les chiffres',
    title: (themes) => `Part des avis critiques sur : ${themes}, par semaine`,
    before: (percent, reviews) => `Avant : ${percent} sur ${number(reviews)}`,
    after: (percent, reviews) => `Depuis : ${percent} sur ${number(reviews)}`,
    verdict: {
      early: 'Trop tôt pour le dire',
      fewer: 'Moins souvent critiqué depuis',
      more: 'Plus souvent critiqué depuis',
    },
  },
}
