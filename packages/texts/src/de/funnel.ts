import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Vom Scan zur Bewertung',
  failed: 'Die Besuche konnten nicht geladen werden',
  empty:
    'In diesem Zeitraum wurde noch nichts gezählt. Scans Ihrer QR-Codes, Aufrufe Ihrer Bewertungsseite und was darauf folgt, erscheinen hier.',
  caption: 'Was Besucher in diesem Zeitraum getan haben',
  columns: {
    step: 'Schritt',
    count: 'Anzahl',
    countCompared: 'Anzahl, verglichen mit dem Zeitraum davor',
    share: 'Pro Seitenaufruf',
  },
  steps: {
    scan: 'Scans',
    view: 'Seitenaufrufe',
    public: 'Klicks zu Google',
    rating: 'Begonnene Bewertungen',
    review: 'Bewertungen',
  },
}
