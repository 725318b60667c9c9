import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline:
    'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour et s’actualisera dès le retour de la connexion.',
  reconnecting: 'Reconnexion en cours. D’ici là, ce que vous voyez n’est peut-être plus à jour.',
  polling:
    'L’actualisation en direct est interrompue. En attendant, les nouveaux avis mettent jusqu’à 30 secondes à apparaître.',
}
