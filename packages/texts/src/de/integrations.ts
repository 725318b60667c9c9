import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Damit können Ihre eigenen Programme und Dienste wie Zapier mit Ihren Bewertungen arbeiten.',
    webhooks: 'Webhooks',
    webhooksDescription: 'Melden Ihrem eigenen System sofort neue Bewertungen und was aus ihnen wird.',
    webhookLog: 'Protokoll eines Webhooks',
  },

  scopes: {
    'company:read': 'Einstellungen des Unternehmens sehen',
    'company:manage': 'Einstellungen des Unternehmens ändern',
    'reviews:read': 'Bewertungen und ihre Zahlen lesen',
    'reviews:contacts': 'Kontaktdaten sehen, die Besucher hinterlassen haben',
    'reviews:reply': 'Besuchern antworten und Bewertungen bearbeiten',
    'reviews:export': 'Bewertungen exportieren',
    'orders:read': 'Druckbestellungen sehen',
    'orders:place': 'Drucke bestellen',
    'locations:read': 'Standorte sehen',
    'locations:manage': 'Standorte hinzufügen und ändern',
    'placements:read': 'QR-Codes sehen',
    'placements:manage': 'QR-Codes anlegen und ändern',
    'audit:read': 'Das Sicherheitsprotokoll lesen',
    'platform:manage': 'Alles, was Betreiber tun, außer bei Benutzern, API-Schlüsseln und Protokoll',
  },

  keys: {
    title: 'API-Schlüssel',
    empty: 'Noch keine API-Schlüssel',
    emptyText: 'Ein Programm mit einem Schlüssel kann tun, was Sie ihm erlauben, ohne Ihr Passwort.',
    list: 'API-Schlüssel',
    loadFailed: 'Die API-Schlüssel konnten nicht geladen werden',

    create: 'API-Schlüssel erstellen',
    createTitle: 'API-Schlüssel erstellen',
    name: 'Name',
    nameText: 'Was den Schlüssel verwendet, zum Beispiel Kasse.',
    nameMissing: 'Bitte geben Sie einen Namen ein',
    mayDo: 'Was er darf',
    mayDoMissing: 'Bitte wählen Sie, was der Schlüssel darf',
    expiresAfter: 'Läuft ab',
    lifetimes: {
      30: 'Nach 30 Tagen',
      90: 'Nach 90 Tagen',
      365: 'Nach 1 Jahr',
      never: 'Nie',
    },
    createSubmit: 'API-Schlüssel erstellen',
    created: (name) => ['Ihr API-Schlüssel ', name],
    key: 'API-Schlüssel',

    endsIn: 'endet auf',
    expiredBadge: 'Abgelaufen',
    endedBadge: 'Beendet',
    endsBadge: (date) => `Endet am ${date}`,
    lastUsed: (date) => `Zuletzt verwendet: ${date}`,
    neverUsed: 'Nie verwendet',
    expires: (date) => `Läuft am ${date} ab`,
    expired: (date) => `Abgelaufen am ${date}`,
    neverExpires: 'Läuft nie ab',
    createdOn: (date) => `Erstellt am ${date}`,
    createdBy: (date, maker) => [`Erstellt am ${date} von `, maker],
    allowed: (name) => `Was ${name} darf`,

    makerLeft:
      'Wer diesen Schlüssel erstellt hat, gehört nicht mehr zum Team. Deshalb endet er bald. Ein Inhaber kann ihn behalten.',
    makerLeftToOwner:
      'Wer diesen Schlüssel erstellt hat, gehört nicht mehr zum Team. Deshalb endet er bald. Wenn Sie ihn behalten, sind Sie für ihn verantwortlich.',
    keep: 'Behalten',
    keepNamed: (name) => `${name} behalten`,
    kept: 'Der API-Schlüssel gilt weiter',
    keepFailed: 'Der API-Schlüssel konnte nicht behalten werden',

    revoke: 'Widerrufen',
    revokeNamed: (name) => `${name} widerrufen`,
    revokeTitle: (name) => ['API-Schlüssel „', name, '“ widerrufen?'],
    revokeText:
      'Alles, was diesen Schlüssel verwendet, funktioniert sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
    revokeConfirm: 'API-Schlüssel widerrufen',
    revoked: 'API-Schlüssel widerrufen',
    revokeFailed: 'Der API-Schlüssel konnte nicht widerrufen werden',
  },

  secret: {
    once: 'Kopieren Sie ihn jetzt. Er wird nur dieses eine Mal angezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    copyFailedText: 'Bitte markieren und kopieren Sie den Text selbst.',
    done: 'Gespeichert',
    signing: 'Signaturschlüssel',
    signingText: 'Damit prüft Ihr System unsere Signatur. Er wird nur jetzt angezeigt.',
    copySigning: 'Signaturschlüssel kopieren',
  },

  webhooks: {
    empty: 'Noch keine Webhooks',
    emptyText:
      'Fügen Sie die Adresse Ihres Systems hinzu, senden Sie einen Test und sehen Sie sofort, was es geantwortet hat.',
    loadFailed: 'Die Webhooks konnten nicht geladen werden',
    changeFailed: 'Der Webhook konnte nicht geändert werden',
    add: 'Webhook hinzufügen',

    off: 'Aus',
    failing: 'Gestört',
    withWords: 'Mit Text',
    events: (count) => plural(count, { one: '# Ereignis', other: '# Ereignisse' }),
    nothingSent: 'noch nichts gesendet',
    lastArrived: (ago) => `zuletzt angekommen: ${ago}`,
    lastFailed: (ago) => `zuletzt fehlgeschlagen: ${ago}`,
    formerSecret: (time) => `Bis ${time} signiert auch der frühere Schlüssel.`,
    whyOff: {
      gone: 'Ausgeschaltet, weil die Adresse geantwortet hat, dass es sie nicht mehr gibt (410).',
      failing: 'Ausgeschaltet, weil eine Nachricht mehr als drei Tage lang nicht zugestellt werden konnte.',
      byUser: 'Ausgeschaltet. Es wird nichts gesendet, bis Sie ihn einschalten.',
    },

    more: (host) => `Mehr zu ${host}`,
    edit: 'Bearbeiten',
    replaceSecret: 'Schlüssel ersetzen',
    switchOff: 'Ausschalten',
    switchOn: 'Einschalten',
    delete: 'Löschen',
    log: 'Protokoll',
    logOf: (host) => `Protokoll von ${host}`,

    form: {
      addTitle: 'Webhook hinzufügen',
      editTitle: 'Webhook bearbeiten',
      text: 'Wir senden eine signierte Nachricht an Ihr System, sobald etwas passiert.',
      address: 'Adresse',
      addressText: 'Wo Ihr System die Nachrichten empfängt, als HTTP POST.',
      // A heading: the names of the events are sentences, which cannot follow “wenn”.
      events: 'Anlässe für eine Nachricht',
      eventsMissing: 'Bitte wählen Sie mindestens ein Ereignis',
      words: 'Senden, was Kunden geschrieben haben',
      wordsText:
        'Sonst enthalten die Nachrichten nur IDs, Sterne und Zeiten. Kontaktdaten werden nie gesendet.',
      description: 'Beschreibung',
      secret: 'Eigener Signaturschlüssel',
      secretText: 'Falls Ihr Werkzeug einen erzeugt: „whsec_“ und Base64. Sonst erzeugen wir ihn.',
      addSubmit: 'Webhook hinzufügen',
      save: 'Speichern',
    },
    eventNames: {
      'review.created': 'Ein Kunde gibt eine Bewertung ab',
      'review.changed': 'Ein Kunde ändert eine Bewertung, oder Kontaktdaten werden entfernt',
      'review.withdrawn': 'Ein Kunde zieht eine Bewertung zurück',
      'review.erased': 'Der Text einer Bewertung wird gelöscht',
      'case.changed': 'Status oder Zuweisung einer Bewertung ändert sich',
      'message.received': 'Ein Kunde antwortet',
      'order.changed': 'Eine Druckbestellung wird aufgegeben oder ändert sich',
      'company.suspended': 'Das Unternehmen wird gesperrt',
      'company.restored': 'Das Unternehmen ist wieder aktiv',
      'company.created': 'Ein Unternehmen wird angelegt',
    },

    added: {
      title: 'Webhook hinzugefügt',
      text: 'Kopieren Sie den Schlüssel und probieren Sie dann, ob eine Nachricht ankommt.',
      standard: (link) => [
        'Die Nachrichten sind signiert wie bei ',
        link('Standard Webhooks'),
        '; dafür gibt es Bibliotheken in den meisten Programmiersprachen.',
      ],
      done: 'Fertig',
    },
    replace: {
      title: 'Signaturschlüssel ersetzen?',
      text: (hours) =>
        plural(hours, {
          one: 'Sie erhalten einen neuen. # Stunde lang werden Nachrichten mit beiden signiert; ein noch früher ersetzter Schlüssel endet jetzt.',
          other:
            'Sie erhalten einen neuen. # Stunden lang werden Nachrichten mit beiden signiert; ein noch früher ersetzter Schlüssel endet jetzt.',
        }),
      confirm: 'Schlüssel ersetzen',
      failed: 'Der Signaturschlüssel konnte nicht ersetzt werden',
      doneTitle: 'Signaturschlüssel ersetzt',
      doneText: (hours) =>
        plural(hours, {
          one: '# Stunde lang werden Nachrichten auch noch mit dem früheren Schlüssel signiert.',
          other: '# Stunden lang werden Nachrichten auch noch mit dem früheren Schlüssel signiert.',
        }),
    },
    remove: {
      title: (host) => ['Webhook zu ', host, ' löschen?'],
      text: 'Er erhält keine Nachrichten mehr, und sein Protokoll ist nicht mehr einsehbar.',
      confirm: 'Löschen',
      done: 'Webhook gelöscht',
      failed: 'Der Webhook konnte nicht gelöscht werden',
    },

    outcome: {
      waiting: 'Wartet auf den Versand',
      notSent: 'Nicht gesendet',
      answered: (status, ms) => `Antwort ${status} nach ${number(ms)} ms`,
      noAnswer: (ms) => `Keine Antwort nach ${number(ms)} ms`,
    },
    test: {
      send: 'Test senden',
      sendTo: (host) => `Test an ${host} senden`,
      failed: 'Der Test konnte nicht gesendet werden',
      sending: 'Wird gesendet …',
      arrived: (outcome) => `Der Test ist angekommen. ${outcome}.`,
      notArrived: (outcome) => `Der Test ist nicht angekommen. ${outcome}.`,
      arrivedWith: (outcome) => `Der Test ist angekommen. ${outcome}:`,
      notArrivedWith: (outcome) => `Der Test ist nicht angekommen. ${outcome}:`,
    },

    messages: {
      show: 'Anzeigen',
      all: 'Alle Nachrichten',
      choices: {
        pending: 'Wartend',
        delivered: 'Zugestellt',
        failed: 'Fehlgeschlagen',
      },
      status: {
        pending: 'Wartet',
        delivered: 'Zugestellt',
        failed: 'Fehlgeschlagen',
      },
      none: 'Noch nichts gesendet',
      noneSuch: 'Keine solchen Nachrichten',
      noneText: (days) =>
        plural(days, {
          one: 'Nachrichten des letzten Tages erscheinen hier, mit der Antwort Ihres Systems.',
          other: 'Nachrichten der letzten # Tage erscheinen hier, mit der Antwort Ihres Systems.',
        }),
      loadFailed: 'Die Nachrichten konnten nicht geladen werden',
      shown: (count) => plural(count, { one: '# Nachricht angezeigt', other: '# Nachrichten angezeigt' }),

      attempts: (count) => plural(count, { one: '# Versuch', other: '# Versuche' }),
      nextAttempt: (time) => `Nächster Versuch: ${time}`,
      attemptList: 'Versuche',
      attemptAnswered: (time, status, ms) => `${time}: Antwort ${status} nach ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time}: keine Antwort nach ${number(ms)} ms`,
      message: 'Nachricht',
      sendAgain: 'Erneut senden',
      sentAgain: 'Die Nachricht wird erneut gesendet',
      sendAgainFailed: 'Die Nachricht konnte nicht erneut gesendet werden',
    },
    span: {
      open: 'Zeitraum erneut senden',
      title: 'Zeitraum erneut senden',
      text: 'Jede Nachricht aus dieser Zeit wird noch einmal gesendet, mit derselben ID, damit Ihr System erkennt, welche es schon hat.',
      from: 'Von',
      to: 'Bis',
      send: 'Erneut senden',
      nothing: 'Es gibt nichts erneut zu senden',
      sending: (count) =>
        plural(count, {
          one: '# Nachricht wird erneut gesendet',
          other: '# Nachrichten werden erneut gesendet',
        }),
    },
  },
}
