import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Chat',
  description: 'Toont nieuwe reviews en reacties van klanten waar je team al overlegt.',
  failed: 'Je chats konden niet worden geladen',
  connect: 'Chat koppelen',

  chat: {
    notConfirmed: 'Niet bevestigd',
    off: 'Uit',
    delayed: 'Vertraagd',
    on: 'Aan',
    enterDigits: 'Cijfers invullen',
    settings: 'Instellingen',
    settingsOf: (name) => `Instellingen van ${name}`,
    remove: 'Verwijderen',
    removeNamed: (name) => `${name} verwijderen`,
  },

  removal: {
    title: (name) => ['“', name, '” verwijderen?'],
    text: 'De chat toont geen nieuwe reviews meer. Wat er al staat, blijft in de chat.',
    confirm: 'Verwijderen',
    failed: 'De chat kon niet worden verwijderd',
  },

  connecting: {
    title: 'Een chat koppelen',
    kind: 'Soort chat',
    steps: {
      slack: [
        'Open api.slack.com/apps en maak voor je workspace een app met “From scratch”.',
        'Kies “Incoming Webhooks” en zet ze aan.',
        'Kies “Add New Webhook” en daarna het kanaal.',
        'Kopieer de webhook-URL en plak hem hier.',
      ],
      teams: [
        'Open in Teams het menu van het kanaal (…) en kies “Werkstromen”.',
        'Kies het sjabloon dat webhookmeldingen naar een kanaal stuurt en sla op.',
        'Kopieer het adres dat verschijnt en plak het hier.',
      ],
      discord: [
        'Open in Discord de instellingen van het kanaal en daarna “Integraties”.',
        'Kies “Webhooks” en daarna “Nieuwe webhook”.',
        'Kies “Webhook-URL kopiëren” en plak hem hier.',
      ],
      telegram: [
        'Schrijf in Telegram /newbot aan @BotFather en kopieer het token uit het antwoord.',
        'Voeg je nieuwe bot toe aan de groep of schrijf de bot een bericht.',
        'Zoek het nummer van de chat: open api.telegram.org/bot<token>/getUpdates in een browser en zoek “chat” en “id”.',
      ],
      google_chat: [
        'Open in Google Chat het menu van de ruimte en daarna “Apps en integraties”.',
        'Kies “Webhooks” en voeg er een toe.',
        'Kopieer de link en plak hem hier.',
      ],
    },
    fields: {
      url: {
        label: 'Webhookadres',
        description: 'Houd dit geheim: wie het kent, kan in deze chat schrijven.',
      },
      token: {
        label: 'Token van de bot',
        description: 'Houd dit geheim: wie het kent, kan als deze bot schrijven.',
      },
      chat: {
        label: 'Chat',
        description: 'Een nummer zoals -1001234567890 of de naam van een openbare chat zoals @example.',
      },
      name: {
        label: 'Naam',
        description: 'Alleen je team ziet die hier, zoals #reviews.',
      },
    },
    submit: 'Testbericht sturen',
  },

  digits: {
    title: 'Vul de vier cijfers in',
    sentTo: (kind) => `We hebben een testbericht met vier cijfers naar ${kind} gestuurd.`,
    ifAddressWrong: 'Klopt het adres niet? Verwijder deze chat dan en koppel hem opnieuw.',
    label: 'Cijfers',
    sendAnother: 'Nog een testbericht sturen',
    confirm: 'Bevestigen',
    connected: 'Chat gekoppeld',
  },

  settings: {
    description: 'Wat deze chat toont, en wanneer.',
    active: 'Berichten naar deze chat sturen',
    words: 'Tonen wat klanten hebben geschreven',
    wordsText:
      'Iedereen in de chat ziet het, en het blijft daar staan als de review hier wordt gewist. Contactgegevens worden nooit getoond.',
    sendTest: 'Testbericht sturen',
    save: 'Opslaan',
    saved: 'Chat opgeslagen',
  },

  test: {
    sent: 'Testbericht verstuurd',
    notDelivered: 'Niet afgeleverd',
    failed: 'Het testbericht kon niet worden verstuurd',
  },
}
