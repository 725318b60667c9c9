import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Eine Person finden',
    description:
      'Bewertungen, Nachrichten, E-Mails und Bestellungen, die von einer Person stammen oder sie erwähnen, zum Exportieren oder Löschen. Alles, was Sie eingeben, muss übereinstimmen.',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    name: 'Name',
    find: 'Suchen',
    found: (records) => plural(records, { one: '# Eintrag gefunden', other: '# Einträge gefunden' }),
  },
  records: {
    title: (person) => ['Gespeichert zu ', person],
    more: (limit) =>
      plural(limit, {
        one: 'Mehr als # Eintrag passt; dies ist der neueste. Geben Sie mehr ein, um weniger zu finden, oder löschen Sie diesen und suchen Sie noch einmal.',
        other:
          'Mehr als # Einträge passen; dies sind die neuesten. Geben Sie mehr ein, um weniger zu finden, oder löschen Sie diese und suchen Sie noch einmal.',
      }),
    nothingFound: 'Nichts gefunden',
    nothingFoundHint:
      'Keine Bewertung, Nachricht, E-Mail oder Bestellung passt zu allem, was Sie eingegeben haben. Versuchen Sie es mit weniger, zum Beispiel nur mit dem Namen.',
    kinds: {
      review: 'Bewertungen',
      message: 'Nachrichten',
      mail: 'E-Mails',
      order: 'Bestellungen',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# ausgewählt', other: '# ausgewählt' }),
    export: 'Exportieren',
    page: 'Lesbare Seite',
    json: 'JSON',
    exportFailed: 'Export fehlgeschlagen',
    erase: 'Löschen …',
    open: 'Öffnen',
    openLabel: 'Bewertung in neuem Tab öffnen',
  },
  erase: {
    title: (records) => plural(records, { one: '# Eintrag löschen?', other: '# Einträge löschen?' }),
    previewFailed: 'Was gelöscht würde, konnte nicht gezählt werden',
    preview: (records) => `Das wird gelöscht: ${records}.`,
    consequence:
      'Texte und Kontaktdaten sind dann endgültig weg. Sterne und Tage bleiben in Ihrer Statistik.',
    consequenceWithOrders:
      'Texte und Kontaktdaten sind dann endgültig weg. Sterne und Tage bleiben in Ihrer Statistik. Bei Bestellungen werden nur die Rechnungsdaten gelöscht.',
    reason: 'Grund',
    reasonHint: 'Steht auf dem Löschnachweis. Nennen Sie die Person hier deshalb nicht.',
    reasonExample: 'Anfrage per E-Mail vom 1. März',
    understood: 'Mir ist klar, dass sich das nicht rückgängig machen lässt',
    confirm: 'Endgültig löschen',
    nothingLeft:
      'In diesen Einträgen ist nichts mehr zu löschen. Wurde ein früherer Versuch unterbrochen, steht sein Nachweis in der Liste der Löschungen.',
    doneTitle: 'Gelöscht',
    done: 'Bewahren Sie diesen Nachweis auf. Er nennt die Person nicht und bleibt unten in der Liste.',
    close: 'Schließen',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
    messages: (count) => plural(count, { one: '# Nachricht', other: '# Nachrichten' }),
    mails: (count) => plural(count, { one: '# E-Mail', other: '# E-Mails' }),
    orders: (count) => plural(count, { one: '# Bestellung', other: '# Bestellungen' }),
    notes: (count) => plural(count, { one: '# interne Notiz', other: '# interne Notizen' }),
    versions: (count) => plural(count, { one: '# frühere Fassung', other: '# frühere Fassungen' }),
    nothing: 'nichts',
  },
  certificate: {
    title: 'Löschnachweis',
    sheetTitle: (company) => `Löschnachweis, ${company}`,
    erased: 'Gelöscht',
    time: 'Zeit',
    by: 'Gelöscht von',
    reason: 'Grund',
    number: 'Nachweis',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Drucken',
    copy: 'Kopieren',
    copied: 'Löschnachweis kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    copyFailedHint: 'Bitte versuchen Sie es erneut.',
    close: 'Schließen',
  },
  erasures: {
    title: 'Löschungen',
    description: 'Was gelöscht wurde, von wem und warum. Die Löschnachweise nennen die Person nicht.',
    none: 'Es wurde noch nichts gelöscht.',
    failed: 'Die Löschungen konnten nicht geladen werden',
    certificate: 'Nachweis',
    erased: 'Gelöscht',
    reason: 'Grund',
    certificateOf: (at) => `Löschnachweis vom ${at}`,
  },
  retention: {
    title: 'Aufbewahrung',
    description: 'Sterne und Tage bleiben immer in Ihrer Statistik.',
    failed: 'Die Einstellungen konnten nicht geladen werden',
    saved: 'Einstellungen zum Datenschutz gespeichert',
    contacts: 'Kontaktdaten entfernen',
    words: 'Texte von Bewertungen und Nachrichten entfernen',
    after: (months) => plural(months, { one: 'Nach # Monat', other: 'Nach # Monaten' }),
    never: 'Nie',
    upcoming: {
      nothingEver: 'Alles wird aufbewahrt, bis Sie es löschen.',
      nothing: 'Es steht nichts zum Entfernen an.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Am ${on} werden die Kontaktdaten von # Bewertung entfernt.`,
          other: `Am ${on} werden die Kontaktdaten von # Bewertungen entfernt.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Am ${on} werden die Texte von # Bewertung entfernt.`,
          other: `Am ${on} werden die Texte von # Bewertungen entfernt.`,
        }),
      both: ({ on, contacts, words }) =>
        `Am ${on} werden ${plural(contacts, {
          one: 'die Kontaktdaten von # Bewertung',
          other: 'die Kontaktdaten von # Bewertungen',
        })} und ${plural(words, {
          one: 'die Texte von # Bewertung',
          other: 'die Texte von # Bewertungen',
        })} entfernt.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Am ${on} werden die Kontaktdaten von mindestens # Bewertung entfernt.`,
          other: `Am ${on} werden die Kontaktdaten von mindestens # Bewertungen entfernt.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Am ${on} werden die Texte von mindestens # Bewertung entfernt.`,
          other: `Am ${on} werden die Texte von mindestens # Bewertungen entfernt.`,
        }),
      both: ({ on, contacts, words }) =>
        `Am ${on} werden ${plural(contacts, {
          one: 'die Kontaktdaten von mindestens # Bewertung',
          other: 'die Kontaktdaten von mindestens # Bewertungen',
        })} und ${plural(words, {
          one: 'die Texte von mindestens # Bewertung',
          other: 'die Texte von mindestens # Bewertungen',
        })} entfernt.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Wenn Sie speichern, werden Kontaktdaten, die älter als # Monat sind, am Ersten des kommenden Monats endgültig entfernt.',
          other:
            'Wenn Sie speichern, werden Kontaktdaten, die älter als # Monate sind, am Ersten des kommenden Monats endgültig entfernt.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Wenn Sie speichern, werden Texte, die älter als # Monat sind, am Ersten des kommenden Monats endgültig entfernt.',
          other:
            'Wenn Sie speichern, werden Texte, die älter als # Monate sind, am Ersten des kommenden Monats endgültig entfernt.',
        }),
      both: ({ contacts, words }) =>
        `Wenn Sie speichern, werden ${plural(contacts, { one: 'Kontaktdaten, die älter als # Monat sind,', other: 'Kontaktdaten, die älter als # Monate sind,' })} und ${plural(words, { one: 'Texte, die älter als # Monat sind,', other: 'Texte, die älter als # Monate sind,' })} am Ersten des kommenden Monats endgültig entfernt.`,
    },
  },
  address: {
    title: 'Anschrift',
    description: 'Besucher sehen sie in Ihrem Datenschutzhinweis. Nur Inhaber ändern sie.',
    failed: 'Die Anschrift konnte nicht geladen werden',
    label: 'Anschrift Ihres Unternehmens',
    tooLong: (limit) =>
      plural(limit, {
        one: 'Bitte verwenden Sie höchstens # Zeichen.',
        other: 'Bitte verwenden Sie höchstens # Zeichen.',
      }),
    viewNotice: 'Datenschutzhinweis ansehen',
    save: 'Anschrift speichern',
    saved: 'Anschrift gespeichert',
  },
}
