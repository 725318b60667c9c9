import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const twoFactor: TwoFactorTexts = {
  title: 'Verificação em duas etapas',
  description: 'Protege sua conta mesmo que alguém descubra sua senha.',
  loading: 'Carregando…',
  on: 'Ativado',

  factors: {
    password: 'Senha',
    totp: 'App autenticador',
    passkey: 'Chave de acesso',
    recovery: 'Código de recuperação',
    provider: 'Provedor da sua empresa',
  },

  signIn: {
    code: 'Código do seu app autenticador',
    recoveryCode: 'Código de recuperação',
    recoveryCodeHint: 'Cada um funciona uma só vez.',
    proceed: 'Continuar',
    usePasskey: 'Usar chave de acesso',
    appInstead: 'Usar o app autenticador',
    passkeyInstead: 'Usar uma chave de acesso',
    recoveryInstead: 'Usar um código de recuperação',
    back: 'Voltar à senha',
    noPasskey: {
      title: 'Nenhuma chave de acesso foi usada',
      description: 'Tente novamente ou entre de outra forma.',
    },
    passkeyFailed: 'Este navegador não conseguiu usar uma chave de acesso. Entre de outra forma.',
  },

  stepUp: {
    title: 'Confirme que é você',
    description: 'Não vamos perguntar de novo por 10 minutos.',
    password: 'Sua senha',
    code: 'Código',
    codeHint: 'Do seu app autenticador ou um código de recuperação.',
    passwordMissing: 'Digite sua senha',
    codeMissing: 'Digite um código',
    passwordInstead: 'Usar sua senha',
    codeInstead: 'Usar um código',
    confirm: 'Confirmar',
  },

  app: {
    name: 'App autenticador',
    description: 'Códigos de um app no seu celular.',
    setUp: 'Configurar',
    done: 'App autenticador configurado',
    failed: 'Não foi possível configurar o app autenticador',
    setup: {
      title: 'Configurar um app autenticador',
      scan: 'Escaneie este código com um app como Google Authenticator, 1Password ou Microsoft Authenticator.',
      image: 'QR code para o app autenticador',
      cannotScan: (link) => [
        'Não consegue escanear? ',
        link('Abra seu app'),
        ' neste dispositivo ou digite esta chave:',
      ],
      copyKey: 'Copiar chave',
      code: 'Código do app',
      cancel: 'Cancelar',
      turnOn: 'Ativar',
    },
    removal: {
      open: 'Desativar',
      title: 'Desativar o app autenticador?',
      description:
        'Os códigos dele não funcionarão mais. Sem outra forma de verificação, só a senha bastará para entrar.',
      password: 'Sua senha',
      confirm: 'Desativar',
      done: 'App autenticador desativado',
    },
  },

  passkeys: {
    name: 'Chaves de acesso',
    description: 'Sua impressão digital, seu rosto ou o bloqueio de tela, também para entrar sem senha.',
    unsupported:
      'Este navegador não oferece suporte a chaves de acesso. Para adicioná-las, abra esta página em outro.',
    list: 'Chaves de acesso',
    add: 'Adicionar',
    adding: {
      title: 'Adicionar uma chave de acesso',
      text: 'O navegador vai pedir sua impressão digital, seu rosto, o bloqueio de tela ou a chave de segurança.',
      name: 'Nome',
      nameHint: 'Ajuda a distinguir suas chaves de acesso, por exemplo: Meu celular.',
      cancel: 'Cancelar',
      proceed: 'Continuar',
    },
    added: 'Chave de acesso adicionada',
    exists: {
      title: 'Este dispositivo já tem uma chave de acesso',
      description: 'Você pode entrar com ela ou adicionar uma em outro dispositivo.',
    },
    canceled: {
      title: 'Nenhuma chave de acesso foi adicionada',
      description: 'Continue para tentar de novo.',
    },
    addFailed: 'Não foi possível adicionar a chave de acesso',
    refused: 'Este navegador se recusou a criar uma.',
    lastUsed: (ago) => `Último uso: ${ago}`,
    addedOn: (date) => `Adicionada em ${date}`,
    remove: 'Remover',
    removeLabel: (name) => `Remover a chave de acesso ${name}`,
    removeTitle: (name) => ['Remover a chave de acesso ', name, '?'],
    removeDescription:
      'Você não poderá mais entrar com ela. Talvez queira também excluí-la do próprio dispositivo.',
    removeConfirm: 'Remover chave',
    removed: 'Chave de acesso removida',
    removeFailed: 'Não foi possível remover a chave de acesso',
  },

  recovery: {
    name: 'Códigos de recuperação',
    left: ({ left, of }) =>
      `Restam ${number(left)} de ${number(of)}, caso você perca as outras formas de verificação.`,
    noneLeft: 'Não resta nenhum. Crie novos, caso você perca as outras formas de verificação.',
    renew: 'Novos códigos',
    renewFailed: 'Não foi possível criar códigos de recuperação',
    save: {
      title: 'Guarde seus códigos de recuperação',
      text: 'Com cada código, você entra uma vez se perder as outras formas de verificação. Eles são mostrados somente agora; os códigos anteriores não funcionam mais.',
      list: 'Códigos de recuperação',
      copy: 'Copiar',
      copied: 'Copiado',
      download: 'Baixar',
      done: 'Já guardei',
      copyFailed: {
        title: 'Não foi possível copiar',
        description: 'Baixe os códigos.',
      },
      fileTitle: (host) => `Códigos de recuperação para ${host}. Cada um funciona uma só vez.`,
    },
  },
}
