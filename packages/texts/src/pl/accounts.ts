import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pl')

export const accounts: AccountsTexts = {
  login: {
    title: 'Logowanie do panelu',
    needed: 'Aby kontynuować, zaloguj się.',
    sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
    email: 'E-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    withPasskey: 'Użyj klucza dostępu',
    forgot: 'Nie pamiętasz hasła?',
    done: 'Zalogowano',
    secondStep: {
      title: 'Weryfikacja dwuetapowa',
      lead: 'Hasło jest prawidłowe. Jeszcze jeden krok.',
    },
    failed: 'Nie udało się zalogować',
    wrong: 'Nieprawidłowy adres e-mail lub hasło',
    invalidResponse: 'Nieprawidłowa odpowiedź serwera',
  },
  backToLogin: 'Wróć do logowania',
  toLogin: 'Zaloguj się',
  language: 'Język',
  changeLanguage: 'Zmień język',

  forgot: {
    title: 'Nie pamiętasz hasła?',
    lead: 'Podaj swój adres e-mail, a wyślemy Ci link do ustawienia nowego hasła.',
    email: 'E-mail',
    submit: 'Wyślij link',
    sent: 'Jeśli istnieje konto z tym adresem, link do ustawienia nowego hasła został wysłany.',
    failed: 'Nie udało się wysłać wiadomości z linkiem',
    outcome: {
      title: 'Sprawdź pocztę',
      text: (email) => [
        'Jeśli istnieje konto z adresem ',
        email,
        ', link do ustawienia nowego hasła jest już w drodze.',
      ],
      expiry: 'Działa jeden raz i wygasa po godzinie.',
      again: (button) => ['Nic nie przyszło? Sprawdź folder ze spamem lub ', button('spróbuj ponownie')],
    },
  },

  link: {
    confirmPassword: 'Powtórz hasło',
    incomplete: 'Ten link jest niekompletny.',
    invalid: 'Nieprawidłowy link',
  },

  reset: {
    title: 'Ustaw nowe hasło',
    lead: 'Wybierz nowe hasło. Na wszystkich innych urządzeniach nastąpi wylogowanie.',
    leadFor: (email) =>
      `Wybierz nowe hasło dla konta ${email}. Na wszystkich innych urządzeniach nastąpi wylogowanie.`,
    password: 'Nowe hasło',
    hint: (least) =>
      plural(least, {
        one: 'Co najmniej # znak; im dłuższe, tym bezpieczniejsze.',
        few: 'Co najmniej # znaki; im dłuższe, tym bezpieczniejsze.',
        many: 'Co najmniej # znaków; im dłuższe, tym bezpieczniejsze.',
        other: 'Co najmniej # znaku; im dłuższe, tym bezpieczniejsze.',
      }),
    submit: 'Ustaw hasło',
    invalidLink: 'Ten link do ustawienia hasła jest nieprawidłowy',
    invalidToken: 'Nieprawidłowy token resetowania hasła',
    remedy: (link) => ['Otwórz najnowszy link w swojej poczcie lub ', link('poproś o nowy'), '.'],
    failed: 'Nie udało się ustawić nowego hasła',
    succeeded: 'Nowe hasło zostało ustawione',
    outcome: {
      title: 'Nowe hasło jest ustawione',
      text: 'Możesz się teraz zalogować nowym hasłem.',
    },
  },

  setup: {
    title: 'Ustaw swoje hasło',
    lead: 'Witaj! Wybierz hasło i zobacz, co mówią Twoi klienci.',
    password: (least) =>
      plural(least, {
        one: 'Hasło (min. # znak)',
        few: 'Hasło (min. # znaki)',
        many: 'Hasło (min. # znaków)',
        other: 'Hasło (min. # znaku)',
      }),
    hint: 'Dobrze sprawdza się kilka niepowiązanych słów.',
    submit: 'Utwórz konto',
    invalidLink: 'Ten link z zaproszeniem jest nieprawidłowy',
    invalidToken: 'Nieprawidłowy token zaproszenia',
    remedy: 'Otwórz najnowszy link w swojej poczcie lub poproś osobę, która Cię zaprasza, o nowy.',
    failed: 'Nie udało się ustawić hasła',
    succeeded: 'Hasło zostało ustawione',
    outcome: {
      title: 'Konto jest gotowe',
      text: 'Możesz od razu zacząć.',
    },
  },

  invitation: {
    title: 'Masz zaproszenie',
    welcome: 'Witaj! Masz zaproszenie.',
    welcomeBy: (inviter) => ['Witaj! ', inviter, ' zaprasza Cię do zespołu.'],
    welcomeTo: (companies) => ['Witaj! Masz zaproszenie do: ', companies, '.'],
    welcomeToBy: (companies, inviter) => ['Witaj! ', inviter, ' zaprasza Cię do: ', companies, '.'],
    more: (count) => `jeszcze ${number(count)}`,
    loginAs: (email) => ['Twój adres do logowania: ', email, '.'],
    accept: 'Przyjmij',
    decline: 'Odrzuć',
    joined: {
      title: 'Należysz już do zespołu',
      text: (company) => [
        'Firma ',
        company,
        ' jest już w Twoim panelu. Zaloguj się swoim dotychczasowym hasłem.',
      ],
    },
    declined: {
      title: 'Odrzucono zaproszenie',
      text: (company) => [
        'Firma ',
        company,
        ' nie zobaczyła żadnych danych z Twojego konta. Możesz zamknąć tę stronę.',
      ],
    },
  },

  invitations: {
    label: (company) => `Zaproszenie do firmy ${company}`,
    text: {
      owner: (company) => ['Masz zaproszenie do firmy ', company, ' w roli właściciela.'],
      manager: (company) => ['Masz zaproszenie do firmy ', company, ' w roli menedżera.'],
      responder: (company) => ['Masz zaproszenie do firmy ', company, ' w roli opiekuna opinii.'],
      viewer: (company) => ['Masz zaproszenie do firmy ', company, ' w roli obserwatora.'],
    },
    textBy: {
      owner: (company, inviter) => [inviter, ' zaprasza Cię do firmy ', company, ' w roli właściciela.'],
      manager: (company, inviter) => [inviter, ' zaprasza Cię do firmy ', company, ' w roli menedżera.'],
      responder: (company, inviter) => [
        inviter,
        ' zaprasza Cię do firmy ',
        company,
        ' w roli opiekuna opinii.',
      ],
      viewer: (company, inviter) => [inviter, ' zaprasza Cię do firmy ', company, ' w roli obserwatora.'],
    },
    accept: 'Przyjmij',
    decline: 'Odrzuć',
    joined: (company) => `Należysz już do zespołu firmy ${company}`,
    declined: 'Odrzucono zaproszenie',
    failed: 'Nie udało się odpowiedzieć na zaproszenie',
  },

  account: {
    title: 'Konto',
    loading: 'Wczytywanie…',
    loadFailed: 'Nie udało się wczytać Twojego konta',
    back: 'Wstecz',
  },

  name: {
    title: 'Imię i nazwisko',
    description:
      'Współpracownicy widzą je zamiast Twojego adresu e-mail. Są też podpisem pod Twoimi odpowiedziami dla klientów.',
    label: 'Twoje imię i nazwisko',
    save: 'Zapisz',
    saved: 'Zapisano imię i nazwisko',
    removed: 'Usunięto imię i nazwisko',
  },

  password: {
    title: 'Hasło',
    current: 'Obecne hasło',
    new: 'Nowe hasło',
    newHint: (least) =>
      plural(least, {
        one: 'Co najmniej # znak; im dłuższe, tym bezpieczniejsze.',
        few: 'Co najmniej # znaki; im dłuższe, tym bezpieczniejsze.',
        many: 'Co najmniej # znaków; im dłuższe, tym bezpieczniejsze.',
        other: 'Co najmniej # znaku; im dłuższe, tym bezpieczniejsze.',
      }),
    confirm: 'Powtórz nowe hasło',
    change: 'Zmień hasło',
    changing: 'Zmienianie hasła…',
    changed: {
      title: 'Hasło zmienione',
      description: 'Twoje nowe hasło już obowiązuje',
    },
    error: 'Błąd',
    failed: 'Nie udało się zmienić hasła. Spróbuj ponownie.',
  },

  sessions: {
    title: 'Twoje aktywne sesje',
    description: 'Nie rozpoznajesz którejś sesji? Zakończ ją i zmień hasło.',
    loading: 'Wczytywanie…',
    device: ({ browser, system }) => `${browser}, ${system}`,
    unknownDevice: 'Nieznane urządzenie',
    thisDevice: 'To urządzenie',
    activeNow: 'Teraz aktywna',
    lastSeen: (ago) => `Ostatnia aktywność: ${ago}`,
    end: 'Zakończ',
    endLabel: ({ device, ago }) => `Zakończ sesję: ${device}, ostatnia aktywność: ${ago}`,
    endTitle: 'Zakończyć tę sesję?',
    endDescription: ({ device, ago }) =>
      `${device}, ostatnia aktywność: ${ago}. Wylogowanie nastąpi natychmiast.`,
    endOthers: 'Zakończ wszystkie inne sesje',
    endOthersTitle: 'Zakończyć wszystkie inne sesje?',
    endOthersDescription: (count) =>
      plural(count, {
        one: '# inna sesja zostanie natychmiast zakończona. Ta pozostanie aktywna.',
        few: '# inne sesje zostaną natychmiast zakończone. Ta pozostanie aktywna.',
        many: '# innych sesji zostanie natychmiast zakończonych. Ta pozostanie aktywna.',
        other: '# innej sesji zostanie natychmiast zakończone. Ta pozostanie aktywna.',
      }),
    password: 'Twoje hasło',
    confirm: 'Zakończ sesję',
    confirmOthers: 'Zakończ sesje',
    ended: 'Zakończono sesję',
    endedSeveral: (count) =>
      plural(count, {
        one: 'Zakończono # sesję',
        few: 'Zakończono # sesje',
        many: 'Zakończono # sesji',
        other: 'Zakończono # sesji',
      }),
    error: 'Błąd',
    failed: 'Nie udało się zakończyć sesji. Spróbuj ponownie.',
  },

  twoFactor: {
    pageTitle: 'Weryfikacja dwuetapowa',
    title: 'Weryfikacja dwuetapowa',
    required: 'Twoje konto jej wymaga. Skonfiguruj oprócz hasła drugi sposób potwierdzania, że to Ty.',
    isSetUp: 'Jest skonfigurowana. Dodaj kolejny sposób albo przejdź dalej.',
    proceed: 'Dalej',
    logOut: 'Wyloguj',
    proceedFailed: 'Nie udało się przejść dalej',
    logOutFailed: 'Nie udało się wylogować',
  },
}
