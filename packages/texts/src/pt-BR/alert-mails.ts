import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-BR')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `${number(rating)} de 5 estrelas`,
  newReview: (company, rating) => `Nova avaliação para ${company}: ${number(rating)} de 5 estrelas`,
  newReviews: (company, count) => `${number(count)} novas avaliações para ${company}`,
  assigned: (company) => `Uma avaliação para ${company} foi atribuída a você`,
  assignedSeveral: (company, count) => `${number(count)} avaliações para ${company} foram atribuídas a você`,
  mentioned: (company) => `Mencionaram você em uma anotação sobre uma avaliação para ${company}`,
  answered: (company) => `Um cliente respondeu para ${company}`,
  more: (shown, more) =>
    plural(more, {
      one: `Aqui estão as primeiras ${number(shown)}; mais # está no seu painel.`,
      other: `Aqui estão as primeiras ${number(shown)}; mais # estão no seu painel.`,
    }),
  note: 'Anotação',
  noteBy: (name) => `Anotação (${name})`,
  reply: 'Resposta do cliente',
  facts: {
    received: 'Recebida',
    location: 'Unidade',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
  },
  open: 'Abrir a avaliação',
  openThis: 'Abrir esta avaliação',
  openAll: 'Abrir todas as avaliações',
  settings: 'Alterar suas configurações de notificação',
  unsubscribe: 'Cancelar estes alertas',
  ending: {
    stop: (company) => `Parar de receber alertas sobre ${company}?`,
    stopped: (company) => `Você não recebe mais alertas sobre ${company}`,
    resumed: (company) => `Você voltou a receber alertas sobre ${company}`,
  },
  closing: (company, product) =>
    `Você recebe este e-mail porque faz parte da equipe da empresa ${company} na plataforma ${product}.`,
  test: {
    title: (company) => `Este é um alerta de teste para ${company}`,
    lines: [
      'Nenhum cliente escreveu: você pediu este e-mail no painel, e só você o recebe.',
      'Os alertas sobre novas avaliações chegam a este endereço, conforme suas configurações.',
    ],
    settings: 'Abrir configurações de notificação',
    push: 'Os alertas aparecem assim, sem o texto do cliente.',
  },
  pushSeveral: 'Abra sua caixa de entrada para lê-las.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
