import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('it')

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

  ui: {
    stars: (rating) => plural(rating, { one: '# stella', other: '# stelle' }),
    outOfStars: (rating) => plural(rating, { one: '# stella su 5', other: '# stelle su 5' }),
    optional: 'Facoltativo',
    choice: {
      title: 'Com’è andata?',
      subtitle: 'Il suo feedback conta per noi',
      publicReview: 'Lascia recensione pubblica',
      privateFeedback: 'Invia feedback privato',
      note: 'Le recensioni pubbliche appaiono su Google. Il feedback privato è riservato e ci aiuta a migliorare.',
    },
  },

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

export const receipt: ReceiptTexts = {
  title: (company) => `Il suo feedback per ${company}`,
  sent: (at, timeZone) => `Inviato in data ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Modificato in data ${day(at, timeZone)}`,
  noContact: 'Non sono conservati recapiti.',
  changeTitle: 'Modifica il suo feedback',
  // Not “fino al”, which would have to be “fino all’” before 8 and 11.
  until: (at, timeZone) => `Ultimo giorno per modificare il suo feedback: ${day(at, timeZone)}.`,
  settled: 'Questo feedback non può più essere modificato. Può ancora ritirarlo o eliminare i suoi recapiti.',
  save: 'Salva modifiche',
  saved: (company) =>
    `Le sue modifiche sono state salvate. ${company} vede la nuova versione e anche ciò che aveva scritto prima.`,
  changedElsewhere:
    'Nel frattempo il suo feedback è stato modificato altrove, perciò questo testo non è stato salvato. Sopra trova ciò che è salvato, sotto ciò che ha appena scritto.',
  failed: 'Non è ancora stato modificato nulla. Riprovi.',
  removeContact: {
    title: 'Elimina i recapiti',
    text: (company) =>
      `Il suo nome, il suo telefono e la sua e-mail saranno eliminati. ${company} potrà risponderle solo su questa pagina. Il suo feedback resta.`,
    submit: 'Elimina recapiti',
    done: 'I suoi recapiti sono stati eliminati.',
  },
  withdraw: {
    title: 'Ritira il suo feedback',
    text: 'Il suo testo e i suoi recapiti saranno eliminati per sempre. Solo le stelle e il giorno restano nelle statistiche.',
    confirm: 'Sì, elimina il mio feedback',
    submit: 'Ritira feedback',
    unconfirmed: 'Confermi di voler ritirare il suo feedback.',
    done: 'Il suo feedback è stato ritirato',
    doneText: 'Il suo testo e i suoi recapiti sono stati eliminati. Questo link non funziona più.',
  },
  conversation: {
    time,
    you: 'Lei',
    noAnswer: (company) => `${company} non ha ancora risposto.`,
    sent: (company) => `La sua risposta per ${company} è stata inviata.`,
    answer: 'La sua risposta',
    placeholder: 'Scriva la sua risposta…',
    send: 'Invia risposta',
    failed: 'La sua risposta non è ancora stata inviata. Riprovi.',
    invalid: {
      blank: 'Scriva una risposta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Usi al massimo # carattere',
          other: 'Usi al massimo # caratteri',
        }),
    },
  },
  private:
    'Tenga per sé l’indirizzo di questa pagina: chiunque lo abbia può leggere e modificare il suo feedback.',
  ended: {
    title: 'Questo link non è più valido',
    text: 'Verifichi che l’indirizzo sia completo. Un link smette di funzionare quando il feedback viene ritirato o eliminato.',
  },
}

