import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const controls: ControlTexts = {
  loading: 'Carregando…',
  cancel: 'Cancelar',
  close: 'Fechar',
  retry: 'Tentar de novo',
  skip: 'Ir para o conteúdo',
  more: 'Mais',
  notifications: {
    region: 'Notificações (F8)',
    one: 'Notificação',
  },

  discard: {
    title: 'Descartar alterações?',
    text: 'O que você digitou não foi salvo.',
    confirm: 'Descartar',
    keep: 'Continuar editando',
  },

  failed: {
    load: 'Não foi possível carregar a página',
    page: 'Não foi possível carregar esta página',
    part: 'Não foi possível carregar esta parte',
    connection: 'A conexão falhou ou há uma nova versão. Tente novamente.',
    pageOffline: 'Você está offline. A página será carregada automaticamente quando a conexão voltar.',
    partOffline: 'Você está offline. Esta parte será carregada automaticamente quando a conexão voltar.',
    error: 'Algo deu errado',
    errorText: 'Recarregue a página. Se acontecer de novo, avise-nos.',
    reload: 'Recarregar página',
  },

  combobox: {
    list: 'Sugestões',
    found: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
  },

  password: {
    show: 'Mostrar senha',
    hide: 'Ocultar senha',
  },

  profile: {
    accountOf: (email) => `Conta: ${email}`,
    roles: {
      superadmin: 'Superadministrador',
      company_admin: 'Administrador da empresa',
      printer: 'Gráfica',
    },
    logout: 'Sair',
    loggedOut: 'Você saiu da conta',
    errorTitle: 'Erro',
    logoutFailed: 'Não foi possível sair. Tente novamente.',
  },

  qr: {
    title: (name) => ['QR code: ', name],
    scan: 'Escaneie este código para deixar uma avaliação',
    alt: (link) => `QR code do link ${link}`,
    download: 'Baixar QR code',
    copyLink: 'Copiar link',
    copied: 'Link copiado',
    copiedText: 'O link de avaliação foi copiado para a área de transferência.',
    copyFailed: 'Não foi possível copiar',
    copyFailedText: 'Tente novamente.',
    drawFailed: 'Não foi possível desenhar o QR code',
    drawFailedText: 'Feche esta janela e tente novamente.',
  },
}
