import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Panel',
  },
  loading: 'Wczytywanie panelu…',
  loadFailed: 'Nie udało się wczytać danych firmy',
  loadFailedUnknown: 'Nie udało się pobrać firmy',

  overview: {
    title: (company) => ['Panel firmy ', company],
    byPeriod: 'Wybrany okres',
  },

  noAccess: {
    title: 'Nie masz dostępu do tego panelu',
    text: 'Ten link może być przeznaczony dla innego konta. Poproś osobę, od której go masz, o dodanie Cię do firmy.',
    toLogin: 'Wróć do logowania',
    toOwn: 'Przejdź do swojego panelu',
  },
  ifDeleted: (contact) => [
    'Jeśli Twoja firma została usunięta, a ma wrócić, daj nam znać. Kontakt: ',
    contact,
  ],
  // After “Kontakt: ”, so in the nominative and without a second colon.
  operator: {
    withAddress: (name, address) => [`${name}, `, address],
    unknown: 'Twój dostawca usługi',
  },
  notInRole: {
    title: 'Twoja rola nie obejmuje tej strony',
    text: 'Jeśli jej potrzebujesz, poproś właściciela firmy o zmianę swojej roli.',
    toOverview: 'Przejdź do przeglądu',
  },

  showMore: 'Pokaż więcej',
  showLess: 'Pokaż mniej',

  location: {
    label: 'Lokalizacja',
    all: 'Wszystkie lokalizacje',
    unknown: 'Nieznana lokalizacja',
  },

  period: {
    label: 'Okres',
    names: {
      '7d': 'Ostatnie 7 dni',
      '30d': 'Ostatnie 30 dni',
      '90d': 'Ostatnie 90 dni',
      '365d': 'Ostatnie 365 dni',
      all: 'Od początku',
    },
    custom: 'Własny zakres',
    from: 'Od',
    to: 'Do',
  },

  // The masculine of “wydźwięk”.
  sentiment: {
    negative: 'Negatywny',
    neutral: 'Neutralny',
    positive: 'Pozytywny',
  },
  mismatch: 'Gwiazdki nie pasują do treści',
}
