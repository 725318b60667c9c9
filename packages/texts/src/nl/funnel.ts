import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Van scan tot review',
  failed: 'De bezoeken konden niet worden geladen',
  empty:
    'In deze periode is nog niets geteld. Scans van je codes, weergaven van je reviewpagina en wat daarop volgt, verschijnen hier.',
  caption: 'Wat bezoekers deden, in deze periode',
  columns: {
    step: 'Stap',
    count: 'Aantal',
    countCompared: 'Aantal, vergeleken met de periode ervoor',
    share: 'Per paginaweergave',
  },
  steps: {
    scan: 'Scans',
    view: 'Paginaweergaven',
    public: 'Kliks naar Google',
    rating: 'Begonnen beoordelingen',
    review: 'Reviews',
  },
}
