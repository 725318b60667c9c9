import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Chat',
  description: 'Mostra le nuove recensioni e le risposte dei clienti dove il tuo team già comunica.',
  failed: 'Impossibile caricare le tue chat',
  connect: 'Collega una chat',

  chat: {
    notConfirmed: 'Non confermata',
    off: 'Disattivata',
    delayed: 'In ritardo',
    on: 'Attiva',
    enterDigits: 'Inserisci cifre',
    settings: 'Impostazioni',
    settingsOf: (name) => `Impostazioni: ${name}`,
    remove: 'Rimuovi',
    removeNamed: (name) => `Rimuovi ${name}`,
  },

  removal: {
    title: (name) => ['Rimuovere “', name, '”?'],
    text: 'Non mostrerà altre recensioni. Quelle già mostrate restano nella chat.',
    confirm: 'Rimuovi',
    failed: 'Impossibile rimuovere la chat',
  },

  connecting: {
    title: 'Collega una chat',
    kind: 'Tipo di chat',
    steps: {
      slack: [
        'Apri api.slack.com/apps e crea un’app da zero (From scratch) per il tuo workspace.',
        'Scegli Incoming Webhooks e attivali.',
        'Scegli Add New Webhook, poi il canale.',
        'Copia l’URL del webhook e incollalo qui.',
      ],
      teams: [
        'In Teams, apri il menu del canale (…) e scegli Flussi di lavoro.',
        'Scegli “Invia avvisi webhook a un canale” e salva.',
        'Copia l’indirizzo mostrato e incollalo qui.',
      ],
      discord: [
        'In Discord, apri le impostazioni del canale, poi Integrazioni.',
        'Scegli Webhook, poi Nuovo webhook.',
        'Scegli Copia URL webhook e incollalo qui.',
      ],
      telegram: [
        'In Telegram, scrivi /newbot a @BotFather e copia il token che ricevi in risposta.',
        'Aggiungi il nuovo bot al gruppo o scrivigli.',
        'Trova il numero della chat: apri api.telegram.org/bot<token>/getUpdates in un browser e cerca “chat” e “id”.',
      ],
      google_chat: [
        'In Google Chat, apri il menu dello spazio, poi App e integrazioni.',
        'Scegli Webhook e aggiungine uno.',
        'Copia il suo link e incollalo qui.',
      ],
    },
    fields: {
      url: {
        label: 'Indirizzo del webhook',
        description: 'Tienilo segreto: chi lo conosce può scrivere in questa chat.',
      },
      token: {
        label: 'Token del bot',
        description: 'Tienilo segreto: chi lo conosce può scrivere come questo bot.',
      },
      chat: {
        label: 'Chat',
        description:
          'Un numero, ad esempio -1001234567890, o il nome di una chat pubblica, ad esempio @example.',
      },
      name: {
        label: 'Nome',
        description: 'Lo vede solo il tuo team, qui. Ad esempio #recensioni.',
      },
    },
    submit: 'Invia messaggio di prova',
  },

  digits: {
    title: 'Inserisci le quattro cifre',
    sentTo: (kind) => `Abbiamo inviato a ${kind} un messaggio di prova con quattro cifre.`,
    ifAddressWrong: 'Se l’indirizzo è sbagliato, rimuovi questa chat e collegala di nuovo.',
    label: 'Cifre',
    sendAnother: 'Invia un altro messaggio di prova',
    confirm: 'Conferma',
    connected: 'Chat collegata',
  },

  settings: {
    description: 'Che cosa mostra questa chat, e quando.',
    active: 'Invia messaggi a questa chat',
    words: 'Mostra ciò che hanno scritto i clienti',
    wordsText:
      'Lo vedono tutti nella chat, e ci resta anche se la recensione viene cancellata qui. I recapiti non vengono mai mostrati.',
    sendTest: 'Invia un messaggio di prova',
    save: 'Salva',
    saved: 'Chat salvata',
  },

  test: {
    sent: 'Messaggio di prova inviato',
    notDelivered: 'Non recapitato',
    failed: 'Impossibile inviare il messaggio di prova',
  },
}
