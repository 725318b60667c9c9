import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('it')

const parts = { name: 'nome', logoUrl: 'logo', brandColor: 'colore' }

export const business: BusinessTexts = {
  brand: {
    title: 'Nome, logo e colore',
    description: 'Sulla tua pagina delle recensioni, nelle e-mail ai clienti e su ciò che stampi.',
    name: 'Nome',
    nameText: (page) => [
      'La tua pagina delle recensioni si trova all’indirizzo ',
      page,
      '. L’indirizzo non cambia, così i codici stampati continuano a funzionare.',
    ],
    color: 'Colore del marchio',
    formerKept: (changed) =>
      `Ciò che è già stampato mantiene l’aspetto precedente (${list(changed.map((part) => parts[part]))}); i codici continuano a funzionare.`,
    saved: 'Salvato. I visitatori lo vedono da subito.',
  },

  website: {
    title: 'Trova il tuo marchio sul tuo sito web',
    label: 'Sito web',
    find: 'Trova',
    looking: 'Lettura del tuo sito web in corso. Può richiedere qualche secondo.',
    found: 'Scegli ciò che ti appartiene. I visitatori lo vedono dopo il salvataggio.',
    nothingFound: 'Lì non è stato trovato nulla. Carica il tuo logo e scegli un colore qui sotto.',
    name: 'Nome',
    logos: 'Loghi',
    colors: 'Colori',
    colorsText: `Il numero indica il contrasto delle parole su un pulsante: da ${number(4.5)} in su si leggono bene. Dove il colore è usato per il testo, la pagina lo adatta.`,
    sources: {
      page: 'Nella pagina',
      icon: 'Icona',
      preview: 'Anteprima link',
    },
    sample: 'Recensisci',
    contrast: (ratio) => `Contrasto ${ratio}`,
  },

  timeZone: {
    title: 'Fuso orario',
    description: (zone) => `I giorni, le settimane e i mesi sono calcolati nel fuso orario ${zone}.`,
    change: 'Cambia fuso orario',
    dialogTitle: 'Fuso orario',
    dialogText: 'I giorni, le settimane e i mesi sono calcolati in questo fuso orario.',
    label: 'Fuso orario',
    save: 'Salva',
    saved: 'Fuso orario aggiornato',
    failed: 'Impossibile aggiornare il fuso orario',
  },

  texts: {
    title: 'Lingua e testi',
    description: 'I visitatori leggono la tua pagina delle recensioni nella lingua del loro browser.',
    saved: 'Lingua e testi salvati',
  },

  replyTo: {
    title: 'Indirizzo di risposta',
    description:
      'Dove arrivano le risposte dei visitatori alle tue e-mail. Senza un indirizzo, rispondono sulla loro pagina privata, il cui link è in ogni e-mail.',
    label: 'Indirizzo e-mail',
    placeholder: 'ciao@example.com',
    save: 'Salva indirizzo',
    saved: 'Indirizzo di risposta salvato',
    removed: 'Indirizzo di risposta rimosso',
  },

  googleUrl: {
    title: 'URL recensioni Google',
    description: 'Dove “Lascia recensione pubblica” porta i tuoi visitatori.',
    test: 'Prova link',
    missing: 'Ancora nessun URL. I visitatori non possono lasciare una recensione pubblica.',
    new: 'Nuovo URL',
    update: 'Aggiorna URL',
    updated: 'URL delle recensioni Google aggiornato',
    failed: 'Impossibile aggiornare l’URL',
  },

  linkCheck: {
    title: 'Controlla il tuo link a Google',
    text: (months) =>
      plural(months, {
        one: 'I link a Google possono smettere di funzionare senza che nessuno se ne accorga. Il tuo non viene controllato da # mese.',
        other:
          'I link a Google possono smettere di funzionare senza che nessuno se ne accorga. Il tuo non viene controllato da # mesi.',
      }),
    open: 'Aprilo',
    ask: 'Era la pagina della tua attività?',
    yes: 'Sì, è la nostra',
    no: 'No, cambialo',
    dismiss: 'Ignora',
    confirmed: 'Link a Google confermato',
    dismissed: 'Promemoria ignorato',
    failed: 'Impossibile salvare',
  },
}
