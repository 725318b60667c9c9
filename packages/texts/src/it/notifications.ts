import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const notifications: NotificationsTexts = {
  failed: 'Impossibile caricare le tue notifiche',
  saved: 'Notifiche salvate',
  alerts: {
    title: 'Avvisi',
    description: 'Sulle recensioni con poche stelle.',
    descriptionForResponders:
      'Sulle recensioni con poche stelle, sulle risposte dei visitatori, su ciò che i colleghi ti assegnano e su dove ti menzionano.',
    when: 'Invia avvisi',
    times: {
      instant: 'Subito',
      daily: 'Una volta al giorno',
      off: 'Mai',
    },
    threshold: 'Per recensioni con',
    oneStar: '1 stella',
    starsOrFewer: (stars) => plural(stars, { one: '# stella o meno', other: '# stelle o meno' }),
    anyStars: 'Qualsiasi numero di stelle',
    locations: 'Sedi',
    certainLocations: 'Solo per determinate sedi',
    locationRequired: 'Scegli almeno una sede per i tuoi avvisi.',
  },
  quietHours: {
    title: 'Ore di silenzio',
    description: 'Gli avvisi attendono la fine di questa fascia oraria.',
    on: 'Non inviare avvisi in una fascia oraria',
    from: 'Dalle',
    to: 'Alle',
    timeZone: 'Fuso orario',
  },
  digest: {
    title: 'Riepilogo',
    description: 'Recensioni, valutazioni e ciò che è ancora senza risposta, in un’unica e-mail.',
    when: 'Invia il riepilogo',
    intervals: {
      weekly: 'Ogni lunedì mattina',
      monthly: 'Ogni mese',
      off: 'Mai',
    },
    paused: 'In pausa, perché diversi riepiloghi di seguito non avevano nulla da segnalare.',
    resume: 'Riprendi',
  },
  test: {
    send: 'Inviami un avviso di prova',
    sent: 'Avviso di prova inviato',
    failed: 'Impossibile inviare l’avviso di prova',
  },
  operatorVisits: {
    title: 'Accessi dell’operatore',
    description:
      'Vale per tutti i titolari. Solo loro possono modificarlo; ogni accesso è anche nel registro di sicurezza.',
    mail: 'Invia un’e-mail ai titolari quando l’operatore del servizio visualizza la dashboard',
    failed: 'Impossibile salvare',
  },
}
