import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Lingua e fuso orario',
  description: 'Per queste pagine e per le e-mail che ricevi.',
  loading: 'Caricamento…',
  language: 'Lingua',
  asInBrowser: 'Come nel browser',
  timeZone: 'Fuso orario',
  asOnDevice: 'Come sul dispositivo',
  save: 'Salva',
  saved: 'Lingua e fuso orario salvati',
}
