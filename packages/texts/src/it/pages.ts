import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#it/ui.ts'

const { plural } = formats('it')

// Buttons use the usual short forms (“Invia”, “Annulla”); sentences address the visitor with “Lei”, in lower case.
// No “di” or “a” directly before a company's name: it would have to contract with “Il” or “La”.

export const pages: PageTexts = {
  loading: 'Caricamento…',
  noScript: 'Questa pagina richiede JavaScript. Lo attivi e ricarichi la pagina.',
  back: 'Indietro',

  language: {
    label: 'Lingua',
    change: 'Cambia lingua',
  },

  titles: {
    choice: (company) => `Com’è andata? · ${company}`,
    rating: (company) => `Valuti la sua esperienza · ${company}`,
    feedback: (company) => `Il suo feedback · ${company}`,
    thankYou: (company) => `Grazie · ${company}`,
    companyNotFound: 'Azienda non trovata',
    notFound: 'Pagina non trovata',
    paused: 'Questa pagina è in pausa',
    problem: 'Impossibile caricare questa pagina',
  },

  ui,

  rating: {
    title: 'Valuti la sua esperienza',
    subtitle: 'Il suo feedback è riservato e ci aiuta a migliorare',
    stars: 'Scelga una valutazione',
  },

  feedback: {
    loved: 'Che cosa le è piaciuto?',
    improve: 'Ci aiuti a migliorare la sua esperienza',
    rating: 'La sua valutazione',
    text: 'Il suo feedback',
    placeholder: 'Ci dica che cosa ne pensa…',
    confidential: 'Il suo feedback è riservato',
    contact: 'Recapiti',
    optional: 'facoltativo',
    contactReason: 'Perché l’azienda possa risponderle',
    name: 'Nome',
    phone: 'Telefono',
    email: 'E-mail',
    mailReceipt: 'Inviarmi il link privato al mio feedback',
    submit: 'Invia feedback',
    submitting: 'Invio in corso…',
    honeypot: 'Lasci vuoto questo campo',
    tooLong: (over) =>
      plural(over, {
        one: 'Riduca il suo feedback di # carattere',
        other: 'Riduca il suo feedback di # caratteri',
      }),
    offline: 'È offline. Il suo feedback resta qui e sarà inviato appena torna la connessione.',
    errorTitle: 'Errore',
    failed: 'Invio del feedback non riuscito. Riprovi.',
    requiredTitle: 'Manca il feedback',
    invalid: {
      feedback: 'Ci dica come possiamo migliorare.',
      rating: 'Scelga da 1 a 5 stelle',
      contactEmail: 'Inserisca un indirizzo e-mail valido',
      tooLong: (max) =>
        plural(max, {
          one: 'Usi al massimo # carattere',
          other: 'Usi al massimo # caratteri',
        }),
      unreadable: 'Elimini il carattere illeggibile',
    },
  },

  thankYou: {
    title: 'Grazie per il suo feedback!',
    text: 'Leggeremo il suo feedback e lavoreremo per migliorare.',
    home: 'Torna all’inizio',
    publicReview: 'Lascia recensione pubblica',
    receipt: 'Conservi questo link per leggere, modificare o ritirare il suo feedback',
    open: 'Apri il mio feedback',
    copy: 'Copia link',
    copied: 'Copiato',
  },

  privacy: 'Privacy',

  companyNotFound: {
    title: 'Azienda non trovata',
    text: 'La pagina di recensioni che cerca non esiste.',
    hint: 'Controlli l’indirizzo, inquadri di nuovo il codice o chieda al personale quello attuale.',
    home: 'Vai alla pagina iniziale',
  },

  problem: {
    title: 'Impossibile caricare questa pagina',
    text: 'Controlli la connessione e riprovi.',
    retry: 'Riprova',
    noConnection: 'Connessione non riuscita. Verifichi di essere online.',
  },

  paused: {
    title: 'Questa pagina è in pausa.',
    text: 'Grazie della visita. Riprovi più tardi.',
  },

  notFound: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla. La pagina potrebbe essere stata spostata o l’indirizzo contenere un errore.',
    home: 'Vai alla pagina iniziale',
  },

  errors: {
    looks_automatic: 'Il suo feedback non è ancora stato inviato. Prema di nuovo il pulsante.',
    bad_request: 'Impossibile interpretare la richiesta.',
    unknown_origin:
      'Questa pagina non può effettuare questa richiesta. La apra al suo indirizzo originale e riprovi.',
    company_not_found: 'Azienda non trovata.',
    company_suspended:
      'Questa pagina è in pausa, perciò il suo feedback non è stato inviato. Resta conservato qui. Riprovi più tardi.',
    request_timeout: 'La richiesta ha impiegato troppo tempo. Riprovi.',
    review_settled:
      'Il suo feedback precedente risale a più di un’ora fa e non si può più modificare. Prema di nuovo il pulsante per inviare questo come nuovo feedback.',
    body_too_large: 'Il contenuto è troppo grande per l’invio.',
    too_many_requests: 'Troppe richieste. Riprovi tra un momento.',
    internal_error: 'Qualcosa è andato storto. Riprovi.',
    overloaded: 'Il servizio è sovraccarico. Riprovi tra un momento.',
    stopping: 'Il servizio si sta riavviando. Riprovi tra un momento.',
    unavailable: 'Il servizio non è al momento disponibile. Riprovi tra un momento.',
  },

  notifications: {
    region: 'Notifiche (F8)',
    close: 'Chiudi',
  },
}
