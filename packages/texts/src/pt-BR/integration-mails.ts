import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} não mostra mais novas avaliações para ${company}`,
    line: 'Não foi possível entregar mensagens a este chat, por isso ele foi desativado. Os alertas por e-mail não são afetados.',
    name: 'Chat',
    reason: 'Motivo',
    open: 'Abrir suas integrações',
    closing: (company, product) =>
      `Você recebe este e-mail porque pode conectar chats para ${company} na plataforma ${product}.`,
  },
  webhook: {
    subject: (host, company) => `O webhook para ${host} foi desativado (${company})`,
    title: (host) => `O webhook para ${host} foi desativado`,
    gone: 'Ele respondeu que não existe mais (410), por isso não recebe mais mensagens.',
    failing: 'Uma mensagem não pôde ser entregue por mais de três dias, embora tenhamos tentado dez vezes.',
    task: 'O que acontecer de agora em diante não será enviado a ele. Quando ele funcionar, ative-o de novo e reenvie o que está no registro dele.',
    company: 'Empresa',
    description: 'Descrição',
    open: 'Abrir o registro',
    closing: (company, product) =>
      `Você recebe este e-mail porque gerencia a empresa ${company} na plataforma ${product}.`,
  },
  keys: {
    subject: (company) => `Chaves de API da empresa ${company} serão encerradas`,
    title: (count) =>
      plural(count, { one: '# chave de API será encerrada', other: '# chaves de API serão encerradas' }),
    why: (company) =>
      `Quem as criou para ${company} saiu da equipe. Até lá, as chaves continuam funcionando, para que nada pare de repente.`,
    task: 'Para que uma chave continue valendo, mantenha-a: a partir daí, você responde por ela.',
    ends: 'Termina em',
    key: 'Chave de API',
    open: 'Ver as chaves de API',
    closing: 'Você recebe este e-mail porque tem a função de proprietário.',
  },
}
