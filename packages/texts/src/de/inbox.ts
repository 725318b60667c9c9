import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('de')

export const inbox: InboxTexts = {
  status: {
    new: 'Offen',
    in_progress: 'In Arbeit',
    waiting: 'Wartet auf Kunden',
    done: 'Erledigt',
  },
  views: {
    label: 'Ansichten',
    names: {
      new: 'Offen',
      in_progress: 'In Arbeit',
      waiting: 'Wartet auf Kunden',
      done: 'Erledigt',
      all: 'Alle',
      mine: 'Meine',
      unassigned: 'Nicht zugewiesen',
    },
    count: (count) => plural(count, { one: ', # Bewertung', other: ', # Bewertungen' }),
  },
  toolbar: {
    selectAll: 'Alle auf der Seite auswählen',
    selected: (count) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
    clear: 'Auswahl aufheben',
    limit: (max) =>
      plural(max, {
        one: 'Höchstens # lässt sich auf einmal ändern.',
        other: 'Höchstens # lassen sich auf einmal ändern.',
      }),
    status: 'Status',
    assign: 'Zuweisen',
    me: (name) => `Ich (${name})`,
    nobody: 'Niemand',
    loading: 'Wird geladen …',
    shortcuts: 'Tastenkürzel',
    shortcutsTitle: 'Tastenkürzel (?)',
    select: (stars) =>
      plural(stars, {
        one: 'Die Bewertung mit # Stern auswählen',
        other: 'Die Bewertung mit # Sternen auswählen',
      }),
  },
  line: {
    status: 'Status:',
    age: {
      minutes: (count) => `· ${number(count)} Min.`,
      hours: (count) => `· ${number(count)} Std.`,
      days: (count) => `· ${number(count)} Tg.`,
      years: (count) => `· ${number(count)} J.`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', # Minute alt', other: ', # Minuten alt' }),
      hours: (count) => plural(count, { one: ', # Stunde alt', other: ', # Stunden alt' }),
      days: (count) => plural(count, { one: ', # Tag alt', other: ', # Tage alt' }),
      years: (count) => plural(count, { one: ', # Jahr alt', other: ', # Jahre alt' }),
    },
    assignee: 'Zuständig:',
    you: 'Sie',
    other: 'jemand anderes',
    edited: 'Neues vom Kunden',
    replied: 'Kunde hat geantwortet',
    repliedTimes: (count) => `Kunde hat geantwortet (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Verschoben nach „${status}“`,
    assigned: {
      you: 'Ihnen zugewiesen',
      member: ({ name }) => `${name} zugewiesen`,
      other: 'Jemand anderem zugewiesen',
      nobody: 'Nicht mehr zugewiesen',
    },
  },
  emptied: 'Alle diese Bewertungen haben die Liste verlassen.',
  update: 'Liste aktualisieren',

  changes: {
    one: {
      done: 'Als erledigt markiert',
      status: ({ status }) => `Auf „${status}“ gesetzt`,
      assigned: {
        you: 'Ihnen zugewiesen',
        member: ({ name }) => `${name} zugewiesen`,
        other: 'Jemand anderem zugewiesen',
        nobody: 'Zuweisung entfernt',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, {
          one: '# Bewertung als erledigt markiert',
          other: '# Bewertungen als erledigt markiert',
        }),
      status: ({ count, status }) =>
        plural(count, {
          one: `# Bewertung auf „${status}“ gesetzt`,
          other: `# Bewertungen auf „${status}“ gesetzt`,
        }),
      assigned: {
        you: ({ count }) =>
          plural(count, { one: '# Bewertung Ihnen zugewiesen', other: '# Bewertungen Ihnen zugewiesen' }),
        member: ({ count, name }) =>
          plural(count, {
            one: `# Bewertung ${name} zugewiesen`,
            other: `# Bewertungen ${name} zugewiesen`,
          }),
        other: ({ count }) =>
          plural(count, {
            one: '# Bewertung jemand anderem zugewiesen',
            other: '# Bewertungen jemand anderem zugewiesen',
          }),
        nobody: ({ count }) =>
          plural(count, {
            one: 'Zuweisung von # Bewertung entfernt',
            other: 'Zuweisung von # Bewertungen entfernt',
          }),
      },
    },
    already: {
      done: 'Bereits als erledigt markiert',
      status: ({ status }) => `Bereits auf „${status}“ gesetzt`,
      assigned: {
        you: 'Bereits Ihnen zugewiesen',
        member: ({ name }) => `Bereits ${name} zugewiesen`,
        other: 'Bereits jemand anderem zugewiesen',
        nobody: 'Bereits niemandem zugewiesen',
      },
    },
    failed: 'Die Änderung konnte nicht gespeichert werden',
    conflict: 'Nicht geändert',
    undone: 'Rückgängig gemacht',
    undoFailed: 'Rückgängigmachen fehlgeschlagen',
    notUndone: 'Nicht rückgängig gemacht',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `# von ${number(all)} bleibt, wie sie ist: Jemand anderes hat sie inzwischen geändert.`,
        other: `# von ${number(all)} bleiben, wie sie sind: Jemand anderes hat sie inzwischen geändert.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Jemand', status }) =>
        `${by} hat dies inzwischen geändert: jetzt „${status}“, Ihnen zugewiesen.`,
      member: ({ by = 'Jemand', status, name }) =>
        `${by} hat dies inzwischen geändert: jetzt „${status}“, ${name} zugewiesen.`,
      other: ({ by = 'Jemand', status }) =>
        `${by} hat dies inzwischen geändert: jetzt „${status}“, jemand anderem zugewiesen.`,
      nobody: ({ by = 'Jemand', status }) =>
        `${by} hat dies inzwischen geändert: jetzt „${status}“, niemandem zugewiesen.`,
    },
    notMade: (whatHappened) => `${whatHappened} Ihre Änderung wurde nicht übernommen.`,
  },

  shortcuts: {
    title: 'Tastenkürzel',
    description: 'Für die Liste und für eine geöffnete Bewertung, außer beim Schreiben.',
    use: 'Tastenkürzel in diesem Browser verwenden',
    actions: {
      nextAndPrevious: 'Nächste und vorige Bewertung',
      open: 'Bewertung öffnen',
      done: 'Als erledigt markieren',
      assign: 'Zuweisen',
      reply: 'Antworten',
      note: 'Notiz hinzufügen',
      select: 'Auswählen; mit Umschalt alle bis hier',
      undo: 'Rückgängig machen',
      search: 'Suchen',
      close: 'Bewertung schließen oder Auswahl aufheben',
      help: 'Diese Liste',
    },
  },

  review: {
    title: 'Bewertung',
    edited: (time) => `Geändert: ${time}`,
    notFound: (company) => ['Dieser Link passt zu keiner Bewertung von ', company, '.'],
    failed: 'Die Bewertungen konnten nicht geladen werden',
    all: 'Alle Bewertungen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    copyText: 'Text kopieren',
    textCopied: 'Text kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    copyFailedDescription: 'Bitte versuchen Sie es erneut.',
    showVersions: 'Was vorher dort stand',
    versions: 'Frühere Fassungen',
    versionsFailed: 'Die früheren Fassungen konnten nicht geladen werden',
  },
  pager: {
    label: 'Bewertungen',
    previous: 'Zurück',
    next: 'Weiter',
    previousTitle: (key) => `Zurück (${key})`,
    nextTitle: (key) => `Weiter (${key})`,
    position: ({ place, all }) => `${place} von ${all}`,
  },

  case: {
    label: 'Fall',
    failed: 'Der Fall konnte nicht geladen werden',
    changeFailed: 'Der Fall konnte nicht geändert werden',
    status: 'Status',
    assignee: 'Zuständig',
    assignToMe: 'Mir zuweisen',
    nobody: 'Niemand',
    me: (name) => `Ich (${name})`,
    formerMember: 'Ein früheres Mitglied',
    changed: ({ ago }) => `Geändert ${ago}`,
    changedByYou: ({ ago }) => `Geändert ${ago} von Ihnen`,
    changedBy: ({ ago, name }) => `Geändert ${ago} von ${name}`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Sie haben in einem anderen Fenster ${list(changes)}.`,
      member: ({ changes, name }) => `${name} hat ${list(changes)}.`,
      visitor: ({ changes }) => `Der Besucher hat ${list(changes)}.`,
      someone: ({ changes }) => `Jemand hat ${list(changes)}.`,
    },
    // Each follows “hat” or “haben”.
    changes: {
      answered: 'geantwortet',
      status: (status) => `den Status auf „${status}“ gesetzt`,
      assigned: {
        you: 'den Fall Ihnen zugewiesen',
        member: ({ name }) => `den Fall ${name} zugewiesen`,
        other: 'den Fall einem früheren Mitglied zugewiesen',
        nobody: 'die Zuweisung entfernt',
      },
      unknown: 'dies geändert',
    },
    anyway: {
      status: (status) => `Trotzdem auf „${status}“ setzen`,
      assign: {
        you: 'Trotzdem mir zuweisen',
        member: ({ name }) => `Trotzdem ${name} zuweisen`,
        other: 'Trotzdem einem früheren Mitglied zuweisen',
        nobody: 'Trotzdem Zuweisung entfernen',
      },
      both: {
        you: ({ status }) => `Trotzdem auf „${status}“ setzen und mir zuweisen`,
        member: ({ status, name }) => `Trotzdem auf „${status}“ setzen und ${name} zuweisen`,
        other: ({ status }) => `Trotzdem auf „${status}“ setzen und einem früheren Mitglied zuweisen`,
        nobody: ({ status }) => `Trotzdem auf „${status}“ setzen und Zuweisung entfernen`,
      },
    },
    leave: 'So lassen, wie es ist',
  },

  thread: {
    label: 'Nachrichten und Notizen',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# Nachricht', other: '# Nachrichten' })}, ${plural(notes, { one: '# Notiz', other: '# Notizen' })}`,
    you: 'Sie',
    formerMember: 'Ein früheres Mitglied',
    visitor: 'Besucher',
    privateNote: 'Interne Notiz',
    byLink: 'Für den Besucher zu sehen, sobald er seinen Link öffnet.',
  },
  delivery: {
    sent: (address) => `Gesendet an ${address}`,
    sending: 'Wird gesendet …',
    retrying: (error) => `Noch nicht gesendet, es wird aber noch einmal versucht. ${error}`,
    refused: (address) => `Konnte nicht an ${address} gesendet werden.`,
    refusedBecause: ({ address, error }) => `Konnte nicht an ${address} gesendet werden: ${error}`,
    correct: 'An andere Adresse senden',
    sendTo: 'Senden an',
    sendAgain: 'Erneut senden',
    cancel: 'Abbrechen',
  },
  composer: {
    label: 'Schreiben',
    answer: 'Antwort',
    privateNote: 'Interne Notiz',
  },
  reply: {
    label: 'Antwort',
    placeholder: 'Schreiben Sie eine Antwort',
    tooLong: (max) =>
      plural(max, {
        one: 'Bitte verwenden Sie höchstens # Zeichen.',
        other: 'Bitte verwenden Sie höchstens # Zeichen.',
      }),
    noName: (variable) =>
      `Der Besucher hat keinen Namen hinterlassen. Bitte ersetzen Sie ${variable} durch eigene Worte.`,
    noLocation: (variable) =>
      `Diese Bewertung hat keinen Standort. Bitte ersetzen Sie ${variable} durch eigene Worte.`,
    noVariable: (variable) => `Das ist kein Platzhalter. Bitte ersetzen Sie ${variable} durch eigene Worte.`,
    outdated: (time) =>
      `Der Besucher hat diese Bewertung geändert (${time}). Bitte lesen Sie sie noch einmal, bevor Sie antworten.`,
    byLink: 'Für den Besucher zu sehen, sobald er seinen Link öffnet.',
    byEmail: (address) => ['Geht per E-Mail an ', address, '.'],
    differs:
      'Ihre vorige Antwort wurde gesendet: Sie steht oben. Senden Sie auch diese, wenn sie etwas Neues sagt.',
    send: 'Senden',
    sendAndFinish: 'Senden und erledigen',
    notFinished: 'Gesendet, aber nicht als erledigt markiert',
    impossible: {
      erased:
        'Text und Kontaktdaten dieser Bewertung wurden entfernt, deshalb gibt es niemanden, dem Sie antworten könnten.',
      noEmail: 'Der Besucher hat eine Telefonnummer hinterlassen, aber keine E-Mail-Adresse.',
      noAddress:
        'Der Besucher hat weder E-Mail-Adresse noch Telefonnummer hinterlassen, deshalb gibt es niemanden, dem Sie antworten könnten.',
      optedOut: (company) => ['Der Besucher möchte keine E-Mails mehr von ', company, '.'],
      tooMany:
        'Sie haben drei Antworten in Folge gesendet. Sie können wieder schreiben, wenn der Besucher geantwortet hat.',
    },
    call: (number) => [number, ' anrufen'],
    noteCall: 'Absprache notieren',
  },
  note: {
    label: 'Interne Notiz',
    description: 'Notizen sieht nur Ihr Team. Mit @ benachrichtigen Sie einen Kollegen.',
    placeholder: 'Schreiben Sie eine Notiz',
    tooLong: (max) =>
      plural(max, {
        one: 'Bitte verwenden Sie höchstens # Zeichen.',
        other: 'Bitte verwenden Sie höchstens # Zeichen.',
      }),
    add: 'Hinzufügen',
    colleagues: 'Kollegen',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# Kollege. Wählen Sie mit den Pfeiltasten und der Eingabetaste.',
        other: '# Kollegen. Wählen Sie mit den Pfeiltasten und der Eingabetaste.',
      }),
  },
}
