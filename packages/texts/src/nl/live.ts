import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline:
    'Je bent offline. Wat je ziet, kan verouderd zijn. Het wordt bijgewerkt zodra je weer online bent.',
  reconnecting: 'Opnieuw verbinden. Wat je ziet, kan verouderd zijn tot de verbinding is hersteld.',
  polling:
    'De live-updates zijn onderbroken. Tot ze terug zijn, kan het tot 30 seconden duren voordat nieuwe reviews verschijnen.',
}
