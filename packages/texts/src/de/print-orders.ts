import { spread } from '#de/spread.ts'
import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Werbematerial',
  description:
    'Beides öffnet beim Scannen Ihre Bewertungsseite. Wählen Sie ein Layout und bestellen Sie Drucke bei uns oder beauftragen Sie Ihre eigene Druckerei.',
  loading: 'Wird geladen …',
  failed: 'Es sind keine Unternehmensdaten vorhanden',
  retry: 'Erneut versuchen',

  for: {
    code: (name) => ['Für ', name],
    codes: (count, names) => [`Für ${number(count)} QR-Codes: `, names],
  },
  andMore: (names, count) => `${names} und ${number(count)} weitere`,

  printedFor: {
    label: 'Gedruckt für',
    reviewPage: 'Für Ihre Bewertungsseite',
    reviewPageText: 'Ein QR-Code für alle Stellen.',
    codes: (names) => ['Für ', names],
    oneCode: 'Ein eigener QR-Code.',
    severalCodes: (count) => `${number(count)} QR-Codes, einer für jede Stelle.`,
    language: 'Sprache der Drucke',
    useReviewPage: 'Bewertungsseite',
    choose: 'Codes wählen',
    change: 'Ändern',
  },

  picker: {
    title: 'QR-Codes wählen',
    description: 'Jede Stelle hat ihren eigenen QR-Code, damit Sie sie unterscheiden können.',
    search: 'QR-Codes durchsuchen',
    searchPlaceholder: 'Name oder Code',
    location: 'Standort',
    allLocations: 'Alle Standorte',
    list: 'QR-Codes',
    failed: 'Die QR-Codes konnten nicht geladen werden',
    noMatches: {
      title: 'Kein QR-Code gefunden',
      text: 'Versuchen Sie es mit einem anderen Namen, Code oder Standort.',
    },
    empty: {
      title: 'Noch keine QR-Codes',
      text: 'Legen Sie für jede Stelle einen QR-Code an, zum Beispiel für einen Tisch oder die Theke.',
      toCodes: 'Zu den QR-Codes',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Mehr laden',
    notAllLoaded: 'Nicht alle QR-Codes konnten geladen werden',
    noneSelected: 'Nichts ausgewählt',
    selected: (count) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
    mostSelected: (count) => `${number(count)} ausgewählt, mehr geht nicht auf einmal`,
    clear: 'Aufheben',
    selectAll: 'Alle auswählen',
    selectAllFound: 'Alle gefundenen auswählen',
    cancel: 'Abbrechen',
    useCodes: 'Codes verwenden',
    useReviewPage: 'Bewertungsseite verwenden',
    use: (count) => plural(count, { one: 'Diesen Code verwenden', other: '# Codes verwenden' }),
  },

  pieces: {
    poster: {
      name: 'Poster',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, für Wände und Fenster. Lässt sich quer durch den Raum scannen.`,
      preview: 'Vorschau des Posters',
      layout: 'Layout des Posters',
      layouts: { bold: 'Kräftig', editorial: 'Magazin', arch: 'Bogen' },
      packs: 'Poster-Pakete',
      pack: (quantity) => plural(quantity, { one: '# Poster', other: '# Poster' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Ein Paket braucht mindestens # Poster, eines für jeden QR-Code.',
          other: 'Ein Paket braucht mindestens # Poster, eines für jeden QR-Code.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# Poster', other: '# Poster' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Poster (${centimeters(width)} × ${centimeters(height)} cm, Anzahl: ${number(quantity)})`,
      evenly: (each) => `Poster: ${number(each)} pro QR-Code`,
      unevenly: (by) => `Poster: ${spread(by)}`,
      withoutCode: 'Dieses Poster führt zu Ihrer Seite, ohne eigene Zahlen. Einen QR-Code wählen?',
      willSay: (name) => ['Auf dem Poster steht dann „', name, '“.'],
      downloaded: 'Poster heruntergeladen',
      printFileDownloaded: 'Druckdatei des Posters heruntergeladen',
    },
    sticker: {
      name: 'Aufkleber',
      use: ({ width }) => `${centimeters(width)} cm, rund, für Theken, Tische und Pakete.`,
      preview: 'Vorschau des Aufklebers',
      layout: 'Layout des Aufklebers',
      layouts: { ring: 'Ring', bold: 'Kräftig', horizon: 'Horizont' },
      packs: 'Aufkleber-Pakete',
      pack: (quantity) => plural(quantity, { one: '# Aufkleber', other: '# Aufkleber' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Ein Paket braucht mindestens # Aufkleber, einen für jeden QR-Code.',
          other: 'Ein Paket braucht mindestens # Aufkleber, einen für jeden QR-Code.',
        }),
      order: ({ width }, quantity) =>
        `${plural(quantity, { one: '# Aufkleber', other: '# Aufkleber' })}, ${centimeters(width)} cm, rund`,
      ordered: ({ width }, quantity) =>
        `Aufkleber (${centimeters(width)} cm, rund, Anzahl: ${number(quantity)})`,
      evenly: (each) => `Aufkleber: ${number(each)} pro QR-Code`,
      unevenly: (by) => `Aufkleber: ${spread(by)}`,
      withoutCode: 'Dieser Aufkleber führt zu Ihrer Seite, ohne eigene Zahlen. Einen QR-Code wählen?',
      willSay: (name) => ['Auf dem Aufkleber steht dann „', name, '“.'],
      downloaded: 'Aufkleber heruntergeladen',
      printFileDownloaded: 'Druckdatei des Aufklebers heruntergeladen',
    },
  },

  piece: {
    notReady: 'Das Bild ist noch nicht fertig. Bitte versuchen Sie es erneut.',
    unreadableCode:
      'Der QR-Code in diesem Bild ist nicht lesbar. Bitte wählen Sie ein anderes Layout und versuchen Sie es erneut.',
    previewFailed: 'Die Vorschau konnte nicht geladen werden.',
    previous: 'Voriger QR-Code',
    next: 'Nächster QR-Code',
    position: (at, of) => `${number(at)} von ${number(of)}`,
    order: 'Drucke bestellen',
    download: 'Download',
    downloadPrintFile: 'Druckfertiges PDF',
    downloadFailed: 'Das Bild konnte nicht heruntergeladen werden',
  },
  pageOf: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,

  tooLate: 'Es hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  disconnected:
    'Die Verbindung ist fehlgeschlagen, oder es gibt eine neue Version. Bitte laden Sie die Seite neu und versuchen Sie den Download noch einmal.',
  reload: 'Seite neu laden',

  sheet: {
    title: 'Bogen mit QR-Codes',
    oneCode: 'Der QR-Code mit seinem Namen auf einer A4-Seite, zum Ausdrucken und Ausschneiden.',
    codes: (count, pages) =>
      plural(pages, {
        one: `${number(count)} QR-Codes mit ihren Namen auf einer A4-Seite, zum Ausdrucken und Ausschneiden.`,
        other: `${number(count)} QR-Codes mit ihren Namen auf # A4-Seiten, zum Ausdrucken und Ausschneiden.`,
      }),
    download: 'PDF herunterladen',
    downloaded: 'Bogen heruntergeladen',
    failed: 'Der Bogen konnte nicht heruntergeladen werden',
    documentTitle: (company) => `QR-Codes: ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# QR-Code', other: '# QR-Codes' }),
  },

  names: {
    missing: (characters) => ['Diese Zeichen Ihres Namens lassen sich noch nicht drucken: ', characters, '.'],
    noLetters: 'Ihr Name hat keine Buchstaben, die sich drucken lassen.',
    otherScript: 'Ihr Name lässt sich in dieser Schrift noch nicht drucken.',
    code: (name) => [
      'Dieser Name lässt sich in seiner Schrift noch nicht vollständig drucken: ',
      name,
      '. Die Adresse auf jedem Stück unterscheidet die QR-Codes trotzdem.',
    ],
    codes: (names) => [
      'Diese Namen lassen sich in ihrer Schrift noch nicht vollständig drucken: ',
      names,
      '. Die Adresse auf jedem Stück unterscheidet die QR-Codes trotzdem.',
    ],
  },

  billing: {
    title: 'Rechnungsdaten',
    description: 'Bitte geben Sie Ihre Daten für die Rechnung an.',
    chooseCode: 'QR-Code wählen',
    look: (layout, name) => [`Layout: ${layout}, Text: „`, name, '“'],
    lookIn: (layout, name, language) => [`Layout: ${layout}, Text: „`, name, '“, Sprache: ', language],
    invoice: 'Rechnung per E-Mail, jetzt ist nichts zu zahlen',
    terms: (provider) => `${provider} nennt Ihnen Lieferzeit, Versandkosten und Steuern per E-Mail`,
    fields: {
      companyName: 'Unternehmen',
      contactName: 'Kontaktperson',
      email: 'E-Mail',
      phone: 'Telefon',
      address: 'Anschrift',
    },
    cancel: 'Abbrechen',
    canceled: {
      title: 'Bestellung abgebrochen',
      text: 'Falls sie schon bei uns angekommen ist, steht sie unter „Ihre Bestellungen“.',
    },
    submitted: {
      title: 'Bestellung gesendet',
      text: 'Ihre Druckbestellung ist bei uns angekommen.',
    },
    failed: 'Bestellung fehlgeschlagen',
    failedText: 'Die Druckbestellung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    safeToRepeat:
      'Ihre Eingaben sind nicht verloren. Sie können gefahrlos noch einmal bestellen; es wird nicht doppelt bestellt.',
  },

  proof: {
    title: 'Korrekturabzug',
    text: 'So wird gedruckt. Bitte prüfen Sie Name, Logo, Farben und QR-Codes.',
    picture: 'Korrekturabzug',
    pictureOf: (name: string) => `Korrekturabzug für ${name}`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    front: 'Vorderseite; die Rückseite bleibt unbedruckt',
    scale: 'Maßstabsgetreu, neben einer Bankkarte und einer Münze',
    actualSize: 'Etwa in Originalgröße, neben einer Münze',
    open: 'Datei für die Druckerei öffnen (PDF)',
    failed: 'Der Korrekturabzug konnte nicht geladen werden.',
    notReady:
      'Der Korrekturabzug ist noch nicht fertig. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    changed:
      'Der Druck hat sich inzwischen geändert. Das ist der neue Korrekturabzug. Bitte prüfen Sie ihn und geben Sie ihn noch einmal frei.',
    approve: 'Freigeben und bestellen',
    again: 'Erneut bestellen',
    againOf: (item: string) => `Erneut bestellen: ${item}`,
    againFailed: 'Die Bestellung konnte nicht geöffnet werden',
    gone: 'Dieses Paket ist nicht mehr verfügbar. Bitte wählen Sie oben ein anderes.',
  },

  conflict: {
    title: 'Ihre erste Bestellung wurde bereits mit anderen Angaben aufgegeben.',
    text: 'Sie wurde nicht geändert. Bleiben Sie bei ihr, oder bestellen Sie dies zusätzlich und erhalten Sie zwei Rechnungen.',
    item: 'Artikel',
    price: 'Preis',
    layout: 'Layout',
    language: 'Sprache',
    picture: 'Bild',
    pictureText: 'Es hat sich seit der ersten Bestellung geändert.',
    codes: 'QR-Codes',
    first: (value) => ['Erste Bestellung: ', value],
    now: (value) => ['Jetzt: ', value],
    firstForReviewPage: 'Erste Bestellung: Ihre Bewertungsseite',
    nowForReviewPage: 'Jetzt: Ihre Bewertungsseite',
    firstForCodes: (count) =>
      plural(count, { one: 'Erste Bestellung: # QR-Code', other: 'Erste Bestellung: # QR-Codes' }),
    nowForCodes: (count) => plural(count, { one: 'Jetzt: # QR-Code', other: 'Jetzt: # QR-Codes' }),
    keepFirst: 'Bei der ersten bleiben',
    orderBoth: 'Zusätzlich bestellen',
  },

  orders: {
    title: 'Ihre Bestellungen',
    empty: {
      title: 'Noch keine Bestellungen',
      text: 'Wählen Sie oben ein Paket und verfolgen Sie hier, wie es weitergeht.',
    },
    failed: 'Ihre Bestellungen konnten nicht geladen werden',
    loadMore: 'Mehr Bestellungen laden',
    new: 'Neu',
    states: {
      placed: 'Eingegangen',
      in_production: 'In Herstellung',
      shipped: 'Verschickt',
      delivered: 'Zugestellt',
      cancelled: 'Storniert',
    },
    processed: 'Bearbeitet',
    progress: 'Verlauf',
    progressTitle: 'Verlauf Ihrer Bestellung',
    progressFailed: 'Der Verlauf konnte nicht geladen werden',
    carrier: 'Versand durch',
    tracking: 'Sendungsnummer',
    cancel: {
      open: 'Bestellung stornieren',
      title: 'Diese Bestellung stornieren?',
      text: 'Es wird nichts gedruckt, und es ist nichts zu zahlen. Das lässt sich nicht rückgängig machen.',
      reason: 'Grund',
      keep: 'Bestellung behalten',
      confirm: 'Stornieren',
      done: 'Bestellung storniert',
      failed: 'Die Bestellung konnte nicht storniert werden',
    },
  },
}
