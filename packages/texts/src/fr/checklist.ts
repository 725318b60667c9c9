import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('fr')

export const checklist: ChecklistTexts = {
  title: 'Recevez vos premiers avis',
  progress: (done, all) =>
    plural(done, {
      one: `# étape sur ${number(all)} terminée`,
      other: `# étapes sur ${number(all)} terminées`,
    }),
  show: 'Afficher les étapes',
  hide: 'Masquer les étapes',
  dismiss: 'Retirer',
  dismissTitle: 'Retirer les premières étapes ?',
  dismissText:
    'La liste disparaît pour toute votre équipe et ne revient pas. Tout son contenu reste accessible dans les paramètres.',
  dismissConfirm: 'Retirer',
  saveFailed: 'Échec de l’enregistrement',
  done: (title) => `${title} (fait)`,

  titles: {
    link: 'Tester votre lien Google',
    brand: 'Choisir votre logo et votre couleur',
    timeZone: 'Définir votre fuseau horaire',
    code: 'Ajouter votre premier code',
    scan: 'Le scanner vous-même',
    print: 'Imprimer une affiche ou un autocollant',
    alert: 'Recevoir une alerte de test',
    team: 'Inviter un collègue',
    review: 'Recevoir votre premier avis',
  },
  steps: {
    link: {
      add: 'Les visiteurs choisissent librement entre un avis public sur Google et un commentaire privé.',
      addButton: 'Ajouter le lien',
      open: 'Il doit ouvrir votre établissement sur Google.',
      openButton: 'Ouvrir le lien',
      ask: 'Était-ce la page de votre établissement ?',
      yesButton: 'Oui, c’est bien elle',
      noButton: 'Non, le modifier',
    },
    brand: {
      text: 'Ils apparaissent sur votre page d’avis et sur vos imprimés.',
      button: 'Les choisir',
    },
    timeZone: {
      text: 'Il indique quand commence votre journée, pour les chiffres et les heures calmes.',
      button: 'Le définir',
    },
    code: {
      text: 'Un par emplacement, par exemple le comptoir. Vous voyez ainsi combien de fois il est scanné.',
      button: 'Ajouter un code',
    },
    scan: {
      text: 'Ouvrez le code sur cet écran et scannez-le avec votre téléphone.',
      button: 'Voir mes codes',
    },
    print: {
      text: 'Commandez le support chez nous, ou téléchargez-le pour votre propre imprimante.',
      button: 'Choisir un modèle',
    },
    alert: { text: 'Pour vous assurer que les alertes sur les avis à peu d’étoiles vous parviennent.' },
    team: {
      text: 'À deux, on répond plus vite.',
      button: 'Inviter',
      ownersOnly: 'Les propriétaires invitent les collègues.',
    },
    review: {
      text: 'Laissez-le vous-même et voyez-le arriver ici.',
      button: 'Ouvrir la page d’avis',
    },
  },
}
