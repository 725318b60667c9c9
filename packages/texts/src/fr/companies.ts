import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const companies: CompaniesTexts = {
  header: {
    company: 'Entreprise',
    materials: 'Supports à imprimer',
    reviewPage: 'Voir la page d’avis',
  },

  nav: {
    label: 'Tableau de bord',
    overview: 'Vue d’ensemble',
    reviews: 'Avis',
    codes: 'Supports QR',
    settings: 'Paramètres',
    toDo: (count) => plural(count, { one: ', # à traiter', other: ', # à traiter' }),
    back: 'Fil d’Ariane',
    toDashboard: 'Retour au tableau de bord',
  },

  banner: {
    suspended: 'Cette entreprise est suspendue.',
    suspendedText:
      'Les visiteurs ne peuvent pas laisser de commentaires. Vous pouvez tout lire et tout exporter, mais rien modifier.',
    reason: (reason) => ['Motif : ', reason],
    contact: (contact) => ['Veuillez contacter ', contact],
    overdue: (contact) => ['Un paiement est en retard pour cette entreprise. Veuillez contacter ', contact],
  },

  recounting: (zone) => `Les chiffres sont en cours de recalcul pour le fuseau horaire ${zone}.`,

  qrCode: {
    title: 'Code QR',
    description: 'Ouvre votre page d’avis quand on le scanne avec un téléphone.',
    show: 'Afficher le code QR',
  },

  practice: {
    title: 'Comment vous demandez des avis',
    description:
      'Une page publique pour vos clients et les autorités, établie d’après vos réglages et vos chiffres.',
    open: 'Ouvrir la page',
  },
  evidence: {
    title: 'Preuves pour les autorités',
    description:
      'Un fichier signé sur une période : vos pages telles qu’elles ont été affichées, vos textes, ce qui a été refusé, les liens et les chiffres. Il ne nomme personne.',
    download: 'Télécharger',
  },
}
