import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Sur vos appareils',
  description:
    'Les alertes s’affichent immédiatement, avec les étoiles, l’établissement et l’entreprise, mais sans le texte du client. Ce que vous n’avez pas ouvert 15 minutes plus tard vous est envoyé par e-mail.',
  failed: 'Échec du chargement de vos appareils',
  turnOn: 'Activer les notifications ici',
  isOn: 'Notifications activées',
  isStillOff: 'Notifications toujours désactivées',
  notAllowed: 'Votre navigateur vous a demandé l’autorisation et ne l’a pas obtenue.',
  unreachable:
    'Ce navigateur ne parvient pas à joindre son service de notifications. Veuillez réessayer plus tard.',
  reasons: {
    denied:
      'Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site, puis rechargez cette page.',
    not_installed:
      'Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-la depuis l’écran d’accueil et activez les notifications ici.',
    impossible:
      'Ce navigateur ne peut pas afficher de notifications. Ouvrez cette page dans un autre pour les activer.',
  },
  thisDevice: 'Cet appareil',
  lastNotified: (ago) => `Dernière notification ${ago}`,
  since: (date) => `Depuis le ${date}`,
  turnOff: 'Désactiver',
  turnOffLabel: (device) => `Désactiver les notifications : ${device}`,
  isOff: 'Notifications désactivées',
  turnOffFailed: 'Échec de la désactivation des notifications',
}
