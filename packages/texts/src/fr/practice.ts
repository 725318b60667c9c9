import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const practice: PracticeTexts = {
  title: 'Comment les avis sont demandés ici',
  link: 'Comment les avis sont demandés',
  asked: {
    ways: (company) =>
      `Toute personne qui ouvre la page de ${company} choisit entre un avis public sur Google et un commentaire privé. Les deux possibilités sont présentées côte à côte, à égalité, avant toute note.`,
    same: 'La page qui suit est la même quelle que soit la note, et l’avis public reste possible.',
    linked: (company) => `L’avis public mène à la fiche Google de ${company}.`,
    searched: (company) => `L’avis public mène à une recherche Google sur ${company}.`,
    standard: 'L’accueil et le remerciement sont les mêmes pour toutes les entreprises.',
    own: (company) =>
      `L’accueil ou le remerciement est rédigé par ${company}. Les textes qui demandent une certaine note ou offrent quelque chose en échange d’un avis sont refusés.`,
  },
  writers: {
    title: 'Qui peut écrire',
    anyone: 'Toute personne qui scanne un QR code ou ouvre le lien, sans se connecter.',
    unchecked: 'Rien ne vérifie qu’il s’agit d’un client.',
    nothing: 'Rien n’est offert en échange d’un avis, et aucune note précise n’est demandée.',
  },
  month: {
    title: 'Le mois dernier',
    offered: (count) =>
      plural(count, {
        one: 'Les deux possibilités ont été proposées # fois.',
        other: 'Les deux possibilités ont été proposées # fois.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google a été choisi # fois.',
        other: 'Google a été choisi # fois.',
      }),
    private: (count) =>
      plural(count, {
        one: '# commentaire privé a été laissé.',
        other: '# commentaires privés ont été laissés.',
      }),
    none: 'Personne n’a ouvert la page.',
  },
}