export const notice: NoticeTexts = {
  title: 'Privacy',
  responsible: {
    title: 'Chi è il titolare',
    company: (company) => `${company} è titolare del trattamento dei dati che lei lascia qui.`,
    address: 'Può contattare l’azienda qui:',
    noAddress: 'Può rivolgersi all’azienda presso la sua sede.',
    operator: (operator, company) =>
      `${operator} gestisce questa pagina e conserva il feedback su incarico ricevuto da ${company}.`,
  },
  kept: {
    title: 'Che cosa viene conservato',
    feedback:
      'Le sue stelle, il suo testo, la data e l’ora, la lingua della pagina e, se ha inquadrato un codice QR, quale.',
    contact:
      'Il suo nome, il suo telefono e la sua e-mail, solo se li inserisce, perché l’azienda possa risponderle.',
  },
  readers: {
    title: 'Chi lo legge',
    text: (company) => `Il feedback privato è letto da chi lavora per ${company}. Non viene pubblicato.`,
    google: 'Se lascia una recensione pubblica, lo fa su Google, dove valgono le regole di Google.',
  },
  duration: {
    title: 'Per quanto tempo',
    contact: (months) =>
      plural(months, {
        one: 'Il suo nome, il suo telefono e la sua e-mail vengono eliminati dopo # mese.',
        other: 'Il suo nome, il suo telefono e la sua e-mail vengono eliminati dopo # mesi.',
      }),
    contactUnlimited:
      'Il suo nome, il suo telefono e la sua e-mail sono conservati finché lei o l’azienda non li elimina.',
    text: (months) =>
      plural(months, {
        one: 'Il suo testo viene eliminato dopo # mese.',
        other: 'Il suo testo viene eliminato dopo # mesi.',
      }),
    textUnlimited: 'Il suo testo è conservato finché lei o l’azienda non lo elimina.',
    numbers: 'Le stelle e il giorno restano nelle statistiche, senza alcun dato su di lei.',
  },
  rights: {
    title: 'I suoi diritti',
    receipt:
      'Dopo l’invio riceve un link privato. Con esso può leggere e ritirare il suo feedback in qualsiasi momento e modificarlo per 30 giorni.',
    company: (company) =>
      `Può anche chiedere quali dati ${company} ha su di lei e farli correggere o eliminare. Può inoltre presentare reclamo a un’autorità per la protezione dei dati.`,
  },
  tracking: {
    title: 'Nessun tracciamento',
    text: 'Queste pagine non usano cookie, non riconoscono nessuno e non caricano nulla da altre aziende. Ciò che scrive resta nel suo browser finché non viene inviato.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} ha risposto al suo feedback`,
    answer: (company) => `Scriva la sua risposta per ${company} sulla sua pagina privata:`,
    // Not “Il”, which would have to be “L’” before 8 and 11.
    wrote: (at, timeZone) => `In data ${day(at, timeZone)} ha scritto:`,
    why: (company) =>
      `Riceve questa e-mail perché ha lasciato il suo indirizzo insieme al feedback per ${company}.`,
    end: (company) => `Non ricevere più e-mail da ${company}:`,
  },
  receipt: {
    link: 'Per leggere, modificare o ritirare il suo feedback:',
    why: (company) =>
      `Riceve questa e-mail perché l’ha richiesta quando ha lasciato il feedback per ${company}.`,
  },
  secret: 'Non condivida il link: chiunque lo abbia può leggere e modificare il suo feedback.',
  unsubscribe: {
    stop: (company) => `Non ricevere più e-mail da ${company} sul suo feedback?`,
    stopText: 'Riguarda solo queste e-mail, e può ripristinarle qui.',
    unsubscribe: 'Annulla iscrizione',
    stopped: (company) => `${company} non le invia più e-mail sul suo feedback`,
    stoppedText: 'Tutte le altre e-mail continuano come prima.',
    undo: 'Ripristina',
    resumed: (company) => `${company} le invia di nuovo e-mail sul suo feedback`,
    resumedText: 'Nient’altro è cambiato.',
    unknown: 'Questo link non funziona più',
    unknownText: 'Non riceve più queste e-mail oppure il link è incompleto.',
  },
}

export const prints: PrintTexts = {
  question: ['Com’è andata', 'la sua visita?'],
  ask: 'Ce lo racconti.',
  instruction: 'Inquadri il codice con la fotocamera',
}
