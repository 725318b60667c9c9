import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Do escaneamento à avaliação',
  failed: 'Não foi possível carregar as visitas',
  empty:
    'Nada foi contado neste período ainda. Os escaneamentos dos seus códigos, as visualizações da sua página de avaliação e o que vem depois aparecem aqui.',
  caption: 'O que os visitantes fizeram neste período',
  columns: {
    step: 'Etapa',
    count: 'Quantidade',
    countCompared: 'Quantidade, em comparação com o período anterior',
    share: 'Por visualização',
  },
  steps: {
    scan: 'Escaneamentos',
    view: 'Visualizações',
    public: 'Cliques no Google',
    rating: 'Notas iniciadas',
    review: 'Avaliações',
  },
}
