import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Dil ve saat dilimi',
  description: 'Bu sayfalar ve aldığınız e-postalar için.',
  loading: 'Yükleniyor…',
  language: 'Dil',
  asInBrowser: 'Tarayıcınızdaki gibi',
  timeZone: 'Saat dilimi',
  asOnDevice: 'Cihazınızdaki gibi',
  save: 'Kaydet',
  saved: 'Dil ve saat dilimi kaydedildi',
}
