import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Dalla scansione alla recensione',
  failed: 'Impossibile caricare le visite',
  empty:
    'In questo periodo non c’è ancora nulla da contare. Le scansioni dei codici, le visite alla pagina delle recensioni e ciò che segue appaiono qui.',
  caption: 'Che cosa hanno fatto i visitatori in questo periodo',
  columns: {
    step: 'Passo',
    count: 'Numero',
    countCompared: 'Numero, rispetto al periodo precedente',
    share: 'Per visita alla pagina',
  },
  steps: {
    scan: 'Scansioni',
    view: 'Visite alla pagina',
    public: 'Clic su Google',
    rating: 'Valutazioni iniziate',
    review: 'Recensioni',
  },
}
