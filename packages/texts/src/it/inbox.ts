import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('it')

// A status agrees with “recensione”, and so does what is said of a changed review.

export const inbox: InboxTexts = {
  status: {
    new: 'Da gestire',
    in_progress: 'In corso',
    waiting: 'In attesa del cliente',
    done: 'Conclusa',
  },
  views: {
    label: 'Viste',
    names: {
      new: 'Da gestire',
      in_progress: 'In corso',
      waiting: 'In attesa del cliente',
      done: 'Concluse',
      all: 'Tutte',
      mine: 'Le mie',
      unassigned: 'Non assegnate',
    },
    count: (count) => plural(count, { one: ', # recensione', other: ', # recensioni' }),
  },
  toolbar: {
    selectAll: 'Seleziona tutta la pagina',
    selected: (count) => plural(count, { one: '# selezionata', other: '# selezionate' }),
    clear: 'Deseleziona tutto',
    limit: (max) =>
      plural(max, {
        one: 'Se ne può modificare al massimo # alla volta.',
        other: 'Se ne possono modificare al massimo # alla volta.',
      }),
    status: 'Stato',
    assign: 'Assegna',
    me: (name) => `Io (${name})`,
    nobody: 'Nessuno',
    loading: 'Caricamento…',
    shortcuts: 'Scorciatoie da tastiera',
    shortcutsTitle: 'Scorciatoie da tastiera (?)',
    select: (stars) =>
      plural(stars, {
        one: 'Seleziona la recensione con # stella',
        other: 'Seleziona la recensione con # stelle',
      }),
  },
  line: {
    status: 'Stato:',
    age: {
      minutes: (count) => `· ${number(count)} min`,
      hours: (count) => `· ${number(count)} h`,
      days: (count) => `· ${number(count)} g`,
      years: (count) => `· ${number(count)} a`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', # minuto fa', other: ', # minuti fa' }),
      hours: (count) => plural(count, { one: ', # ora fa', other: ', # ore fa' }),
      days: (count) => plural(count, { one: ', # giorno fa', other: ', # giorni fa' }),
      years: (count) => plural(count, { one: ', # anno fa', other: ', # anni fa' }),
    },
    assignee: 'Assegnatario:',
    you: 'Tu',
    other: 'un’altra persona',
    edited: 'Novità dal cliente',
    replied: 'Il cliente ha risposto',
    repliedTimes: (count) => `Il cliente ha risposto (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Spostata in “${status}”`,
    assigned: {
      you: 'Assegnata a te',
      member: ({ name }) => `Assegnata a ${name}`,
      other: 'Assegnata a un’altra persona',
      nobody: 'Non più assegnata',
    },
  },
  emptied: 'Queste recensioni non fanno più parte di questo elenco.',
  update: 'Aggiorna elenco',

  changes: {
    one: {
      done: 'Segnata come conclusa',
      status: ({ status }) => `Nuovo stato: ${status}`,
      assigned: {
        you: 'Assegnata a te',
        member: ({ name }) => `Assegnata a ${name}`,
        other: 'Assegnata a un’altra persona',
        nobody: 'Assegnazione rimossa',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, {
          one: '# recensione segnata come conclusa',
          other: '# recensioni segnate come concluse',
        }),
      status: ({ count, status }) =>
        plural(count, {
          one: `# recensione con nuovo stato “${status}”`,
          other: `# recensioni con nuovo stato “${status}”`,
        }),
      assigned: {
        you: ({ count }) =>
          plural(count, { one: '# recensione assegnata a te', other: '# recensioni assegnate a te' }),
        member: ({ count, name }) =>
          plural(count, {
            one: `# recensione assegnata a ${name}`,
            other: `# recensioni assegnate a ${name}`,
          }),
        other: ({ count }) =>
          plural(count, {
            one: '# recensione assegnata a un’altra persona',
            other: '# recensioni assegnate a un’altra persona',
          }),
        nobody: ({ count }) =>
          plural(count, {
            one: '# recensione senza più assegnatario',
            other: '# recensioni senza più assegnatario',
          }),
      },
    },
    already: {
      done: 'Già segnata come conclusa',
      status: ({ status }) => `Lo stato è già “${status}”`,
      assigned: {
        you: 'Già assegnata a te',
        member: ({ name }) => `Già assegnata a ${name}`,
        other: 'Già assegnata a un’altra persona',
        nobody: 'Già senza assegnatario',
      },
    },
    failed: 'Impossibile salvare la modifica',
    conflict: 'Modifica non applicata',
    undone: 'Modifica annullata',
    undoFailed: 'Impossibile annullare',
    notUndone: 'Modifica non annullata',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `# su ${number(all)} resta invariata: nel frattempo è stata modificata da qualcun altro.`,
        other: `# su ${number(all)} restano invariate: nel frattempo sono state modificate da qualcun altro.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Qualcuno', status }) =>
        `${by} l’ha modificata nel frattempo: ora lo stato è “${status}” ed è assegnata a te.`,
      member: ({ by = 'Qualcuno', status, name }) =>
        `${by} l’ha modificata nel frattempo: ora lo stato è “${status}” ed è assegnata a ${name}.`,
      other: ({ by = 'Qualcuno', status }) =>
        `${by} l’ha modificata nel frattempo: ora lo stato è “${status}” ed è assegnata a un’altra persona.`,
      nobody: ({ by = 'Qualcuno', status }) =>
        `${by} l’ha modificata nel frattempo: ora lo stato è “${status}” ed è senza assegnatario.`,
    },
    notMade: (whatHappened) => `${whatHappened} La tua modifica non è stata applicata.`,
  },

  shortcuts: {
    title: 'Scorciatoie da tastiera',
    description: 'Funzionano nell’elenco e in una recensione aperta, tranne mentre scrivi.',
    use: 'Usa le scorciatoie da tastiera in questo browser',
    actions: {
      nextAndPrevious: 'Recensione successiva e precedente',
      open: 'Apri la recensione',
      done: 'Segna come conclusa',
      assign: 'Assegna',
      reply: 'Rispondi',
      note: 'Aggiungi una nota',
      select: 'Seleziona; con Shift, tutte fino a qui',
      undo: 'Annulla',
      search: 'Cerca',
      close: 'Chiudi la recensione o deseleziona tutto',
      help: 'Questo elenco',
    },
  },

  review: {
    title: 'Recensione',
    edited: (time) => `Modificata: ${time}`,
    notFound: (company) => ['Questo link non corrisponde a nessuna recensione per ', company, '.'],
    failed: 'Impossibile caricare le recensioni',
    all: 'Tutte le recensioni',
    copyLink: 'Copia link',
    linkCopied: 'Link copiato',
    copyText: 'Copia testo',
    textCopied: 'Testo copiato',
    copyFailed: 'Impossibile copiare',
    copyFailedDescription: 'Riprova.',
    showVersions: 'Mostra testo precedente',
    versions: 'Versioni precedenti',
    versionsFailed: 'Impossibile caricare le versioni precedenti',
  },
  pager: {
    label: 'Recensioni',
    previous: 'Precedente',
    next: 'Successiva',
    previousTitle: (key) => `Precedente (${key})`,
    nextTitle: (key) => `Successiva (${key})`,
    position: ({ place, all }) => `${place} di ${all}`,
  },

  case: {
    label: 'Caso',
    failed: 'Impossibile caricare il caso',
    changeFailed: 'Impossibile modificare il caso',
    status: 'Stato',
    assignee: 'Assegnatario',
    assignToMe: 'Assegna a me',
    nobody: 'Nessuno',
    me: (name) => `Io (${name})`,
    formerMember: 'Un ex membro',
    changed: ({ ago }) => `Modificato ${ago}`,
    changedByYou: ({ ago }) => `Modificato da te ${ago}`,
    changedBy: ({ ago, name }) => `Modificato da ${name} ${ago}`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Tu, in un’altra finestra: ${list(changes)}.`,
      member: ({ changes, name }) => `${name}: ${list(changes)}.`,
      visitor: ({ changes }) => `Visitatore: ${list(changes)}.`,
      someone: ({ changes }) => `Qualcun altro: ${list(changes)}.`,
    },
    changes: {
      answered: 'nuova risposta',
      status: (status) => `nuovo stato “${status}”`,
      assigned: {
        you: 'assegnazione a te',
        member: ({ name }) => `assegnazione a ${name}`,
        other: 'assegnazione a un ex membro',
        nobody: 'assegnazione rimossa',
      },
      unknown: 'nuova modifica',
    },
    anyway: {
      status: (status) => `Imposta comunque “${status}”`,
      assign: {
        you: 'Assegna comunque a me',
        member: ({ name }) => `Assegna comunque a ${name}`,
        other: 'Assegna comunque a un ex membro',
        nobody: 'Rimuovi comunque l’assegnatario',
      },
      both: {
        you: ({ status }) => `Imposta comunque “${status}” e assegna a me`,
        member: ({ status, name }) => `Imposta comunque “${status}” e assegna a ${name}`,
        other: ({ status }) => `Imposta comunque “${status}” e assegna a un ex membro`,
        nobody: ({ status }) => `Imposta comunque “${status}” e rimuovi l’assegnatario`,
      },
    },
    leave: 'Lascia così',
  },

  thread: {
    label: 'Conversazione e note',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# messaggio', other: '# messaggi' })}, ${plural(notes, { one: '# nota', other: '# note' })}`,
    you: 'Tu',
    formerMember: 'Un ex membro',
    visitor: 'Visitatore',
    privateNote: 'Nota interna',
    byLink: 'Il visitatore la vede quando apre il proprio link.',
  },
  delivery: {
    sent: (address) => `Inviata a ${address}`,
    sending: 'Invio in corso…',
    retrying: (error) => `Non ancora inviata, ma l’invio verrà ritentato. ${error}`,
    refused: (address) => `Impossibile inviarla a ${address}.`,
    refusedBecause: ({ address, error }) => `Impossibile inviarla a ${address}: ${error}`,
    correct: 'Invia a un altro indirizzo',
    sendTo: 'Invia a',
    sendAgain: 'Invia di nuovo',
    cancel: 'Annulla',
  },
  composer: {
    label: 'Scrivi',
    answer: 'Risposta',
    privateNote: 'Nota interna',
  },
  reply: {
    label: 'Risposta',
    placeholder: 'Scrivi una risposta',
    tooLong: (max) =>
      plural(max, { one: 'Usa al massimo # carattere.', other: 'Usa al massimo # caratteri.' }),
    noName: (variable) => `Il visitatore non ha lasciato il nome. Sostituisci ${variable} con parole tue.`,
    noLocation: (variable) => `Questa recensione non ha una sede. Sostituisci ${variable} con parole tue.`,
    noVariable: (variable) => `Questa non è una variabile. Sostituisci ${variable} con parole tue.`,
    outdated: (time) =>
      `Il visitatore ha modificato questa recensione (${time}). Rileggila prima di rispondere.`,
    byLink: 'Il visitatore la vedrà quando aprirà il proprio link.',
    byEmail: (address) => ['Verrà inviata per e-mail a ', address, '.'],
    differs:
      'La tua risposta precedente è stata inviata: la vedi qui sopra. Invia anche questa se dice qualcosa di nuovo.',
    send: 'Invia',
    sendAndFinish: 'Invia e concludi',
    notFinished: 'Inviata, ma non segnata come conclusa',
    impossible: {
      erased:
        'Il testo e i recapiti di questa recensione sono stati rimossi, perciò non è possibile rispondere.',
      noEmail: 'Il visitatore ha lasciato un numero di telefono, ma non un indirizzo e-mail.',
      noAddress:
        'Il visitatore non ha lasciato né un indirizzo e-mail né un numero di telefono, perciò non è possibile rispondere.',
      optedOut: (company) => ['Il visitatore non vuole più ricevere e-mail da ', company, '.'],
      tooMany:
        'Hai inviato tre risposte di seguito. Potrai scrivere di nuovo quando il visitatore avrà risposto.',
    },
    call: (number) => ['Chiama il ', number],
    noteCall: 'Annota l’accordo',
  },
  note: {
    label: 'Nota interna',
    description: 'Solo il tuo team vede le note. Digita @ per avvisare un collega.',
    placeholder: 'Scrivi una nota',
    tooLong: (max) =>
      plural(max, { one: 'Usa al massimo # carattere.', other: 'Usa al massimo # caratteri.' }),
    add: 'Aggiungi nota',
    colleagues: 'Colleghi',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# collega. Scegli con i tasti freccia e Invio.',
        other: '# colleghi. Scegli con i tasti freccia e Invio.',
      }),
  },
}
