import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('pt-BR')

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company} na semana passada: ${plural(count, { one: '# avaliação', other: '# avaliações' })}, nota média ${decimal(average)}`,
    subjectNone: (company) => `${company} na semana passada: nenhuma avaliação nova`,
    title: (company) => `${company} na semana passada`,
    quiet: (company) => `Nada de novo na semana passada: ${company}`,
    compared: (from, to) => `${range(from, to)}, em comparação com a semana anterior`,
    stop: 'Parar este resumo semanal',
    closing: (company) => `Você recebe este resumo semanal porque faz parte da equipe da empresa ${company}.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company} em ${month(at)}: ${plural(count, { one: '# avaliação', other: '# avaliações' })}, nota média ${decimal(average)}`,
    subjectNone: (company, at) => `${company} em ${month(at)}: nenhuma avaliação nova`,
    title: (company, at) => `${company} em ${month(at)}`,
    quiet: (company, at) => `Nada de novo em ${month(at)}: ${company}`,
    compared: (from, to) => `${range(from, to)}, em comparação com o mês anterior`,
    stop: 'Parar este resumo mensal',
    closing: (company) => `Você recebe este resumo mensal porque faz parte da equipe da empresa ${company}.`,
  },
  quietLine: (from, to) =>
    `Nenhuma avaliação, nenhum escaneamento e nenhuma visualização de página, ${range(from, to)}.`,
  paused:
    'Foi a quarta vez seguida, por isso este resumo agora está em pausa. Retome-o na página que o botão abre ou escolhendo um intervalo nas suas configurações de notificação.',
  resume: 'Retomar este resumo',
  open: 'Abrir seu painel',
  settings: 'Alterar suas configurações de notificação',
  ending: {
    stop: (company) => `Parar de receber o resumo sobre ${company}?`,
    stopped: (company) => `Você não recebe mais o resumo sobre ${company}`,
    resumed: (company) => `Você voltou a receber o resumo sobre ${company}`,
  },

  reviews: 'Avaliações',
  average: 'Média',
  positive: 'Positivas',
  noChange: 'sem mudança',
  points: (count, signed) => plural(count, { one: `${signed} ponto`, other: `${signed} pontos` }),
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Avaliações por dia',
  perDayList: (days) => `Avaliações por dia: ${days}`,
  sentiments: { positive: 'positivo', neutral: 'neutro', negative: 'negativo' },

  funnel: 'Do escaneamento à avaliação',
  steps: {
    scan: 'Escaneamentos',
    view: 'Visualizações',
    public: 'Cliques no Google',
    rating: 'Notas iniciadas',
    review: 'Avaliações',
  },

  good: 'Avaliações boas',
  bad: 'Avaliações ruins',
  quote: (words) => `“${words}”`,
  stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'Aguardando resposta',
  stillNew: (count, all) =>
    plural(all, {
      one: `${number(count)} de # avaliação ainda a fazer`,
      other: `${number(count)} de # avaliações ainda a fazer`,
    }),
  inProgress: (count) =>
    plural(count, { one: '# avaliação em andamento', other: '# avaliações em andamento' }),

  silent: 'Códigos sem escaneamento',
  silentCode: (name, scans) => `${name}: nenhum escaneamento; o normal: ${number(scans)}`,
  moreSilent: (count) => `e mais ${number(count)}`,
}
