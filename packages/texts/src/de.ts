import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('de')

export const pages: PageTexts = {
  loading: 'Wird geladen …',
  noScript: 'Diese Seite benötigt JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  back: 'Zurück',

  language: {
    label: 'Sprache',
    change: 'Sprache ändern',
  },

  titles: {
    choice: (company) => `Wie war es bei uns? · ${company}`,
    rating: (company) => `Wie zufrieden waren Sie? · ${company}`,
    feedback: (company) => `Ihr Feedback · ${company}`,
    thankYou: (company) => `Vielen Dank · ${company}`,
    companyNotFound: 'Unternehmen nicht gefunden',
    notFound: 'Seite nicht gefunden',
    paused: 'Diese Seite macht gerade Pause',
    problem: 'Diese Seite konnte nicht geladen werden',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# Stern', other: '# Sterne' }),
    outOfStars: (rating) => `${number(rating)} von 5 Sternen`,
    optional: 'Optional',
    choice: {
      title: 'Wie war es bei uns?',
      subtitle: 'Ihr Feedback ist uns wichtig',
      publicReview: 'Öffentlich bewerten',
      privateFeedback: 'Privates Feedback geben',
      note: 'Öffentliche Bewertungen erscheinen bei Google. Privates Feedback ist vertraulich und hilft uns, besser zu werden.',
    },
  },

  rating: {
    title: 'Wie zufrieden waren Sie?',
    subtitle: 'Ihr Feedback ist vertraulich und hilft uns, besser zu werden',
    stars: 'Sterne auswählen',
  },

  feedback: {
    loved: 'Was hat Ihnen besonders gefallen?',
    improve: 'Helfen Sie uns, besser zu werden',
    // Not „Bewertung“: that is the public review.
    rating: 'Ihre Sterne',
    text: 'Ihr Feedback',
    placeholder: 'Schreiben Sie uns Ihre Meinung …',
    confidential: 'Ihr Feedback ist vertraulich',
    contact: 'Kontaktdaten',
    optional: 'optional',
    contactReason: 'Damit das Unternehmen Ihnen antworten kann',
    name: 'Name',
    phone: 'Telefonnummer',
    email: 'E-Mail',
    mailReceipt: 'Den privaten Link zu meinem Feedback an mich senden',
    submit: 'Feedback senden',
    submitting: 'Wird gesendet …',
    honeypot: 'Lassen Sie dieses Feld leer',
    tooLong: (over) =>
      plural(over, {
        one: 'Bitte kürzen Sie Ihr Feedback um # Zeichen',
        other: 'Bitte kürzen Sie Ihr Feedback um # Zeichen',
      }),
    offline:
      'Sie sind offline. Ihr Feedback bleibt hier erhalten und wird gesendet, sobald die Verbindung wieder da ist.',
    errorTitle: 'Fehler',
    failed: 'Das Senden ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    requiredTitle: 'Feedback erforderlich',
    invalid: {
      feedback: 'Bitte schreiben Sie uns, was wir besser machen können.',
      rating: 'Bitte wählen Sie 1 bis 5 Sterne',
      contactEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      tooLong: (max) =>
        plural(max, {
          one: 'Bitte verwenden Sie höchstens # Zeichen',
          other: 'Bitte verwenden Sie höchstens # Zeichen',
        }),
      unreadable: 'Bitte entfernen Sie das unlesbare Zeichen',
    },
  },

  thankYou: {
    title: 'Vielen Dank für Ihr Feedback!',
    text: 'Wir lesen Ihr Feedback und arbeiten daran, besser zu werden.',
    home: 'Zur Startseite',
    publicReview: 'Öffentlich bewerten',
    receipt: 'Bewahren Sie diesen Link auf, um Ihr Feedback zu lesen, zu ändern oder zurückzuziehen',
    open: 'Mein Feedback öffnen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
  },

  privacy: 'Datenschutz',

  companyNotFound: {
    title: 'Unternehmen nicht gefunden',
    text: 'Die gesuchte Bewertungsseite gibt es nicht.',
    hint: 'Bitte prüfen Sie die Adresse, scannen Sie den Code erneut oder fragen Sie das Personal nach dem aktuellen.',
    home: 'Zur Startseite',
  },

  problem: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    noConnection: 'Keine Verbindung. Bitte prüfen Sie, ob Sie online sind.',
  },

  paused: {
    title: 'Diese Seite macht gerade Pause.',
    text: 'Danke für Ihren Besuch. Bitte versuchen Sie es später erneut.',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse ist nichts zu finden. Vielleicht ist die Seite umgezogen oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },

  errors: {
    looks_automatic: 'Ihr Feedback wurde noch nicht gesendet. Bitte senden Sie es noch einmal ab.',
    bad_request: 'Die Anfrage konnte nicht verarbeitet werden.',
    unknown_origin:
      'Diese Seite darf diese Anfrage nicht stellen. Bitte öffnen Sie die Seite unter ihrer eigenen Adresse und versuchen Sie es erneut.',
    company_not_found: 'Das Unternehmen wurde nicht gefunden.',
    company_suspended:
      'Diese Seite macht gerade Pause, deshalb wurde Ihr Feedback nicht gesendet. Es bleibt hier erhalten. Bitte versuchen Sie es später erneut.',
    request_timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    review_settled:
      'Ihr früheres Feedback ist über eine Stunde alt und lässt sich nicht mehr ändern. Bitte senden Sie noch einmal ab, um dies als neues Feedback zu schicken.',
    body_too_large: 'Das ist zu groß zum Senden.',
    too_many_requests: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    internal_error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
    overloaded: 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    stopping: 'Der Dienst wird neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  },

  notifications: {
    region: 'Meldungen (F8)',
    close: 'Schließen',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `Ihr Feedback an ${company}`,
  sent: (at, timeZone) => `Gesendet am ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Geändert am ${day(at, timeZone)}`,
  noContact: 'Es sind keine Kontaktdaten gespeichert.',
  changeTitle: 'Feedback ändern',
  until: (at, timeZone) => `Sie können Ihr Feedback bis zum ${day(at, timeZone)} ändern.`,
  settled:
    'Dieses Feedback lässt sich nicht mehr ändern. Sie können es weiterhin zurückziehen oder Ihre Kontaktdaten entfernen.',
  save: 'Änderungen speichern',
  saved: (company) =>
    `Ihre Änderungen wurden gespeichert. ${company} sieht die neue Fassung und auch, was Sie vorher geschrieben haben.`,
  changedElsewhere:
    'Ihr Feedback wurde inzwischen an anderer Stelle geändert, deshalb wurde dies nicht gespeichert. Oben steht, was gespeichert ist, unten, was Sie gerade geschrieben haben.',
  failed: 'Es wurde noch nichts geändert. Bitte versuchen Sie es erneut.',
  removeContact: {
    title: 'Kontaktdaten entfernen',
    text: (company) =>
      `Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse werden gelöscht. ${company} kann Ihnen dann nur noch auf dieser Seite antworten. Ihr Feedback bleibt erhalten.`,
    submit: 'Kontaktdaten entfernen',
    done: 'Ihre Kontaktdaten wurden gelöscht.',
  },
  withdraw: {
    title: 'Feedback zurückziehen',
    text: 'Ihr Text und Ihre Kontaktdaten werden endgültig gelöscht. Nur die Sterne und der Tag bleiben in der Statistik.',
    confirm: 'Ja, mein Feedback löschen',
    submit: 'Feedback zurückziehen',
    unconfirmed: 'Bitte bestätigen Sie, dass Sie Ihr Feedback zurückziehen möchten.',
    done: 'Ihr Feedback wurde zurückgezogen',
    doneText: 'Ihr Text und Ihre Kontaktdaten wurden gelöscht. Dieser Link funktioniert nicht mehr.',
  },
  conversation: {
    time,
    you: 'Sie',
    noAnswer: (company) => `${company} hat noch nicht geantwortet.`,
    sent: (company) => `Ihre Antwort wurde an ${company} gesendet.`,
    answer: 'Ihre Antwort',
    placeholder: 'Schreiben Sie Ihre Antwort …',
    send: 'Antwort senden',
    failed: 'Ihre Antwort wurde noch nicht gesendet. Bitte versuchen Sie es erneut.',
    invalid: {
      blank: 'Bitte schreiben Sie eine Antwort.',
      tooLong: (max) =>
        plural(max, {
          one: 'Bitte verwenden Sie höchstens # Zeichen',
          other: 'Bitte verwenden Sie höchstens # Zeichen',
        }),
    },
  },
  private:
    'Bitte behalten Sie die Adresse dieser Seite für sich: Wer sie hat, kann Ihr Feedback lesen und ändern.',
  ended: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Bitte prüfen Sie, ob die Adresse vollständig ist. Ein Link endet, sobald das Feedback zurückgezogen oder gelöscht ist.',
  },
}

