import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

// To erase for the law is “cancellare”, as in the Italian GDPR. “In data” because “il” would elide before 8 and 11.

export const privacy: PrivacyTexts = {
  find: {
    title: 'Trova una persona',
    description:
      'Recensioni, messaggi, e-mail e ordini che una persona ha lasciato o in cui è menzionata, da esportare o cancellare. Deve corrispondere tutto ciò che inserisci.',
    email: 'Indirizzo e-mail',
    phone: 'Numero di telefono',
    name: 'Nome',
    find: 'Trova',
    found: (records) => plural(records, { one: '# elemento trovato', other: '# elementi trovati' }),
  },
  records: {
    title: (person) => ['Dati conservati su ', person],
    more: (limit) =>
      plural(limit, {
        one: 'Corrisponde più di # elemento; questi sono i più recenti. Inserisci altri dati per restringere la ricerca, oppure cancella questi e cerca di nuovo.',
        other:
          'Corrispondono più di # elementi; questi sono i più recenti. Inserisci altri dati per restringere la ricerca, oppure cancella questi e cerca di nuovo.',
      }),
    nothingFound: 'Nessun risultato',
    nothingFoundHint:
      'Nessuna recensione, messaggio, e-mail o ordine corrisponde a tutto ciò che hai inserito. Prova con meno dati, ad esempio solo il nome.',
    kinds: {
      review: 'Recensioni',
      message: 'Messaggi',
      mail: 'E-mail',
      order: 'Ordini',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# selezionato', other: '# selezionati' }),
    export: 'Esporta',
    page: 'Pagina leggibile',
    json: 'JSON',
    exportFailed: 'Esportazione non riuscita',
    erase: 'Cancella…',
    open: 'Apri',
    openLabel: 'Apri la recensione in una nuova scheda',
  },
  erase: {
    title: (records) => plural(records, { one: 'Cancellare # elemento?', other: 'Cancellare # elementi?' }),
    previewFailed: 'Impossibile calcolare che cosa verrebbe cancellato',
    preview: (records) => `Verrà cancellato quanto segue: ${records}.`,
    consequence:
      'Testi e recapiti vanno persi per sempre. Le valutazioni e i giorni restano nelle tue statistiche.',
    consequenceWithOrders:
      'Testi e recapiti vanno persi per sempre. Le valutazioni e i giorni restano nelle tue statistiche. Degli ordini vengono cancellati solo i dati di fatturazione.',
    reason: 'Motivo',
    reasonHint: 'Resta sul certificato, perciò non nominare qui la persona.',
    reasonExample: 'Richiesta per e-mail del 1º marzo',
    understood: 'Capisco che l’operazione è irreversibile',
    confirm: 'Cancella per sempre',
    nothingLeft:
      'In questi elementi non resta nulla da cancellare. Se un tentativo precedente è stato interrotto, il suo certificato è nell’elenco delle cancellazioni.',
    doneTitle: 'Dati cancellati',
    done: 'Conserva questo certificato come prova. Non nomina la persona e resta nell’elenco qui sotto.',
    close: 'Chiudi',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# recensione', other: '# recensioni' }),
    messages: (count) => plural(count, { one: '# messaggio', other: '# messaggi' }),
    mails: (count) => plural(count, { one: '# e-mail', other: '# e-mail' }),
    orders: (count) => plural(count, { one: '# ordine', other: '# ordini' }),
    notes: (count) => plural(count, { one: '# nota interna', other: '# note interne' }),
    versions: (count) => plural(count, { one: '# versione precedente', other: '# versioni precedenti' }),
    nothing: 'nulla',
  },
  certificate: {
    title: 'Certificato di cancellazione',
    sheetTitle: (company) => `Certificato di cancellazione, ${company}`,
    erased: 'Dati cancellati',
    time: 'Data e ora',
    by: 'Cancellati da',
    reason: 'Motivo',
    number: 'Certificato',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Stampa',
    copy: 'Copia',
    copied: 'Certificato copiato',
    copyFailed: 'Impossibile copiare',
    copyFailedHint: 'Riprova.',
    close: 'Chiudi',
  },
  erasures: {
    title: 'Cancellazioni',
    description: 'Che cosa è stato cancellato, da chi e perché. I certificati non nominano la persona.',
    none: 'Non è ancora stato cancellato nulla.',
    failed: 'Impossibile caricare le cancellazioni',
    certificate: 'Certificato',
    erased: 'Dati cancellati',
    reason: 'Motivo',
    certificateOf: (at) => `Certificato: ${at}`,
  },
  retention: {
    title: 'Conservazione',
    description: 'Le valutazioni e i giorni restano sempre nelle tue statistiche.',
    failed: 'Impossibile caricare le impostazioni',
    saved: 'Impostazioni sulla privacy salvate',
    contacts: 'Rimuovi i recapiti',
    words: 'Rimuovi i testi di recensioni e conversazioni',
    after: (months) => plural(months, { one: 'Dopo # mese', other: 'Dopo # mesi' }),
    never: 'Mai',
    upcoming: {
      nothingEver: 'Tutto viene conservato finché non lo cancelli.',
      nothing: 'Al momento non c’è nulla da rimuovere.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `In data ${on} verranno rimossi i recapiti di # recensione.`,
          other: `In data ${on} verranno rimossi i recapiti di # recensioni.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `In data ${on} verranno rimossi i testi di # recensione.`,
          other: `In data ${on} verranno rimossi i testi di # recensioni.`,
        }),
      both: ({ on, contacts, words }) =>
        `In data ${on} verranno rimossi ${plural(contacts, {
          one: 'i recapiti di # recensione',
          other: 'i recapiti di # recensioni',
        })} e ${plural(words, {
          one: 'i testi di # recensione',
          other: 'i testi di # recensioni',
        })}.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `In data ${on} verranno rimossi i recapiti di almeno # recensione.`,
          other: `In data ${on} verranno rimossi i recapiti di almeno # recensioni.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `In data ${on} verranno rimossi i testi di almeno # recensione.`,
          other: `In data ${on} verranno rimossi i testi di almeno # recensioni.`,
        }),
      both: ({ on, contacts, words }) =>
        `In data ${on} verranno rimossi ${plural(contacts, {
          one: 'i recapiti di almeno # recensione',
          other: 'i recapiti di almeno # recensioni',
        })} e ${plural(words, {
          one: 'i testi di almeno # recensione',
          other: 'i testi di almeno # recensioni',
        })}.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Dopo il salvataggio, il primo giorno del mese prossimo i recapiti più vecchi di # mese verranno rimossi per sempre.',
          other:
            'Dopo il salvataggio, il primo giorno del mese prossimo i recapiti più vecchi di # mesi verranno rimossi per sempre.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Dopo il salvataggio, il primo giorno del mese prossimo i testi più vecchi di # mese verranno rimossi per sempre.',
          other:
            'Dopo il salvataggio, il primo giorno del mese prossimo i testi più vecchi di # mesi verranno rimossi per sempre.',
        }),
      both: ({ contacts, words }) =>
        `Dopo il salvataggio, il primo giorno del mese prossimo ${plural(contacts, { one: 'i recapiti più vecchi di # mese', other: 'i recapiti più vecchi di # mesi' })} e ${plural(words, { one: 'i testi più vecchi di # mese', other: 'i testi più vecchi di # mesi' })} verranno rimossi per sempre.`,
    },
  },
  address: {
    title: 'Indirizzo',
    description: 'I visitatori lo vedono nella tua informativa sulla privacy. Solo i titolari lo modificano.',
    failed: 'Impossibile caricare l’indirizzo',
    label: 'Indirizzo della tua azienda',
    tooLong: (limit) =>
      plural(limit, { one: 'Usa al massimo # carattere.', other: 'Usa al massimo # caratteri.' }),
    viewNotice: 'Vedi l’informativa',
    save: 'Salva indirizzo',
    saved: 'Indirizzo salvato',
  },
}
