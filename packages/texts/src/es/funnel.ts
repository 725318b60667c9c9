import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Del escaneo a la reseña',
  failed: 'No se pudieron cargar las visitas',
  empty:
    'Aún no se ha contado nada en este periodo. Aquí aparecen los escaneos de sus códigos, las vistas de su página de reseñas y lo que sigue.',
  caption: 'Qué hicieron los visitantes en este periodo',
  columns: {
    step: 'Paso',
    count: 'Cantidad',
    countCompared: 'Cantidad, en comparación con el periodo anterior',
    share: 'Por vista de página',
  },
  steps: {
    scan: 'Escaneos',
    view: 'Vistas de página',
    public: 'Clics a Google',
    rating: 'Puntuaciones iniciadas',
    review: 'Reseñas',
  },
}