export const notice: NoticeTexts = {
  title: 'Datenschutz',
  responsible: {
    title: 'Wer verantwortlich ist',
    company: (company) => `Für das Feedback, das Sie hier geben, ist ${company} verantwortlich.`,
    address: 'So erreichen Sie das Unternehmen:',
    noAddress: 'Sie erreichen das Unternehmen vor Ort.',
    operator: (operator, company) =>
      `${operator} betreibt diese Seite und speichert das Feedback im Auftrag von ${company}.`,
  },
  kept: {
    title: 'Was gespeichert wird',
    feedback:
      'Ihre Sterne, Ihr Text, Datum und Uhrzeit, die Sprache der Seite und, falls Sie einen QR-Code gescannt haben, welcher es war.',
    contact:
      'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse nur, wenn Sie sie angeben, damit das Unternehmen Ihnen antworten kann.',
  },
  readers: {
    title: 'Wer es liest',
    text: (company) => `Privates Feedback liest das Team von ${company}. Es wird nicht veröffentlicht.`,
    google: 'Eine öffentliche Bewertung geben Sie bei Google ab. Dort gelten die Regeln von Google.',
  },
  duration: {
    title: 'Wie lange es gespeichert wird',
    contact: (months) =>
      plural(months, {
        one: 'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse werden nach # Monat gelöscht.',
        other: 'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse werden nach # Monaten gelöscht.',
      }),
    contactUnlimited:
      'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse bleiben gespeichert, bis Sie oder das Unternehmen sie löschen.',
    text: (months) =>
      plural(months, {
        one: 'Ihr Text wird nach # Monat gelöscht.',
        other: 'Ihr Text wird nach # Monaten gelöscht.',
      }),
    textUnlimited: 'Ihr Text bleibt gespeichert, bis Sie oder das Unternehmen ihn löschen.',
    numbers: 'Die Sterne und der Tag bleiben in der Statistik, ohne Angaben über Sie.',
  },
  rights: {
    title: 'Ihre Rechte',
    receipt:
      'Nach dem Senden erhalten Sie einen privaten Link. Damit können Sie Ihr Feedback jederzeit lesen und zurückziehen und 30 Tage lang ändern.',
    company: (company) =>
      `Sie können ${company} auch fragen, was dort über Sie gespeichert ist, und es berichtigen oder löschen lassen. Außerdem können Sie sich bei einer Datenschutzbehörde beschweren.`,
  },
  tracking: {
    title: 'Kein Tracking',
    text: 'Diese Seiten setzen keine Cookies, erkennen niemanden wieder und laden nichts von anderen Unternehmen. Was Sie eingeben, bleibt in Ihrem Browser, bis es gesendet ist.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} hat auf Ihr Feedback geantwortet`,
    answer: (company) => `Antworten Sie ${company} auf Ihrer privaten Seite:`,
    wrote: (at, timeZone) => `Am ${day(at, timeZone)} schrieben Sie:`,
    why: (company) =>
      `Sie erhalten diese E-Mail, weil Sie mit Ihrem Feedback an ${company} Ihre Adresse hinterlassen haben.`,
    end: (company) => `Keine E-Mails mehr von ${company}:`,
  },
  receipt: {
    link: 'Feedback lesen, ändern oder zurückziehen:',
    why: (company) =>
      `Sie erhalten diese E-Mail, weil Sie sie bei Ihrem Feedback an ${company} angefordert haben.`,
  },
  secret: 'Bitte geben Sie den Link nicht weiter: Wer ihn hat, kann Ihr Feedback lesen und ändern.',
  unsubscribe: {
    stop: (company) => `E-Mails von ${company} zu Ihrem Feedback abbestellen?`,
    stopText: 'Das betrifft nur diese E-Mails, und Sie können es hier rückgängig machen.',
    unsubscribe: 'Abbestellen',
    stopped: (company) => `Sie erhalten keine E-Mails von ${company} zu Ihrem Feedback mehr`,
    stoppedText: 'Alle anderen E-Mails kommen weiter wie bisher.',
    undo: 'Rückgängig machen',
    resumed: (company) => `Sie erhalten wieder E-Mails von ${company} zu Ihrem Feedback`,
    resumedText: 'Sonst hat sich nichts geändert.',
    unknown: 'Dieser Link funktioniert nicht mehr',
    unknownText: 'Sie erhalten diese E-Mails nicht mehr, oder der Link ist unvollständig.',
  },
}

export const prints: PrintTexts = {
  question: ['Wie war', 'Ihr Besuch?'],
  ask: 'Sagen Sie’s uns.',
  instruction: 'Mit der Handykamera scannen',
}
