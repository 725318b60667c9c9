import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Chat',
  description: 'Mostra novas avaliações e respostas dos clientes onde sua equipe já conversa.',
  failed: 'Não foi possível carregar seus chats',
  connect: 'Conectar um chat',

  chat: {
    notConfirmed: 'Não confirmado',
    off: 'Desativado',
    delayed: 'Atrasado',
    on: 'Ativo',
    enterDigits: 'Digitar dígitos',
    settings: 'Configurações',
    settingsOf: (name) => `Configurações: ${name}`,
    remove: 'Remover',
    removeNamed: (name) => `Remover ${name}`,
  },

  removal: {
    title: (name) => ['Remover “', name, '”?'],
    text: 'Ele não mostrará mais avaliações. O que já foi mostrado fica no chat.',
    confirm: 'Remover',
    failed: 'Não foi possível remover o chat',
  },

  connecting: {
    title: 'Conectar um chat',
    kind: 'Tipo de chat',
    steps: {
      slack: [
        'Abra api.slack.com/apps e crie um app do zero (“From scratch”) para seu workspace.',
        'Escolha Incoming Webhooks e ative-os.',
        'Escolha Add New Webhook e depois o canal.',
        'Copie a URL do webhook e cole aqui.',
      ],
      teams: [
        'No Teams, abra o menu do canal (…) e escolha Fluxos de Trabalho.',
        'Escolha “Enviar alertas de webhook para um canal” e salve.',
        'Copie o endereço exibido e cole aqui.',
      ],
      discord: [
        'No Discord, abra as configurações do canal e depois Integrações.',
        'Escolha Webhooks e depois Novo webhook.',
        'Escolha Copiar URL do webhook e cole aqui.',
      ],
      telegram: [
        'No Telegram, escreva /newbot para @BotFather e copie o token que ele responde.',
        'Adicione seu novo bot ao grupo ou escreva para ele.',
        'Descubra o número do chat: abra api.telegram.org/bot<token>/getUpdates em um navegador e procure “chat” e “id”.',
      ],
      google_chat: [
        'No Google Chat, abra o menu do espaço e depois Apps e integrações.',
        'Escolha Webhooks e adicione um.',
        'Copie o link dele e cole aqui.',
      ],
    },
    fields: {
      url: {
        label: 'Endereço do webhook',
        description: 'Mantenha em segredo: quem o souber pode escrever neste chat.',
      },
      token: {
        label: 'Token do bot',
        description: 'Mantenha em segredo: quem o souber pode escrever como este bot.',
      },
      chat: {
        label: 'Chat',
        description: 'Um número, como -1001234567890, ou o nome de um chat público, como @example.',
      },
      name: {
        label: 'Nome',
        description: 'Só sua equipe o vê aqui. Por exemplo: #avaliacoes.',
      },
    },
    submit: 'Enviar mensagem de teste',
  },

  digits: {
    title: 'Digite os quatro dígitos',
    sentTo: (kind) => `Enviamos uma mensagem de teste com quatro dígitos para ${kind}.`,
    ifAddressWrong: 'Se o endereço estiver errado, remova este chat e conecte-o de novo.',
    label: 'Dígitos',
    sendAnother: 'Enviar outra mensagem',
    confirm: 'Confirmar',
    connected: 'Chat conectado',
  },

  settings: {
    description: 'O que este chat mostra e quando.',
    active: 'Enviar mensagens para este chat',
    words: 'Mostrar o que os clientes escreveram',
    wordsText:
      'Todos no chat veem esse texto, e ele fica lá se a avaliação for apagada aqui. Os dados de contato nunca são mostrados.',
    sendTest: 'Enviar mensagem de teste',
    save: 'Salvar',
    saved: 'Chat salvo',
  },

  test: {
    sent: 'Mensagem de teste enviada',
    notDelivered: 'Não entregue',
    failed: 'Não foi possível enviar a mensagem de teste',
  },
}
