import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('pt-BR')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Ou copie este endereço no seu navegador:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `Redefina sua senha · ${product}`,
    title: 'Redefina sua senha',
    why: (product) => `Recebemos uma solicitação para redefinir a senha da sua conta ${product}.`,
    task: 'Escolha uma nova com o link abaixo. Ele funciona uma só vez, no prazo de uma hora.',
    choose: 'Escolher uma nova senha',
    closing: 'Se não foi você, pode ignorar este e-mail. Sua senha continua a mesma.',
  },
  welcome: {
    subject: (product) => `Crie sua senha · ${product}`,
    subjectFor: (companies, product) => `Crie sua senha para ${companies} · ${product}`,
    subjectPrinter: (product) => `Crie sua senha para os pedidos de impressão · ${product}`,
    title: (product) => `Boas-vindas! Sua conta ${product} foi criada`,
    titleFor: (companies, product) => `${product} convida você para ${companies}`,
    why: (product) => `${product} criou uma conta para você ver o que seus clientes dizem.`,
    whyFor: (companies, product) =>
      `${product} criou uma conta para você ver o que os clientes dizem sobre ${companies}.`,
    whyPrinter: (product) => `${product} criou uma conta para você ver os pedidos de impressão que receber.`,
    whySuperadmin: (product) => `${product} criou uma conta para você gerenciar empresas e seus usuários.`,
    andMore: (companies, more) => list([...companies, `mais ${number(more)}`]),
    task: 'Escolha uma senha para começar. O link funciona uma só vez, no prazo de 24 horas.',
    setUp: 'Criar sua senha',
    closing: 'Se você não esperava este convite, pode ignorar este e-mail.',
  },
  signIn: {
    subject: (product) => `A forma de entrar na sua conta ${product} mudou`,
    title: 'A forma de entrar na sua conta mudou',
    totp_added: 'Um app autenticador foi configurado para sua conta.',
    totp_replaced: 'O app autenticador da sua conta foi substituído por outro.',
    totp_removed: 'O app autenticador da sua conta foi removido.',
    passkey_added: 'Uma chave de acesso foi adicionada à sua conta.',
    passkey_removed: 'Uma chave de acesso da sua conta foi removida.',
    recovery_codes_replaced:
      'Novos códigos de recuperação foram criados para sua conta. Os anteriores não funcionam mais.',
    factors_cleared:
      'Um operador removeu o app autenticador, as chaves de acesso e os códigos de recuperação da sua conta.',
    recovery_code_used: 'Um código de recuperação da sua conta foi usado. Ele não funciona mais.',
    other: 'A forma de entrar na sua conta mudou.',
    fine: 'Se foi você, não é preciso fazer nada.',
    check: 'Verificar sua conta',
    closing: 'Se não foi você, altere sua senha agora e encerre as sessões nos seus outros dispositivos.',
  },
}
