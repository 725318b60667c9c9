import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Painel',
  },
  loading: 'Carregando o painel…',
  loadFailed: 'Não foi possível carregar os dados da empresa',
  loadFailedUnknown: 'Não foi possível carregar a empresa',

  overview: {
    title: (company) => ['Painel: ', company],
    byPeriod: 'Por período',
  },

  noAccess: {
    title: 'Você não tem acesso a este painel',
    text: 'Talvez o link seja para outra conta. Peça a quem o enviou que adicione você à empresa.',
    toLogin: 'Voltar ao login',
    toOwn: 'Ir para o seu painel',
  },
  ifDeleted: (contact) => [
    'Se sua empresa foi excluída e você quer recuperá-la, entre em contato com ',
    contact,
  ],
  operator: {
    withAddress: (name, address) => [`${name}: `, address],
    unknown: 'seu provedor',
  },
  notInRole: {
    title: 'Sua função não inclui esta página',
    text: 'Se precisar dela, peça a um proprietário da empresa que altere sua função.',
    toOverview: 'Ir para a visão geral',
  },

  showMore: 'Mostrar mais',
  showLess: 'Mostrar menos',

  location: {
    label: 'Unidade',
    all: 'Todas as unidades',
    unknown: 'Unidade desconhecida',
  },

  period: {
    label: 'Período',
    names: {
      '7d': 'Últimos 7 dias',
      '30d': 'Últimos 30 dias',
      '90d': 'Últimos 90 dias',
      '365d': 'Últimos 365 dias',
      all: 'Todo o período',
    },
    custom: 'Personalizado',
    from: 'De',
    to: 'Até',
  },

  sentiment: {
    negative: 'Negativo',
    neutral: 'Neutro',
    positive: 'Positivo',
  },
  mismatch: 'Estrelas e texto divergem',
}
