import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('pl')

// Names stand after a colon or in brackets: there they need no case, and no verb has to know whose they are.
export const inbox: InboxTexts = {
  status: {
    new: 'Do zrobienia',
    in_progress: 'W toku',
    waiting: 'Czeka na klienta',
    done: 'Załatwiona',
  },
  views: {
    label: 'Widoki',
    names: {
      new: 'Do zrobienia',
      in_progress: 'W toku',
      waiting: 'Czeka na klienta',
      done: 'Załatwione',
      all: 'Wszystkie',
      mine: 'Moje',
      unassigned: 'Nieprzypisane',
    },
    count: (count) =>
      plural(count, { one: ', # opinia', few: ', # opinie', many: ', # opinii', other: ', # opinii' }),
  },
  toolbar: {
    selectAll: 'Zaznacz całą stronę',
    selected: (count) => `Zaznaczono: ${number(count)}`,
    clear: 'Usuń zaznaczenie',
    limit: (max) => `Naraz można zmienić najwyżej ${number(max)}.`,
    status: 'Status',
    assign: 'Przypisz',
    me: (name) => `Ja (${name})`,
    nobody: 'Nikt',
    loading: 'Wczytywanie…',
    shortcuts: 'Skróty klawiszowe',
    shortcutsTitle: 'Skróty klawiszowe (?)',
    select: (stars) =>
      plural(stars, {
        one: 'Zaznacz opinię z # gwiazdką',
        few: 'Zaznacz opinię z # gwiazdkami',
        many: 'Zaznacz opinię z # gwiazdkami',
        other: 'Zaznacz opinię z # gwiazdkami',
      }),
  },
  line: {
    status: 'Status:',
    age: {
      minutes: (count) => `· ${number(count)} min`,
      hours: (count) => `· ${number(count)} godz.`,
      days: (count) =>
        plural(count, { one: '· # dzień', few: '· # dni', many: '· # dni', other: '· # dnia' }),
      years: (count) =>
        plural(count, { one: '· # rok', few: '· # lata', many: '· # lat', other: '· # roku' }),
    },
    ageInWords: {
      minutes: (count) =>
        plural(count, {
          one: ', sprzed # minuty',
          few: ', sprzed # minut',
          many: ', sprzed # minut',
          other: ', sprzed # minuty',
        }),
      hours: (count) =>
        plural(count, {
          one: ', sprzed # godziny',
          few: ', sprzed # godzin',
          many: ', sprzed # godzin',
          other: ', sprzed # godziny',
        }),
      days: (count) =>
        plural(count, {
          one: ', sprzed # dnia',
          few: ', sprzed # dni',
          many: ', sprzed # dni',
          other: ', sprzed # dnia',
        }),
      years: (count) =>
        plural(count, {
          one: ', sprzed # roku',
          few: ', sprzed # lat',
          many: ', sprzed # lat',
          other: ', sprzed # roku',
        }),
    },
    assignee: 'Przypisana osoba:',
    you: 'Ty',
    other: 'ktoś inny',
    edited: 'Nowa wersja od klienta',
    replied: 'Klient odpowiedział',
    repliedTimes: (count) => `Klient odpowiedział (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Przeniesiono do „${status}”`,
    assigned: {
      you: 'Przypisano do Ciebie',
      member: ({ name }) => `Przypisano do: ${name}`,
      other: 'Przypisano do kogoś innego',
      nobody: 'Nikomu już nieprzypisana',
    },
  },
  emptied: 'Na tej liście nie ma już żadnej z tych opinii.',
  update: 'Odśwież listę',

  changes: {
    one: {
      done: 'Oznaczono jako załatwioną',
      status: ({ status }) => `Ustawiono „${status}”`,
      assigned: {
        you: 'Przypisano do Ciebie',
        member: ({ name }) => `Przypisano do: ${name}`,
        other: 'Przypisano do kogoś innego',
        nobody: 'Usunięto przypisanie',
      },
    },
    several: {
      done: ({ count }) => `Oznaczono jako załatwione: ${number(count)}`,
      status: ({ count, status }) => `Zmieniono status ${number(count)} opinii na „${status}”`,
      assigned: {
        you: ({ count }) =>
          plural(count, {
            one: 'Przypisano do Ciebie # opinię',
            few: 'Przypisano do Ciebie # opinie',
            many: 'Przypisano do Ciebie # opinii',
            other: 'Przypisano do Ciebie # opinii',
          }),
        member: ({ count, name }) =>
          plural(count, {
            one: `Przypisano # opinię do: ${name}`,
            few: `Przypisano # opinie do: ${name}`,
            many: `Przypisano # opinii do: ${name}`,
            other: `Przypisano # opinii do: ${name}`,
          }),
        other: ({ count }) =>
          plural(count, {
            one: 'Przypisano # opinię do kogoś innego',
            few: 'Przypisano # opinie do kogoś innego',
            many: 'Przypisano # opinii do kogoś innego',
            other: 'Przypisano # opinii do kogoś innego',
          }),
        nobody: ({ count }) => `Usunięto przypisanie ${number(count)} opinii`,
      },
    },
    already: {
      done: 'Już oznaczono jako załatwioną',
      status: ({ status }) => `Już ustawiono „${status}”`,
      assigned: {
        you: 'Już przypisano do Ciebie',
        member: ({ name }) => `Już przypisano do: ${name}`,
        other: 'Już przypisano do kogoś innego',
        nobody: 'Już nieprzypisana',
      },
    },
    failed: 'Nie udało się zapisać zmiany',
    conflict: 'Nie zmieniono',
    undone: 'Cofnięto',
    undoFailed: 'Nie udało się cofnąć',
    notUndone: 'Nie cofnięto',
    notUndoneSeveral: ({ kept, all }) =>
      `Bez zmian: ${number(kept)} z ${number(all)}, bo w międzyczasie zmienił je ktoś inny.`,
    changedMeanwhile: {
      you: ({ by = 'ktoś inny', status }) =>
        `W międzyczasie zaszła zmiana (${by}). Obecnie: „${status}”, przypisana do Ciebie.`,
      member: ({ by = 'ktoś inny', status, name }) =>
        `W międzyczasie zaszła zmiana (${by}). Obecnie: „${status}”, przypisana do: ${name}.`,
      other: ({ by = 'ktoś inny', status }) =>
        `W międzyczasie zaszła zmiana (${by}). Obecnie: „${status}”, przypisana do kogoś innego.`,
      nobody: ({ by = 'ktoś inny', status }) =>
        `W międzyczasie zaszła zmiana (${by}). Obecnie: „${status}”, nieprzypisana.`,
    },
    notMade: (whatHappened) => `${whatHappened} Twoja zmiana nie została wprowadzona.`,
  },

  shortcuts: {
    title: 'Skróty klawiszowe',
    description: 'Działają na liście i w otwartej opinii, ale nie podczas pisania.',
    use: 'Używaj skrótów klawiszowych w tej przeglądarce',
    actions: {
      nextAndPrevious: 'Następna i poprzednia opinia',
      open: 'Otwórz opinię',
      done: 'Oznacz jako załatwioną',
      assign: 'Przypisz',
      reply: 'Odpowiedz',
      note: 'Dodaj notatkę',
      select: 'Zaznacz; z klawiszem Shift wszystkie aż do tego miejsca',
      undo: 'Cofnij',
      search: 'Szukaj',
      close: 'Zamknij opinię lub usuń zaznaczenie',
      help: 'Ta lista',
    },
  },

  review: {
    title: 'Opinia',
    edited: (time) => `Zmieniono: ${time}`,
    notFound: (company) => ['Ten link nie pasuje do żadnej opinii firmy ', company, '.'],
    failed: 'Nie udało się pobrać opinii',
    all: 'Wszystkie opinie',
    copyLink: 'Kopiuj link',
    linkCopied: 'Skopiowano link',
    copyText: 'Kopiuj tekst',
    textCopied: 'Skopiowano tekst',
    copyFailed: 'Nie udało się skopiować',
    copyFailedDescription: 'Spróbuj ponownie.',
    showVersions: 'Co było tu wcześniej',
    versions: 'Wcześniejsze wersje',
    versionsFailed: 'Nie udało się wczytać wcześniejszych wersji',
  },
  pager: {
    label: 'Opinie',
    previous: 'Poprzednia',
    next: 'Następna',
    previousTitle: (key) => `Poprzednia (${key})`,
    nextTitle: (key) => `Następna (${key})`,
    position: ({ place, all }) => `${place} z ${all}`,
  },

  case: {
    label: 'Sprawa',
    failed: 'Nie udało się wczytać sprawy',
    changeFailed: 'Nie udało się zmienić sprawy',
    status: 'Status',
    assignee: 'Przypisana osoba',
    assignToMe: 'Przypisz do mnie',
    nobody: 'Nikt',
    me: (name) => `Ja (${name})`,
    formerMember: 'Były członek zespołu',
    changed: ({ ago }) => `Zmieniono ${ago}`,
    changedByYou: ({ ago }) => `Zmieniono ${ago} (Ty)`,
    changedBy: ({ ago, name }) => `Zmieniono ${ago} (${name})`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Ty w innym oknie: ${list(changes)}.`,
      member: ({ changes, name }) => `${name}: ${list(changes)}.`,
      visitor: ({ changes }) => `Klient: ${list(changes)}.`,
      someone: ({ changes }) => `Ktoś inny: ${list(changes)}.`,
    },
    changes: {
      answered: 'nowa odpowiedź',
      status: (status) => `nowy status „${status}”`,
      assigned: {
        you: 'przypisanie do Ciebie',
        member: ({ name }) => `przypisanie do osoby ${name}`,
        other: 'przypisanie do byłego członka zespołu',
        nobody: 'usunięcie przypisania',
      },
      unknown: 'zmiana',
    },
    anyway: {
      status: (status) => `Mimo to ustaw „${status}”`,
      assign: {
        you: 'Mimo to przypisz do Ciebie',
        member: ({ name }) => `Mimo to przypisz do: ${name}`,
        other: 'Mimo to przypisz do byłego członka zespołu',
        nobody: 'Mimo to usuń przypisanie',
      },
      both: {
        you: ({ status }) => `Mimo to ustaw „${status}” i przypisz do Ciebie`,
        member: ({ status, name }) => `Mimo to ustaw „${status}” i przypisz do: ${name}`,
        other: ({ status }) => `Mimo to ustaw „${status}” i przypisz do byłego członka zespołu`,
        nobody: ({ status }) => `Mimo to ustaw „${status}” i usuń przypisanie`,
      },
    },
    leave: 'Pozostaw bez zmian',
  },

  thread: {
    label: 'Rozmowa i notatki',
    count: ({ messages, notes }) =>
      `${plural(messages, {
        one: '# wiadomość',
        few: '# wiadomości',
        many: '# wiadomości',
        other: '# wiadomości',
      })}, ${plural(notes, { one: '# notatka', few: '# notatki', many: '# notatek', other: '# notatki' })}`,
    you: 'Ty',
    formerMember: 'Były członek zespołu',
    visitor: 'Klient',
    privateNote: 'Notatka wewnętrzna',
    byLink: 'Klient zobaczy tę odpowiedź po otwarciu swojego linku.',
  },
  delivery: {
    sent: (address) => `Wysłano na adres ${address}`,
    sending: 'Wysyłanie…',
    retrying: (error) => `Jeszcze nie wysłano, ale próba zostanie ponowiona. ${error}`,
    refused: (address) => `Nie udało się wysłać na adres ${address}.`,
    refusedBecause: ({ address, error }) => `Nie udało się wysłać na adres ${address}: ${error}`,
    correct: 'Wyślij na inny adres',
    sendTo: 'Wyślij na adres',
    sendAgain: 'Wyślij ponownie',
    cancel: 'Anuluj',
  },
  composer: {
    label: 'Napisz',
    answer: 'Odpowiedź',
    privateNote: 'Notatka wewnętrzna',
  },
  reply: {
    label: 'Odpowiedź',
    placeholder: 'Napisz odpowiedź',
    tooLong: (max) =>
      plural(max, {
        one: 'Wpisz najwyżej # znak.',
        few: 'Wpisz najwyżej # znaki.',
        many: 'Wpisz najwyżej # znaków.',
        other: 'Wpisz najwyżej # znaku.',
      }),
    noName: (variable) => `Klient nie podał nazwiska. Zastąp ${variable} własnymi słowami.`,
    noLocation: (variable) => `Ta opinia nie ma lokalizacji. Zastąp ${variable} własnymi słowami.`,
    noVariable: (variable) => `To nie jest zmienna. Zastąp ${variable} własnymi słowami.`,
    outdated: (time) => `Klient zmienił tę opinię (${time}). Zanim odpowiesz, przeczytaj ją jeszcze raz.`,
    byLink: 'Klient zobaczy ją po otwarciu swojego linku.',
    byEmail: (address) => ['Zostanie wysłana na adres ', address, '.'],
    differs:
      'Twoja wcześniejsza odpowiedź została wysłana: widzisz ją powyżej. Wyślij również tę, jeśli wnosi coś nowego.',
    send: 'Wyślij',
    sendAndFinish: 'Wyślij i załatw sprawę',
    notFinished: 'Wysłano, ale nie oznaczono jako załatwionej',
    impossible: {
      erased: 'Treść i dane kontaktowe tej opinii zostały usunięte, więc nie ma komu odpowiedzieć.',
      noEmail: 'Klient zostawił numer telefonu, ale bez adresu e-mail.',
      noAddress: 'Klient nie zostawił adresu e-mail ani numeru telefonu, więc nie ma komu odpowiedzieć.',
      optedOut: (company) => ['Klient nie chce już otrzymywać e-maili od firmy ', company, '.'],
      tooMany: 'Wysłano już trzy odpowiedzi z rzędu. Następną można napisać, gdy klient odpowie.',
    },
    call: (number) => ['Zadzwoń: ', number],
    noteCall: 'Zanotuj ustalenia',
  },
  note: {
    label: 'Notatka wewnętrzna',
    description: 'Notatki widzi tylko Twój zespół. Wpisz @, aby powiadomić kogoś z zespołu.',
    placeholder: 'Napisz notatkę',
    tooLong: (max) =>
      plural(max, {
        one: 'Wpisz najwyżej # znak.',
        few: 'Wpisz najwyżej # znaki.',
        many: 'Wpisz najwyżej # znaków.',
        other: 'Wpisz najwyżej # znaku.',
      }),
    add: 'Dodaj notatkę',
    colleagues: 'Osoby z zespołu',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# osoba z zespołu. Wybierz klawiszami strzałek i klawiszem Enter.',
        few: '# osoby z zespołu. Wybierz klawiszami strzałek i klawiszem Enter.',
        many: '# osób z zespołu. Wybierz klawiszami strzałek i klawiszem Enter.',
        other: '# osoby z zespołu. Wybierz klawiszami strzałek i klawiszem Enter.',
      }),
  },
}
