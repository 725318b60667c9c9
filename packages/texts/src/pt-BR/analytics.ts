import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const analytics: AnalyticsTexts = {
  allTime: 'Todo o período',
  totalReviews: 'Total de avaliações',
  averageRating: 'Nota média',

  distribution: {
    title: 'Distribuição das notas',
    stars: (rating) => plural(rating, { one: '# estrela:', other: '# estrelas:' }),
  },

  change: {
    noChange: 'sem mudança',
    noneBefore: 'nenhuma antes',
    more: (percent) => `${percent} a mais`,
    fewer: (percent) => `${percent} a menos`,
    slightlyMore: (percent) => `menos de ${percent} a mais`,
    slightlyFewer: (percent) => `menos de ${percent} a menos`,
    timesAsMany: (times) => plural(times, { one: '# vez maior', other: '# vezes maior' }),
    manyTimes: 'mais de 100 vezes maior',
    same: 'igual',
    higher: (difference) => `${difference} acima`,
    lower: (difference) => `${difference} abaixo`,
    pointsHigher: (points) => plural(points, { one: '# ponto acima', other: '# pontos acima' }),
    pointsLower: (points) => plural(points, { one: '# ponto abaixo', other: '# pontos abaixo' }),
  },

  trends: {
    title: 'Tendências',
    loading: 'Carregando…',
    timeZone: (zone) => `Fuso horário: ${zone}`,
    interval: 'Intervalo',
    intervals: { day: 'Por dia', week: 'Por semana', month: 'Por mês' },
    measure: 'Indicador',
    measures: {
      reviews: 'Avaliações',
      average: 'Nota média',
      sentiment: 'Positivas',
    },
    compared: (days) =>
      plural(days, {
        one: 'Em comparação com o dia anterior',
        other: 'Em comparação com os # dias anteriores',
      }),
    noReviews: 'Nenhuma avaliação neste período',
    byRating: 'Por nota',
    mismatches: (count) =>
      plural(count, {
        one: 'Estrelas e texto divergem: # avaliação',
        other: 'Estrelas e texto divergem: # avaliações',
      }),
  },

  charts: {
    titles: {
      reviews: 'Avaliações ao longo do tempo',
      average: 'Nota média ao longo do tempo',
      sentiment: 'Sentimento ao longo do tempo',
      sentimentByRating: 'Sentimento por nota',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tabela`,
    table: 'Tabela',
    download: 'Baixar',
    image: 'Imagem (PNG)',
    csv: 'Tabela (CSV)',
    failed: 'Erro',
    imageFailed: 'Não foi possível criar a imagem. Tente novamente.',
    columns: {
      interval: { day: 'Dia', week: 'Semana', month: 'Mês' },
      reviews: 'Avaliações',
      average: 'Nota média',
      rating: 'Nota',
    },
    stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
    soFar: {
      day: 'Hoje até agora',
      week: 'Esta semana até agora',
      month: 'Este mês até agora',
    },
    part: { week: 'Semana incompleta', month: 'Mês incompleto' },
    rowSoFar: {
      day: (days) => `${days} (hoje até agora)`,
      week: (days) => `${days} (esta semana até agora)`,
      month: (days) => `${days} (este mês até agora)`,
    },
    rowPart: {
      week: (days) => `${days} (semana incompleta)`,
      month: (days) => `${days} (mês incompleto)`,
    },
    previous: (days) => plural(days, { one: 'Dia anterior', other: '# dias anteriores' }),
    previousAverage: (days, average) =>
      plural(days, { one: `Dia anterior: ${average}`, other: `# dias anteriores: ${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Dia com mais avaliações: ${when}, com ${count}`,
      week: (count, when) => `Semana com mais avaliações: ${when}, com ${count}`,
      month: (count, when) => `Mês com mais avaliações: ${when}, com ${count}`,
    },
    best: {
      day: (average, when) => `Melhor dia: ${when}, com ${average}`,
      week: (average, when) => `Melhor semana: ${when}, com ${average}`,
      month: (average, when) => `Melhor mês: ${when}, com ${average}`,
    },
    lowest: (average, when) => `Nota mais baixa: ${when}, com ${average}`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Linha tracejada: ${average}, a média do dia anterior`,
        other: `Linha tracejada: ${average}, a média dos # dias anteriores`,
      }),
    sentiment: (positive, neutral, negative) =>
      `${positive} positivas, ${neutral} neutras, ${negative} negativas`,
  },
}
