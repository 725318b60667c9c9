import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Langue et fuseau horaire',
  description: 'Pour ces pages et pour les e-mails que vous recevez.',
  loading: 'Chargement…',
  language: 'Langue',
  asInBrowser: 'Comme dans votre navigateur',
  timeZone: 'Fuseau horaire',
  asOnDevice: 'Comme sur votre appareil',
  save: 'Enregistrer',
  saved: 'Langue et fuseau horaire enregistrés',
}
