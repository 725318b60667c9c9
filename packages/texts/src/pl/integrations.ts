import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription: 'Pozwól własnym programom i usługom takim jak Zapier pracować z Twoimi opiniami.',
    webhooks: 'Webhooki',
    webhooksDescription: 'Od razu informują Twój system o opiniach i o tym, co się z nimi dzieje.',
    webhookLog: 'Dziennik webhooka',
  },

  scopes: {
    'company:read': 'Widzieć ustawienia firmy',
    'company:manage': 'Zmieniać ustawienia firmy',
    'reviews:read': 'Czytać opinie i ich statystyki',
    'reviews:contacts': 'Widzieć dane kontaktowe, które zostawili klienci',
    'reviews:reply': 'Odpowiadać klientom i pracować z opiniami',
    'reviews:export': 'Eksportować opinie',
    'orders:read': 'Widzieć zamówienia druku',
    'orders:place': 'Zamawiać druk',
    'locations:read': 'Widzieć lokalizacje',
    'locations:manage': 'Dodawać i zmieniać lokalizacje',
    'placements:read': 'Widzieć kody',
    'placements:manage': 'Dodawać i zmieniać kody',
    'audit:read': 'Czytać dziennik zdarzeń',
    'platform:manage': 'Robić to, co operatorzy, z wyjątkiem użytkowników, kluczy API i dziennika zdarzeń',
  },

  keys: {
    title: 'Klucze API',
    empty: 'Nie ma jeszcze kluczy API',
    emptyText: 'Program z kluczem może robić to, na co mu pozwolisz, bez Twojego hasła.',
    list: 'Klucze API',
    loadFailed: 'Nie udało się wczytać kluczy API',

    create: 'Utwórz klucz API',
    createTitle: 'Utwórz klucz API',
    name: 'Nazwa',
    nameText: 'Co używa klucza, na przykład Kasa.',
    nameMissing: 'Wpisz nazwę',
    mayDo: 'Co może robić',
    mayDoMissing: 'Wybierz uprawnienia klucza',
    expiresAfter: 'Okres ważności',
    lifetimes: {
      30: '30 dni',
      90: '90 dni',
      365: '1 rok',
      never: 'Bezterminowo',
    },
    createSubmit: 'Utwórz klucz API',
    created: (name) => ['Twój klucz API ', name],
    key: 'Klucz API',

    endsIn: 'kończy się na',
    expiredBadge: 'Wygasł',
    endedBadge: 'Zakończony',
    endsBadge: (date) => `Do ${date}`,
    lastUsed: (date) => `Ostatnie użycie: ${date}`,
    neverUsed: 'Nieużywany',
    expires: (date) => `Wygasa ${date}`,
    expired: (date) => `Wygasł ${date}`,
    neverExpires: 'Nigdy nie wygasa',
    createdOn: (date) => `Utworzono ${date}`,
    createdBy: (date, maker) => [`Utworzono ${date}: `, maker],
    allowed: (name) => `Co może robić ${name}`,

    makerLeft:
      'Osoba, która utworzyła ten klucz, nie należy już do zespołu, więc klucz wkrótce wygaśnie. Zachować może go właściciel.',
    makerLeftToOwner:
      'Osoba, która utworzyła ten klucz, nie należy już do zespołu, więc klucz wkrótce wygaśnie. Jeśli go zachowasz, bierzesz za niego odpowiedzialność.',
    keep: 'Zachowaj',
    keepNamed: (name) => `Zachowaj: ${name}`,
    kept: 'Klucz API działa dalej',
    keepFailed: 'Nie udało się zachować klucza API',

    revoke: 'Unieważnij',
    revokeNamed: (name) => `Unieważnij: ${name}`,
    revokeTitle: (name) => ['Unieważnić klucz ', name, '?'],
    revokeText: 'Wszystko, co używa tego klucza, natychmiast przestanie działać. Nie można tego cofnąć.',
    revokeConfirm: 'Unieważnij klucz API',
    revoked: 'Unieważniono klucz API',
    revokeFailed: 'Nie udało się unieważnić klucza API',
  },

  secret: {
    once: 'Skopiuj go teraz. Jest widoczny tylko ten jeden raz.',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować',
    copyFailedText: 'Zaznacz go i skopiuj.',
    done: 'Jest zapisany',
    signing: 'Sekret do podpisów',
    signingText: 'Twój system sprawdza nim nasz podpis. Jest widoczny tylko teraz.',
    copySigning: 'Kopiuj sekret',
  },

  webhooks: {
    empty: 'Nie ma jeszcze webhooków',
    emptyText: 'Dodaj adres swojego systemu, wyślij test i od razu zobacz odpowiedź.',
    loadFailed: 'Nie udało się wczytać webhooków',
    changeFailed: 'Nie udało się zmienić webhooka',
    add: 'Dodaj webhook',

    off: 'Wyłączony',
    failing: 'Błędy',
    withWords: 'Z treścią',
    events: (count) =>
      plural(count, { one: '# zdarzenie', few: '# zdarzenia', many: '# zdarzeń', other: '# zdarzenia' }),
    nothingSent: 'nic jeszcze nie wysłano',
    lastArrived: (ago) => `ostatnio dostarczono ${ago}`,
    lastFailed: (ago) => `ostatni błąd ${ago}`,
    formerSecret: (time) => `Do podpisów używany jest też poprzedni sekret, do ${time}.`,
    whyOff: {
      gone: 'Wyłączony, ponieważ odpowiedział, że już nie istnieje (410).',
      failing: 'Wyłączony, ponieważ przez ponad trzy dni nie udało się dostarczyć wiadomości.',
      byUser: 'Wyłączony. Nic nie jest wysyłane, dopóki go nie włączysz.',
    },

    more: (host) => `Więcej: ${host}`,
    edit: 'Edytuj',
    replaceSecret: 'Zmień sekret',
    switchOff: 'Wyłącz',
    switchOn: 'Włącz',
    delete: 'Usuń',
    log: 'Dziennik',
    logOf: (host) => `Dziennik: ${host}`,

    form: {
      addTitle: 'Dodaj webhook',
      editTitle: 'Edytuj webhook',
      text: 'Gdy tylko coś się wydarzy, wysyłamy do Twojego systemu podpisaną wiadomość.',
      address: 'Adres',
      addressText: 'Gdzie Twój system odbiera wiadomości, jako HTTP POST.',
      events: 'Wyślij wiadomość, gdy',
      eventsMissing: 'Wybierz co najmniej jedno zdarzenie',
      words: 'Wysyłaj, co napisali klienci',
      wordsText:
        'W przeciwnym razie wiadomości zawierają tylko identyfikatory, gwiazdki i czas. Dane kontaktowe nigdy nie są wysyłane.',
      description: 'Opis',
      secret: 'Twój własny sekret do podpisów',
      secretText: 'Jeśli tworzy go Twoje narzędzie: „whsec_” i base64. W przeciwnym razie utworzymy go my.',
      addSubmit: 'Dodaj webhook',
      save: 'Zapisz',
    },
    eventNames: {
      'review.created': 'Klient doda opinię',
      'review.changed': 'Klient zmieni opinię lub zostaną usunięte dane kontaktowe',
      'review.withdrawn': 'Klient wycofa opinię',
      'review.erased': 'Zostanie usunięta treść opinii',
      'case.changed': 'Zmieni się status opinii lub przypisana osoba',
      'message.received': 'Klient odpisze',
      'order.changed': 'Zamówienie druku zostanie złożone lub się zmieni',
      'company.suspended': 'Firma zostanie zawieszona',
      'company.restored': 'Firma znów będzie aktywna',
      'company.created': 'Zostanie utworzona firma',
    },

    added: {
      title: 'Dodano webhook',
      text: 'Skopiuj sekret, a potem sprawdź, czy wiadomość dociera.',
      standard: (link) => [
        'Wiadomości są podpisywane zgodnie ze standardem ',
        link('Standard Webhooks'),
        ', dla którego są biblioteki w większości języków programowania.',
      ],
      done: 'Gotowe',
    },
    replace: {
      title: 'Zmienić sekret?',
      text: (hours) =>
        plural(hours, {
          one: 'Otrzymasz nowy. Przez # godzinę wiadomości są podpisywane oboma; sekret zmieniony wcześniej przestaje działać teraz.',
          few: 'Otrzymasz nowy. Przez # godziny wiadomości są podpisywane oboma; sekret zmieniony wcześniej przestaje działać teraz.',
          many: 'Otrzymasz nowy. Przez # godzin wiadomości są podpisywane oboma; sekret zmieniony wcześniej przestaje działać teraz.',
          other:
            'Otrzymasz nowy. Przez # godziny wiadomości są podpisywane oboma; sekret zmieniony wcześniej przestaje działać teraz.',
        }),
      confirm: 'Zmień sekret',
      failed: 'Nie udało się zmienić sekretu',
      doneTitle: 'Zmieniono sekret',
      doneText: (hours) =>
        plural(hours, {
          one: 'Przez # godzinę wiadomości są podpisywane także poprzednim sekretem.',
          few: 'Przez # godziny wiadomości są podpisywane także poprzednim sekretem.',
          many: 'Przez # godzin wiadomości są podpisywane także poprzednim sekretem.',
          other: 'Przez # godziny wiadomości są podpisywane także poprzednim sekretem.',
        }),
    },
    remove: {
      title: (host) => ['Usunąć webhook do ', host, '?'],
      text: 'Nie otrzyma już żadnych wiadomości, a jego dziennik nie będzie widoczny.',
      confirm: 'Usuń',
      done: 'Usunięto webhook',
      failed: 'Nie udało się usunąć webhooka',
    },

    outcome: {
      waiting: 'Czeka na wysłanie',
      notSent: 'Nie wysłano',
      answered: (status, ms) => `Odpowiedź ${status} po ${number(ms)} ms`,
      noAnswer: (ms) => `Brak odpowiedzi po ${number(ms)} ms`,
    },
    test: {
      send: 'Wyślij test',
      sendTo: (host) => `Wyślij test do ${host}`,
      failed: 'Nie udało się wysłać testu',
      sending: 'Wysyłanie…',
      arrived: (outcome) => `Test dotarł. ${outcome}.`,
      notArrived: (outcome) => `Test nie dotarł. ${outcome}.`,
      arrivedWith: (outcome) => `Test dotarł. ${outcome}:`,
      notArrivedWith: (outcome) => `Test nie dotarł. ${outcome}:`,
    },

    messages: {
      show: 'Pokaż',
      all: 'Wszystkie wiadomości',
      choices: {
        pending: 'Oczekujące',
        delivered: 'Dostarczone',
        failed: 'Nieudane',
      },
      status: {
        pending: 'Oczekuje',
        delivered: 'Dostarczono',
        failed: 'Błąd',
      },
      none: 'Nic jeszcze nie wysłano',
      noneSuch: 'Nie ma takich wiadomości',
      noneText: (days) =>
        plural(days, {
          one: 'Tutaj pojawiają się wiadomości z ostatniego dnia wraz z odpowiedzią Twojego systemu.',
          few: 'Tutaj pojawiają się wiadomości z ostatnich # dni wraz z odpowiedzią Twojego systemu.',
          many: 'Tutaj pojawiają się wiadomości z ostatnich # dni wraz z odpowiedzią Twojego systemu.',
          other: 'Tutaj pojawiają się wiadomości z ostatnich # dni wraz z odpowiedzią Twojego systemu.',
        }),
      loadFailed: 'Nie udało się wczytać wiadomości',
      shown: (count) =>
        plural(count, {
          one: 'Widoczna # wiadomość',
          few: 'Widoczne # wiadomości',
          many: 'Widocznych # wiadomości',
          other: 'Widoczne # wiadomości',
        }),

      attempts: (count) =>
        plural(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }),
      nextAttempt: (time) => `Następna próba: ${time}`,
      attemptList: 'Próby',
      attemptAnswered: (time, status, ms) => `${time}: odpowiedź ${status} po ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time}: brak odpowiedzi po ${number(ms)} ms`,
      message: 'Wiadomość',
      sendAgain: 'Wyślij ponownie',
      sentAgain: 'Wiadomość jest wysyłana ponownie',
      sendAgainFailed: 'Nie udało się wysłać wiadomości ponownie',
    },
    span: {
      open: 'Wyślij okres ponownie',
      title: 'Wyślij okres ponownie',
      text: 'Każda wiadomość z tego okresu zostanie wysłana jeszcze raz, z tym samym identyfikatorem, aby Twój system mógł rozpoznać te, które już ma.',
      from: 'Od',
      to: 'Do',
      send: 'Wyślij ponownie',
      nothing: 'Nie ma czego wysłać ponownie',
      sending: (count) =>
        plural(count, {
          one: 'Ponowne wysyłanie # wiadomości',
          few: 'Ponowne wysyłanie # wiadomości',
          many: 'Ponowne wysyłanie # wiadomości',
          other: 'Ponowne wysyłanie # wiadomości',
        }),
    },
  },
}
