import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const checklist: ChecklistTexts = {
  title: 'Ihre ersten Bewertungen',
  progress: (done, all) => `${number(done)} von ${number(all)} erledigt`,
  show: 'Schritte anzeigen',
  hide: 'Schritte ausblenden',
  dismiss: 'Verwerfen',
  dismissTitle: 'Die ersten Schritte verwerfen?',
  dismissText:
    'Die Liste verschwindet für Ihr ganzes Team und kommt nicht wieder. Alles, was darin steht, bleibt in den Einstellungen, wo es ist.',
  dismissConfirm: 'Verwerfen',
  saveFailed: 'Speichern fehlgeschlagen',
  done: (title) => `${title} (erledigt)`,

  titles: {
    link: 'Google-Link testen',
    brand: 'Logo und Farbe wählen',
    timeZone: 'Zeitzone festlegen',
    code: 'Ersten QR-Code anlegen',
    scan: 'Selbst scannen',
    print: 'Poster oder Aufkleber drucken',
    alert: 'Testhinweis erhalten',
    team: 'Einen Kollegen einladen',
    review: 'Erste Bewertung erhalten',
  },
  steps: {
    link: {
      add: 'Besucher wählen frei zwischen einer öffentlichen Bewertung bei Google und privatem Feedback.',
      addButton: 'Link hinzufügen',
      open: 'Er sollte Ihr Unternehmen bei Google öffnen.',
      openButton: 'Link öffnen',
      ask: 'War es die Seite Ihres Unternehmens?',
      yesButton: 'Ja, es ist unsere',
      noButton: 'Nein, ändern',
    },
    brand: {
      text: 'Beides erscheint auf Ihrer Bewertungsseite und auf allem, was Sie drucken.',
      button: 'Auswählen',
    },
    timeZone: {
      text: 'Sie legt fest, wann Ihr Tag beginnt, für Zahlen und Ruhezeiten.',
      button: 'Festlegen',
    },
    code: {
      text: 'Einen für jede Stelle, zum Beispiel die Theke. Er zeigt, wie oft er gescannt wird.',
      button: 'Code anlegen',
    },
    scan: {
      text: 'Öffnen Sie den QR-Code auf diesem Bildschirm und scannen Sie ihn mit Ihrem Handy.',
      button: 'Meine QR-Codes',
    },
    print: {
      text: 'Bestellen Sie es bei uns oder laden Sie es für Ihren eigenen Drucker herunter.',
      button: 'Design wählen',
    },
    alert: {
      text: 'Damit Sie wissen, dass Hinweise zu Bewertungen mit wenigen Sternen bei Ihnen ankommen.',
    },
    team: {
      text: 'Zu zweit antwortet man schneller.',
      button: 'Einladen',
      ownersOnly: 'Nur Inhaber laden Kollegen ein.',
    },
    review: {
      text: 'Geben Sie sie selbst ab und sehen Sie zu, wie sie hier ankommt.',
      button: 'Bewertungsseite öffnen',
    },
  },
}
