import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline:
    'Sie sind offline. Was Sie sehen, ist vielleicht nicht aktuell. Es wird aktualisiert, sobald Sie wieder online sind.',
  reconnecting:
    'Die Verbindung wird wiederhergestellt. Bis dahin ist das, was Sie sehen, vielleicht nicht aktuell.',
  polling:
    'Die Live-Aktualisierung ist unterbrochen. Bis sie wieder läuft, erscheinen neue Bewertungen erst nach bis zu 30 Sekunden.',
}
