import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('it')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Permetti ai tuoi programmi e a servizi come Zapier di lavorare con le tue recensioni.',
    webhooks: 'Webhook',
    webhooksDescription: 'Informa subito il tuo sistema delle recensioni e di come vengono gestite.',
    webhookLog: 'Registro di un webhook',
  },

  scopes: {
    'company:read': 'Vedere le impostazioni dell’attività',
    'company:manage': 'Modificare le impostazioni dell’attività',
    'reviews:read': 'Leggere le recensioni e i relativi dati',
    'reviews:contacts': 'Vedere i recapiti lasciati dai visitatori',
    'reviews:reply': 'Rispondere ai visitatori e gestire le recensioni',
    'reviews:export': 'Esportare le recensioni',
    'orders:read': 'Vedere gli ordini di stampa',
    'orders:place': 'Ordinare stampe',
    'locations:read': 'Vedere le sedi',
    'locations:manage': 'Aggiungere e modificare sedi',
    'placements:read': 'Vedere i codici',
    'placements:manage': 'Aggiungere e modificare codici',
    'audit:read': 'Leggere il registro di sicurezza',
    'platform:manage': 'Fare ciò che fanno gli operatori, esclusi utenti, chiavi API e registro attività',
  },

  keys: {
    title: 'Chiavi API',
    empty: 'Ancora nessuna chiave API',
    emptyText: 'Un programma con una chiave può fare ciò che gli consenti, senza la tua password.',
    list: 'Chiavi API',
    loadFailed: 'Impossibile caricare le chiavi API',

    create: 'Crea chiave API',
    createTitle: 'Crea chiave API',
    name: 'Nome',
    nameText: 'Che cosa usa la chiave, ad esempio Registratore di cassa.',
    nameMissing: 'Inserisci un nome',
    mayDo: 'Che cosa può fare',
    mayDoMissing: 'Scegli che cosa può fare la chiave',
    expiresAfter: 'Scade dopo',
    lifetimes: {
      30: '30 giorni',
      90: '90 giorni',
      365: '1 anno',
      never: 'Mai',
    },
    createSubmit: 'Crea chiave API',
    created: (name) => ['La tua chiave API ', name],
    key: 'Chiave API',

    endsIn: 'termina con',
    expiredBadge: 'Scaduta',
    endedBadge: 'Terminata',
    endsBadge: (date) => `Termina: ${date}`,
    lastUsed: (date) => `Ultimo utilizzo: ${date}`,
    neverUsed: 'Mai utilizzata',
    expires: (date) => `Scadenza: ${date}`,
    expired: (date) => `Scaduta: ${date}`,
    neverExpires: 'Non scade mai',
    createdOn: (date) => `Creata: ${date}`,
    createdBy: (date, maker) => [`Creata: ${date}, da `, maker],
    allowed: (name) => `Che cosa può fare ${name}`,

    makerLeft:
      'Chi ha creato questa chiave non fa più parte del team, perciò la chiave terminerà presto. Un titolare può mantenerla.',
    makerLeftToOwner:
      'Chi ha creato questa chiave non fa più parte del team, perciò la chiave terminerà presto. Se la mantieni, ne rispondi tu.',
    keep: 'Mantieni',
    keepNamed: (name) => `Mantieni ${name}`,
    kept: 'La chiave API resta valida',
    keepFailed: 'Impossibile mantenere la chiave API',

    revoke: 'Revoca',
    revokeNamed: (name) => `Revoca ${name}`,
    revokeTitle: (name) => ['Revocare ', name, '?'],
    revokeText: 'Tutto ciò che usa questa chiave smette subito di funzionare. L’operazione è irreversibile.',
    revokeConfirm: 'Revoca chiave API',
    revoked: 'Chiave API revocata',
    revokeFailed: 'Impossibile revocare la chiave API',
  },

  // Of a chiave or of a segreto, which differ in gender: “Copiato” is the generic form.
  secret: {
    once: 'Copia ora questo valore: viene mostrato solo una volta.',
    copy: 'Copia',
    copied: 'Copiato',
    copyFailed: 'Impossibile copiare',
    copyFailedText: 'Seleziona il testo e copialo.',
    done: 'Ho salvato tutto',
    signing: 'Segreto di firma',
    signingText: 'Serve al tuo sistema per verificare la nostra firma. Viene mostrato solo ora.',
    copySigning: 'Copia il segreto',
  },

  webhooks: {
    empty: 'Ancora nessun webhook',
    emptyText: 'Aggiungi l’indirizzo del tuo sistema, invia un test e vedi subito che cosa ha risposto.',
    loadFailed: 'Impossibile caricare i webhook',
    changeFailed: 'Impossibile modificare il webhook',
    add: 'Aggiungi webhook',

    off: 'Disattivato',
    failing: 'Con errori',
    withWords: 'Con i testi',
    events: (count) => plural(count, { one: '# evento', other: '# eventi' }),
    nothingSent: 'ancora nessun invio',
    lastArrived: (ago) => `ultimo recapito ${ago}`,
    lastFailed: (ago) => `ultimo errore ${ago}`,
    formerSecret: (time) => `Si firma anche con il segreto precedente, fino a: ${time}.`,
    whyOff: {
      gone: 'Disattivato perché ha risposto di non esistere più (410).',
      failing: 'Disattivato perché un messaggio non è stato recapitato per più di tre giorni.',
      byUser: 'Disattivato. Non viene inviato nulla finché non lo attivi.',
    },

    more: (host) => `Altro per ${host}`,
    edit: 'Modifica',
    replaceSecret: 'Sostituisci segreto',
    switchOff: 'Disattiva',
    switchOn: 'Attiva',
    delete: 'Elimina',
    log: 'Registro',
    logOf: (host) => `Registro: ${host}`,

    form: {
      addTitle: 'Aggiungi webhook',
      editTitle: 'Modifica webhook',
      text: 'Appena succede qualcosa, inviamo al tuo sistema un messaggio firmato.',
      address: 'Indirizzo',
      addressText: 'Dove il tuo sistema riceve i messaggi, come HTTP POST.',
      events: 'Invia un messaggio quando',
      eventsMissing: 'Scegli almeno un evento',
      words: 'Invia ciò che hanno scritto i clienti',
      wordsText:
        'Altrimenti i messaggi contengono solo ID, stelle e orari. I recapiti non vengono mai inviati.',
      description: 'Descrizione',
      secret: 'Il tuo segreto di firma',
      secretText: 'Se il tuo strumento ne crea uno: “whsec_” e base64. Altrimenti lo creiamo noi.',
      addSubmit: 'Aggiungi webhook',
      save: 'Salva',
    },
    eventNames: {
      'review.created': 'Un cliente lascia una recensione',
      'review.changed': 'Un cliente modifica una recensione, o i recapiti vengono rimossi',
      'review.withdrawn': 'Un cliente ritira una recensione',
      'review.erased': 'Il testo di una recensione viene cancellato',
      'case.changed': 'Una recensione cambia stato o assegnatario',
      'message.received': 'Un cliente risponde',
      'order.changed': 'Un ordine di stampa viene effettuato o cambia',
      'company.suspended': 'L’azienda viene sospesa',
      'company.restored': 'L’azienda torna attiva',
      'company.created': 'Viene creata un’azienda',
    },

    added: {
      title: 'Webhook aggiunto',
      text: 'Copia il segreto, poi prova se arriva un messaggio.',
      standard: (link) => [
        'I messaggi sono firmati secondo ',
        link('Standard Webhooks'),
        ', che offre librerie per la maggior parte dei linguaggi.',
      ],
      done: 'Fatto',
    },
    replace: {
      title: 'Sostituire il segreto?',
      text: (hours) =>
        plural(hours, {
          one: 'Ne ricevi uno nuovo. Per # ora i messaggi sono firmati con entrambi; un segreto sostituito in precedenza decade subito.',
          other:
            'Ne ricevi uno nuovo. Per # ore i messaggi sono firmati con entrambi; un segreto sostituito in precedenza decade subito.',
        }),
      confirm: 'Sostituisci segreto',
      failed: 'Impossibile sostituire il segreto',
      doneTitle: 'Segreto sostituito',
      doneText: (hours) =>
        plural(hours, {
          one: 'Per # ora i messaggi sono firmati anche con il segreto precedente.',
          other: 'Per # ore i messaggi sono firmati anche con il segreto precedente.',
        }),
    },
    remove: {
      title: (host) => ['Eliminare il webhook verso ', host, '?'],
      text: 'Non riceverà più messaggi e il suo registro non sarà più visibile.',
      confirm: 'Elimina',
      done: 'Webhook eliminato',
      failed: 'Impossibile eliminare il webhook',
    },

    outcome: {
      waiting: 'In attesa di invio',
      notSent: 'Non inviato',
      answered: (status, ms) => `Risposta ${status} dopo ${number(ms)} ms`,
      noAnswer: (ms) => `Nessuna risposta dopo ${number(ms)} ms`,
    },
    test: {
      send: 'Invia un test',
      sendTo: (host) => `Invia un test a ${host}`,
      failed: 'Impossibile inviare un test',
      sending: 'Invio in corso…',
      arrived: (outcome) => `Il test è arrivato. ${outcome}.`,
      notArrived: (outcome) => `Il test non è arrivato. ${outcome}.`,
      arrivedWith: (outcome) => `Il test è arrivato. ${outcome}:`,
      notArrivedWith: (outcome) => `Il test non è arrivato. ${outcome}:`,
    },

    messages: {
      show: 'Mostra',
      all: 'Tutti i messaggi',
      choices: {
        pending: 'In attesa',
        delivered: 'Recapitati',
        failed: 'Non riusciti',
      },
      status: {
        pending: 'In attesa',
        delivered: 'Recapitato',
        failed: 'Non riuscito',
      },
      none: 'Ancora nessun invio',
      noneSuch: 'Nessun messaggio di questo tipo',
      noneText: (days) =>
        plural(days, {
          one: 'Qui appaiono i messaggi dell’ultimo giorno, con la risposta del tuo sistema.',
          other: 'Qui appaiono i messaggi degli ultimi # giorni, con le risposte del tuo sistema.',
        }),
      loadFailed: 'Impossibile caricare i messaggi',
      shown: (count) => plural(count, { one: '# messaggio mostrato', other: '# messaggi mostrati' }),

      attempts: (count) => plural(count, { one: '# tentativo', other: '# tentativi' }),
      nextAttempt: (time) => `Prossimo tentativo: ${time}`,
      attemptList: 'Tentativi',
      attemptAnswered: (time, status, ms) => `${time}: risposta ${status} dopo ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time}: nessuna risposta dopo ${number(ms)} ms`,
      message: 'Messaggio',
      sendAgain: 'Invia di nuovo',
      sentAgain: 'Il messaggio viene inviato di nuovo',
      sendAgainFailed: 'Impossibile inviare di nuovo il messaggio',
    },
    span: {
      open: 'Reinvia un periodo',
      title: 'Reinvia un periodo',
      text: 'Ogni messaggio di questo periodo viene inviato ancora una volta, con lo stesso ID, così il tuo sistema riconosce quelli che ha già.',
      from: 'Dal',
      to: 'Al',
      send: 'Invia di nuovo',
      nothing: 'Non c’è nulla da inviare di nuovo',
      sending: (count) =>
        plural(count, { one: 'Nuovo invio di # messaggio', other: 'Nuovo invio di # messaggi' }),
    },
  },
}
