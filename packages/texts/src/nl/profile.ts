import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Taal en tijdzone',
  description: 'Voor deze pagina’s en voor de e-mails die je ontvangt.',
  loading: 'Laden…',
  language: 'Taal',
  asInBrowser: 'Zoals in je browser',
  timeZone: 'Tijdzone',
  asOnDevice: 'Zoals op je apparaat',
  save: 'Opslaan',
  saved: 'Taal en tijdzone opgeslagen',
}
