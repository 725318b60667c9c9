import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fr')

export const notifications: NotificationsTexts = {
  failed: 'Échec du chargement de vos notifications',
  saved: 'Notifications enregistrées',
  alerts: {
    title: 'Alertes',
    description: 'Sur les avis à peu d’étoiles.',
    descriptionForResponders:
      'Sur les avis à peu d’étoiles, les réponses des visiteurs, ce que des collègues vous attribuent et les notes où ils vous mentionnent.',
    when: 'Envoyer les alertes',
    times: {
      instant: 'Immédiatement',
      daily: 'Une fois par jour',
      off: 'Jamais',
    },
    threshold: 'Pour les avis avec',
    oneStar: '1 étoile',
    starsOrFewer: (stars) => plural(stars, { one: '# étoile ou moins', other: '# étoiles ou moins' }),
    anyStars: 'Toutes les étoiles',
    locations: 'Établissements',
    certainLocations: 'Uniquement pour certains établissements',
    locationRequired: 'Veuillez choisir au moins un établissement pour vos alertes.',
  },
  quietHours: {
    title: 'Heures calmes',
    description: 'Les alertes attendent la fin de ces heures.',
    on: 'N’envoyer aucune alerte pendant certaines heures',
    from: 'De',
    to: 'À',
    timeZone: 'Fuseau horaire',
  },
  digest: {
    title: 'Récapitulatif',
    description: 'Les avis, les notes et ce qui reste sans réponse, en un seul e-mail.',
    when: 'Envoyer le récapitulatif',
    intervals: {
      weekly: 'Tous les lundis matin',
      monthly: 'Tous les mois',
      off: 'Jamais',
    },
    paused: 'En pause, car plusieurs récapitulatifs de suite n’avaient rien à signaler.',
    resume: 'Reprendre',
  },
  test: {
    send: 'M’envoyer une alerte de test',
    sent: 'Alerte de test envoyée',
    failed: 'Échec de l’envoi de l’alerte de test',
  },
  operatorVisits: {
    title: 'Visites de l’opérateur',
    description:
      'Pour tous les propriétaires, qui sont seuls à pouvoir modifier ce réglage ; chaque visite figure aussi dans le journal de sécurité.',
    mail: 'Prévenir les propriétaires par e-mail quand l’opérateur de ce service consulte le tableau de bord',
    failed: 'Échec de l’enregistrement',
  },
}
