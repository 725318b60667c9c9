import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('de')

const parts = {
  name: 'den bisherigen Namen',
  logoUrl: 'das bisherige Logo',
  brandColor: 'die bisherige Farbe',
}

export const business: BusinessTexts = {
  brand: {
    title: 'Name, Logo und Farbe',
    description: 'Auf Ihrer Bewertungsseite, in E-Mails an Kunden und auf allem, was Sie drucken.',
    name: 'Name',
    nameText: (page) => [
      'Ihre Bewertungsseite hat die Adresse ',
      page,
      '. Die Adresse bleibt, damit gedruckte QR-Codes weiter funktionieren.',
    ],
    color: 'Markenfarbe',
    formerKept: (changed) =>
      `Gedrucktes behält ${list(changed.map((part) => parts[part]))}; die QR-Codes darauf funktionieren weiter.`,
    saved: 'Gespeichert. Besucher sehen es ab jetzt.',
  },

  website: {
    title: 'Ihre Marke auf Ihrer Website finden',
    label: 'Website',
    find: 'Suchen',
    looking: 'Ihre Website wird angesehen. Das kann einige Sekunden dauern.',
    found: 'Wählen Sie aus, was zu Ihnen gehört. Besucher sehen es, sobald Sie speichern.',
    nothingFound:
      'Dort wurde nichts gefunden. Bitte laden Sie unten Ihr Logo hoch und wählen Sie eine Farbe.',
    name: 'Name',
    logos: 'Logos',
    colors: 'Farben',
    colorsText: `Die Zahl ist der Kontrast der Schrift auf einer Schaltfläche; ab ${number(4.5)} ist sie gut lesbar. Wo eine Farbe als Schrift dient, passt die Seite sie an.`,
    sources: {
      page: 'Auf der Seite',
      icon: 'Symbol',
      preview: 'Linkvorschau',
    },
    sample: 'Bewerten',
    contrast: (ratio) => `Kontrast ${ratio}`,
  },

  timeZone: {
    title: 'Zeitzone',
    description: (zone) => `Tage, Wochen und Monate werden in der Zeitzone ${zone} gezählt.`,
    change: 'Zeitzone ändern',
    dialogTitle: 'Zeitzone',
    dialogText: 'Tage, Wochen und Monate werden in dieser Zeitzone gezählt.',
    label: 'Zeitzone',
    save: 'Speichern',
    saved: 'Zeitzone geändert',
    failed: 'Die Zeitzone konnte nicht geändert werden',
  },

  texts: {
    title: 'Sprache und Texte',
    description: 'Besucher lesen Ihre Bewertungsseite in der Sprache ihres Browsers.',
    saved: 'Sprache und Texte gespeichert',
  },

  replyTo: {
    title: 'Antwortadresse',
    description:
      'Hier kommt an, was Besucher auf Ihre E-Mails antworten. Ohne Adresse antworten sie auf ihrer privaten Seite, zu der jede E-Mail einen Link enthält.',
    label: 'E-Mail-Adresse',
    placeholder: 'hallo@example.com',
    save: 'Adresse speichern',
    saved: 'Antwortadresse gespeichert',
    removed: 'Antwortadresse entfernt',
  },

  googleUrl: {
    title: 'Bewertungslink bei Google',
    description: 'Wohin „Öffentlich bewerten“ Ihre Besucher führt.',
    test: 'Link testen',
    missing: 'Noch kein Link. Besucher können keine öffentliche Bewertung abgeben.',
    new: 'Neuer Link',
    update: 'Link ändern',
    updated: 'Bewertungslink bei Google geändert',
    failed: 'Der Link konnte nicht geändert werden',
  },

  linkCheck: {
    title: 'Prüfen Sie Ihren Google-Link',
    text: (months) =>
      plural(months, {
        one: 'Links zu Google können unbemerkt kaputtgehen. Ihren hat seit # Monat niemand geprüft.',
        other: 'Links zu Google können unbemerkt kaputtgehen. Ihren hat seit # Monaten niemand geprüft.',
      }),
    open: 'Öffnen',
    ask: 'War es die Seite Ihres Unternehmens?',
    yes: 'Ja, es ist unsere',
    no: 'Nein, ändern',
    dismiss: 'Ausblenden',
    confirmed: 'Google-Link bestätigt',
    dismissed: 'Erinnerung ausgeblendet',
    failed: 'Speichern fehlgeschlagen',
  },
}
