import { ui } from '#de/ui.ts'
import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

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

  ui,

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
