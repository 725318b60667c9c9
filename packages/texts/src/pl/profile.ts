import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Język i strefa czasowa',
  description: 'Na tych stronach i w e-mailach, które otrzymujesz.',
  loading: 'Wczytywanie…',
  language: 'Język',
  asInBrowser: 'Jak w przeglądarce',
  timeZone: 'Strefa czasowa',
  asOnDevice: 'Jak na urządzeniu',
  save: 'Zapisz',
  saved: 'Zapisano język i strefę czasową',
}
