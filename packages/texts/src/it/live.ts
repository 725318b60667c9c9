import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline:
    'Sei offline. I dati mostrati potrebbero non essere aggiornati. Si aggiorneranno appena torna la connessione.',
  reconnecting:
    'Riconnessione in corso. Finché non torna la connessione, i dati mostrati potrebbero non essere aggiornati.',
  polling:
    'Gli aggiornamenti in tempo reale sono interrotti. Finché non riprendono, le nuove recensioni appaiono con un ritardo massimo di 30 secondi.',
}
