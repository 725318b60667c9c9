import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const shared: SharedTexts = {
  justNow: 'agora mesmo',
  retry: 'Tentar de novo',
  loadMore: 'Carregar mais',

  accountMenu: {
    account: 'Conta',
    changePassword: 'Alterar senha',
  },

  sessionEnded: {
    title: 'Sua sessão foi encerrada',
    text: 'O que você digitou ainda está aqui. Entre em uma nova aba, volte a esta e salve de novo.',
    login: 'Entrar em uma nova aba',
    back: 'Voltar à página',
  },

  leave: {
    title: 'Sair sem salvar?',
    text: 'O que você digitou não foi salvo.',
    discard: 'Descartar',
    keep: 'Continuar editando',
  },

  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço.',
    home: 'Ir para o painel',
  },

  viewAs: {
    label: 'Visualização da empresa',
    viewing: (company) => ['Você está visualizando a empresa ', company, ' e não pode alterar nada.'],
    viewingSome: 'Você está visualizando uma empresa e não pode alterar nada.',
    minutesLeft: (minutes) => plural(minutes, { one: 'Falta # minuto.', other: 'Faltam # minutos.' }),
    lastMinute: 'Falta menos de um minuto.',
    leave: 'Sair',
    leaveFailed: 'Não foi possível sair da visualização',
  },

  demo: {
    label: 'Demonstração',
    text: 'Esta é uma demonstração: a empresa é fictícia, e nada do que você altera é guardado.',
    leave: 'Sair da demonstração',
    leaveFailed: 'Não foi possível sair da demonstração',
  },
}
