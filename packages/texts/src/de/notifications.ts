import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const notifications: NotificationsTexts = {
  failed: 'Ihre Benachrichtigungen konnten nicht geladen werden',
  saved: 'Benachrichtigungen gespeichert',
  alerts: {
    title: 'Hinweise',
    description: 'Zu Bewertungen mit wenigen Sternen.',
    descriptionForResponders:
      'Zu Bewertungen mit wenigen Sternen, zu Antworten von Besuchern und zu allem, was Kollegen Ihnen zuweisen oder worin sie Sie erwähnen.',
    when: 'Hinweise senden',
    times: {
      instant: 'Sofort',
      daily: 'Einmal am Tag',
      off: 'Aus',
    },
    threshold: 'Bei Bewertungen mit',
    oneStar: '1 Stern',
    starsOrFewer: (stars) => plural(stars, { one: '# Stern oder weniger', other: '# Sternen oder weniger' }),
    anyStars: 'Beliebig vielen Sternen',
    locations: 'Standorte',
    certainLocations: 'Nur für bestimmte Standorte',
    locationRequired: 'Bitte wählen Sie mindestens einen Standort für Ihre Hinweise.',
  },
  quietHours: {
    title: 'Ruhezeiten',
    description: 'Hinweise warten, bis diese Zeit vorbei ist.',
    on: 'Zu bestimmten Zeiten keine Hinweise senden',
    from: 'Von',
    to: 'Bis',
    timeZone: 'Zeitzone',
  },
  digest: {
    title: 'Zusammenfassung',
    description: 'Bewertungen, Sterne und was noch unbeantwortet ist, in einer E-Mail.',
    when: 'Zusammenfassung senden',
    intervals: {
      weekly: 'Jeden Montagmorgen',
      monthly: 'Jeden Monat',
      off: 'Aus',
    },
    paused: 'Pausiert, weil es mehrmals in Folge nichts zu berichten gab.',
    resume: 'Fortsetzen',
  },
  test: {
    send: 'Testhinweis senden',
    sent: 'Testhinweis gesendet',
    failed: 'Der Testhinweis konnte nicht gesendet werden',
  },
  operatorVisits: {
    title: 'Besuche des Betreibers',
    description: 'Für alle Inhaber. Nur sie ändern es; jeder Besuch steht auch im Sicherheitsprotokoll.',
    mail: 'Den Inhabern eine E-Mail senden, wenn der Betreiber dieses Dienstes das Dashboard ansieht',
    failed: 'Speichern fehlgeschlagen',
  },
}
