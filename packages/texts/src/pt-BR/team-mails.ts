import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Convite para ${company} na plataforma ${product}`,
    subjectNew: (company, product) => `Crie sua senha para ${company} · ${product}`,
    title: (company) => `Você recebeu um convite para ${company}`,
    why: (company) =>
      `Você recebeu um convite para a equipe da empresa ${company}, para ver o que os clientes dizem.`,
    whyBy: (company, inviter) =>
      `${inviter} convidou você para a equipe da empresa ${company}, para ver o que os clientes dizem.`,
    answer: 'Siga o link para aceitar ou recusar. Ele funciona uma só vez, no prazo de 24 horas.',
    setUp: 'Escolha uma senha para começar. O link funciona uma só vez, no prazo de 24 horas.',
    role: 'Sua função',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Abrir o convite',
    setUpPassword: 'Criar sua senha',
    closing: 'Se você não esperava este convite, pode ignorar este e-mail.',
  },
  view: {
    startedSubject: (company, product) => `${product} está visualizando o painel da empresa ${company}`,
    startedTitle: (product) => `${product} está visualizando seu painel`,
    started: (company, product, minutes) =>
      `Um operador da plataforma ${product} abriu o painel da empresa ${company} por até ${number(minutes)} minutos.`,
    limits:
      'Essa pessoa pode ler o painel, mas não alterar nada, e não vê os dados de contato dos seus clientes.',
    endedSubject: (company, product) => `${product} deixou de visualizar o painel da empresa ${company}`,
    endedTitle: (product) => `${product} deixou de visualizar seu painel`,
    ended: (company, product) =>
      `O operador da plataforma ${product} não está mais com o painel da empresa ${company} aberto.`,
    reason: 'Motivo',
    startedAt: 'Início',
    endsBy: 'Fim, no máximo',
    endedAt: 'Fim',
    open: 'Abrir seu painel',
    closing:
      'Você recebe este e-mail porque tem a função de proprietário. Os proprietários podem desativar estes e-mails no painel.',
  },
}
