import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('it')

export const checklist: ChecklistTexts = {
  title: 'Verso le prime recensioni',
  progress: (done, all) => `Passi completati: ${number(done)} su ${number(all)}`,
  show: 'Mostra i passi',
  hide: 'Nascondi i passi',
  dismiss: 'Rimuovi',
  dismissTitle: 'Rimuovere i primi passi?',
  dismissText:
    'L’elenco scompare per tutto il team e non ritorna. Tutto ciò che contiene resta al suo posto nelle impostazioni.',
  dismissConfirm: 'Rimuovi',
  saveFailed: 'Impossibile salvare',
  done: (title) => `${title} (fatto)`,

  titles: {
    link: 'Prova il tuo link a Google',
    brand: 'Scegli logo e colore',
    timeZone: 'Imposta il fuso orario',
    code: 'Aggiungi il primo codice',
    scan: 'Scansionalo tu',
    print: 'Stampa un poster o un adesivo',
    alert: 'Ricevi un avviso di prova',
    team: 'Invita un collega',
    review: 'Ricevi la prima recensione',
  },
  steps: {
    link: {
      add: 'I visitatori scelgono liberamente tra una recensione pubblica su Google e un feedback privato.',
      addButton: 'Aggiungi link',
      open: 'Dovrebbe aprire la tua attività su Google.',
      openButton: 'Apri link',
      ask: 'Era la pagina della tua attività?',
      yesButton: 'Sì, è la nostra',
      noButton: 'No, cambialo',
    },
    brand: { text: 'Appaiono sulla tua pagina delle recensioni e su ciò che stampi.', button: 'Scegli' },
    timeZone: {
      text: 'Indica quando inizia la tua giornata, per i dati e le ore di silenzio.',
      button: 'Imposta',
    },
    code: {
      text: 'Uno per ogni punto, ad esempio il bancone. Mostra quante volte viene scansionato.',
      button: 'Aggiungi codice',
    },
    scan: {
      text: 'Apri il codice su questo schermo e scansionalo con il telefono.',
      button: 'Mostra codici',
    },
    print: {
      text: 'Ordinalo da noi o scaricalo per la tua stampante.',
      button: 'Scegli layout',
    },
    alert: { text: 'Per verificare che gli avvisi sulle recensioni con poche stelle ti arrivino.' },
    team: {
      text: 'In due si risponde prima.',
      button: 'Invita',
      ownersOnly: 'Sono i titolari a invitare i colleghi.',
    },
    review: { text: 'Lasciala tu e guardala arrivare qui.', button: 'Apri pagina recensioni' },
  },
}
