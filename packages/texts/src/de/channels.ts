import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Chat',
  description: 'Zeigt neue Bewertungen und Antworten von Kunden dort, wo Ihr Team ohnehin schreibt.',
  failed: 'Ihre Chats konnten nicht geladen werden',
  connect: 'Chat verbinden',

  chat: {
    notConfirmed: 'Nicht bestätigt',
    off: 'Aus',
    delayed: 'Verzögert',
    on: 'Ein',
    enterDigits: 'Ziffern eingeben',
    settings: 'Einstellungen',
    settingsOf: (name) => `Einstellungen von ${name}`,
    remove: 'Entfernen',
    removeNamed: (name) => `${name} entfernen`,
  },

  removal: {
    title: (name) => ['„', name, '“ entfernen?'],
    text: 'Dort erscheinen keine weiteren Bewertungen. Was schon erschienen ist, bleibt im Chat.',
    confirm: 'Entfernen',
    failed: 'Der Chat konnte nicht entfernt werden',
  },

  connecting: {
    title: 'Chat verbinden',
    kind: 'Art des Chats',
    steps: {
      slack: [
        'Öffnen Sie api.slack.com/apps und erstellen Sie mit „From scratch“ eine App für Ihren Workspace.',
        'Wählen Sie „Incoming Webhooks“ und schalten Sie sie ein.',
        'Wählen Sie „Add New Webhook“ und dann den Channel.',
        'Kopieren Sie die Webhook-URL und fügen Sie sie hier ein.',
      ],
      teams: [
        'Öffnen Sie in Teams das Menü des Kanals (…) und wählen Sie „Workflows“.',
        'Wählen Sie die Vorlage, die Webhook-Benachrichtigungen an einen Kanal sendet („Send webhook alerts to a channel“), und speichern Sie.',
        'Kopieren Sie die angezeigte Adresse und fügen Sie sie hier ein.',
      ],
      discord: [
        'Öffnen Sie in Discord die Einstellungen des Kanals, dann „Integrationen“.',
        'Wählen Sie „Webhooks“, dann „Neuer Webhook“.',
        'Wählen Sie „Webhook-URL kopieren“ und fügen Sie sie hier ein.',
      ],
      telegram: [
        'Schreiben Sie in Telegram /newbot an @BotFather und kopieren Sie das Token aus der Antwort.',
        'Fügen Sie Ihren neuen Bot zur Gruppe hinzu oder schreiben Sie ihm.',
        'Finden Sie die Nummer des Chats: Öffnen Sie api.telegram.org/bot<token>/getUpdates in einem Browser und suchen Sie nach „chat“ und „id“.',
      ],
      google_chat: [
        'Öffnen Sie in Google Chat das Menü des Gruppenbereichs, dann „Apps und Integrationen“.',
        'Wählen Sie „Webhooks“ und fügen Sie einen hinzu.',
        'Kopieren Sie seinen Link und fügen Sie ihn hier ein.',
      ],
    },
    fields: {
      url: {
        label: 'Webhook-Adresse',
        description: 'Halten Sie sie geheim: Wer sie kennt, kann in diesen Chat schreiben.',
      },
      token: {
        label: 'Token des Bots',
        description: 'Halten Sie es geheim: Wer es kennt, kann als dieser Bot schreiben.',
      },
      chat: {
        label: 'Chat',
        description: 'Eine Nummer wie -1001234567890 oder der Name eines öffentlichen Chats wie @example.',
      },
      name: {
        label: 'Name',
        description: 'Nur Ihr Team sieht ihn hier, zum Beispiel #bewertungen.',
      },
    },
    submit: 'Testnachricht senden',
  },

  digits: {
    title: 'Vier Ziffern eingeben',
    sentTo: (kind) => `Wir haben eine Testnachricht mit vier Ziffern an ${kind} gesendet.`,
    ifAddressWrong: 'Falls die Adresse falsch ist, entfernen Sie diesen Chat und verbinden Sie ihn neu.',
    label: 'Ziffern',
    sendAnother: 'Neue Testnachricht senden',
    confirm: 'Bestätigen',
    connected: 'Chat verbunden',
  },

  settings: {
    description: 'Was dieser Chat zeigt und wann.',
    active: 'Nachrichten an diesen Chat senden',
    words: 'Zeigen, was Kunden geschrieben haben',
    wordsText:
      'Alle im Chat sehen es, und es bleibt dort, auch wenn die Bewertung hier gelöscht wird. Kontaktdaten werden nie gezeigt.',
    sendTest: 'Testnachricht senden',
    save: 'Speichern',
    saved: 'Chat gespeichert',
  },

  test: {
    sent: 'Testnachricht gesendet',
    notDelivered: 'Nicht zugestellt',
    failed: 'Die Testnachricht konnte nicht gesendet werden',
  },
}
