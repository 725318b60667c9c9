import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Czat',
  description: 'Pokazuje nowe opinie i odpowiedzi klientów tam, gdzie Twój zespół już rozmawia.',
  failed: 'Nie udało się wczytać czatów',
  connect: 'Połącz czat',

  chat: {
    notConfirmed: 'Niepotwierdzony',
    off: 'Wyłączony',
    delayed: 'Opóźniony',
    on: 'Włączony',
    enterDigits: 'Wpisz cyfry',
    settings: 'Ustawienia',
    settingsOf: (name) => `Ustawienia: ${name}`,
    remove: 'Usuń',
    removeNamed: (name) => `Usuń: ${name}`,
  },

  removal: {
    title: (name) => ['Usunąć czat „', name, '”?'],
    text: 'Nie pojawią się w nim kolejne opinie. To, co już się pojawiło, pozostanie w czacie.',
    confirm: 'Usuń',
    failed: 'Nie udało się usunąć czatu',
  },

  connecting: {
    title: 'Połącz czat',
    kind: 'Rodzaj czatu',
    // Slack's page for developers is in English only.
    steps: {
      slack: [
        'Otwórz api.slack.com/apps i utwórz aplikację od zera (From scratch) dla swojego obszaru roboczego.',
        'Wybierz Incoming Webhooks i włącz tę funkcję.',
        'Wybierz Add New Webhook, a potem kanał.',
        'Skopiuj adres URL webhooka i wklej go tutaj.',
      ],
      teams: [
        'W Teams otwórz menu kanału (…) i wybierz „Przepływy pracy” (Workflows).',
        'Wybierz szablon, który wysyła alerty webhooka do kanału („Send webhook alerts to a channel”), i zapisz.',
        'Skopiuj wyświetlony adres i wklej go tutaj.',
      ],
      discord: [
        'W Discordzie otwórz ustawienia kanału, a potem „Integracje”.',
        'Wybierz „Webhooki”, a potem „Nowy webhook”.',
        'Wybierz „Kopiuj adres URL webhooka” i wklej go tutaj.',
      ],
      telegram: [
        'W Telegramie napisz /newbot do @BotFather i skopiuj token z odpowiedzi.',
        'Dodaj nowego bota do grupy albo napisz do niego.',
        'Znajdź numer czatu: otwórz w przeglądarce api.telegram.org/bot<token>/getUpdates i poszukaj „chat” oraz „id”.',
      ],
      google_chat: [
        'W Google Chat otwórz menu pokoju, a potem „Aplikacje i integracje”.',
        'Wybierz „Webhooki” i dodaj nowy.',
        'Skopiuj jego link i wklej go tutaj.',
      ],
    },
    fields: {
      url: {
        label: 'Adres webhooka',
        description: 'Nie ujawniaj go: kto go zna, może pisać w tym czacie.',
      },
      token: {
        label: 'Token bota',
        description: 'Nie ujawniaj go: kto go zna, może pisać jako ten bot.',
      },
      chat: {
        label: 'Czat',
        description: 'Numer, na przykład -1001234567890, lub nazwa publicznego czatu, na przykład @example.',
      },
      name: {
        label: 'Nazwa',
        description: 'Widzi ją tutaj tylko Twój zespół, na przykład #opinie.',
      },
    },
    submit: 'Wyślij wiadomość testową',
  },

  digits: {
    title: 'Wpisz cztery cyfry',
    sentTo: (kind) => `Wysłano wiadomość testową z czterema cyframi. Czat: ${kind}.`,
    ifAddressWrong: 'Jeśli adres jest błędny, usuń ten czat i połącz go ponownie.',
    label: 'Cyfry',
    sendAnother: 'Wyślij kolejną wiadomość testową',
    confirm: 'Potwierdź',
    connected: 'Połączono czat',
  },

  settings: {
    description: 'Co i kiedy pokazuje ten czat.',
    active: 'Wysyłaj wiadomości do tego czatu',
    words: 'Pokazuj, co napisali klienci',
    wordsText:
      'Widzą to wszyscy w czacie i pozostaje to tam, nawet jeśli opinia zostanie tu usunięta. Dane kontaktowe nigdy nie są pokazywane.',
    sendTest: 'Wyślij wiadomość testową',
    save: 'Zapisz',
    saved: 'Zapisano czat',
  },

  test: {
    sent: 'Wysłano wiadomość testową',
    notDelivered: 'Nie dostarczono',
    failed: 'Nie udało się wysłać wiadomości testowej',
  },
}
