import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Du scan à l’avis',
  failed: 'Échec du chargement des visites',
  empty:
    'Rien n’a encore été compté sur cette période. Les scans de vos codes, les vues de votre page d’avis et la suite apparaissent ici.',
  caption: 'Ce que les visiteurs ont fait, sur cette période',
  columns: {
    step: 'Étape',
    count: 'Nombre',
    countCompared: 'Nombre, comparé à la période précédente',
    share: 'Par vue de page',
  },
  steps: {
    scan: 'Scans',
    view: 'Vues de la page',
    public: 'Clics vers Google',
    rating: 'Notes commencées',
    review: 'Avis',
  },
}
