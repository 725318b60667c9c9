import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Chat',
  description: 'Muestra las reseñas nuevas y lo que contestan los clientes donde su equipo ya conversa.',
  failed: 'No se pudieron cargar sus chats',
  connect: 'Conectar un chat',

  chat: {
    notConfirmed: 'Sin confirmar',
    off: 'Desactivado',
    delayed: 'Con retraso',
    on: 'Activado',
    enterDigits: 'Escribir cifras',
    settings: 'Ajustes',
    settingsOf: (name) => `Ajustes de ${name}`,
    remove: 'Quitar',
    removeNamed: (name) => `Quitar ${name}`,
  },

  removal: {
    title: (name) => ['¿Quitar “', name, '”?'],
    text: 'No mostrará más reseñas. Lo que ya ha mostrado permanece en el chat.',
    confirm: 'Quitar',
    failed: 'No se pudo quitar el chat',
  },

  connecting: {
    title: 'Conectar un chat',
    kind: 'Tipo de chat',
    steps: {
      slack: [
        'Abra api.slack.com/apps y cree una app desde cero (“From scratch”) para su espacio de trabajo.',
        'Elija “Incoming Webhooks” y actívelos.',
        'Elija “Add New Webhook” y después el canal.',
        'Copie la URL del webhook y péguela aquí.',
      ],
      teams: [
        'En Teams, abra el menú del canal (…) y elija “Flujos de trabajo”.',
        'Elija “Enviar alertas de webhook a un canal” y guarde.',
        'Copie la dirección que aparece y péguela aquí.',
      ],
      discord: [
        'En Discord, abra los ajustes del canal y después “Integraciones”.',
        'Elija “Webhooks” y después “Nuevo webhook”.',
        'Elija “Copiar URL de webhook” y péguela aquí.',
      ],
      telegram: [
        'En Telegram, escriba /newbot a @BotFather y copie el token que le responde.',
        'Añada su nuevo bot al grupo o escríbale.',
        'Busque el número del chat: abra api.telegram.org/bot<token>/getUpdates en un navegador y busque “chat” e “id”.',
      ],
      google_chat: [
        'En Google Chat, abra el menú del espacio y después “Aplicaciones e integraciones”.',
        'Elija “Webhooks” y añada uno.',
        'Copie su enlace y péguelo aquí.',
      ],
    },
    fields: {
      url: {
        label: 'Dirección del webhook',
        description: 'Manténgala en secreto: quien la conozca puede escribir en este chat.',
      },
      token: {
        label: 'Token del bot',
        description: 'Manténgalo en secreto: quien lo conozca puede escribir como este bot.',
      },
      chat: {
        label: 'Chat',
        description:
          'Un número, por ejemplo -1001234567890, o el nombre de un chat público, por ejemplo @example.',
      },
      name: {
        label: 'Nombre',
        description: 'Solo lo ve aquí su equipo, por ejemplo #reseñas.',
      },
    },
    submit: 'Enviar mensaje de prueba',
  },

  digits: {
    title: 'Escriba las cuatro cifras',
    sentTo: (kind) => `Hemos enviado a ${kind} un mensaje de prueba con cuatro cifras.`,
    ifAddressWrong: 'Si la dirección no es correcta, quite este chat y conéctelo otra vez.',
    label: 'Cifras',
    sendAnother: 'Enviar otro mensaje de prueba',
    confirm: 'Confirmar',
    connected: 'Chat conectado',
  },

  settings: {
    description: 'Qué muestra este chat y cuándo.',
    active: 'Enviar mensajes a este chat',
    words: 'Mostrar lo que escribieron los clientes',
    wordsText:
      'Lo ven todas las personas del chat y permanece allí aunque la reseña se elimine aquí. Los datos de contacto no se muestran nunca.',
    sendTest: 'Enviar mensaje de prueba',
    save: 'Guardar',
    saved: 'Chat guardado',
  },

  test: {
    sent: 'Mensaje de prueba enviado',
    notDelivered: 'No entregado',
    failed: 'No se pudo enviar el mensaje de prueba',
  },
}
