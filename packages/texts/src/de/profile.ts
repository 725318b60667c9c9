import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Sprache und Zeitzone',
  description: 'Für diese Seiten und für die E-Mails, die Sie erhalten.',
  loading: 'Wird geladen …',
  language: 'Sprache',
  asInBrowser: 'Wie in Ihrem Browser',
  timeZone: 'Zeitzone',
  asOnDevice: 'Wie auf Ihrem Gerät',
  save: 'Speichern',
  saved: 'Sprache und Zeitzone gespeichert',
}
