import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Ustawienia',
  heading: 'Ustawienia',
  label: 'Ustawienia',
  back: 'Ustawienia',
  search: 'Szukaj w ustawieniach',
  searchPlaceholder: 'Szukaj w ustawieniach',
  noneFound: {
    title: 'Nie znaleziono ustawienia',
    text: 'Spróbuj innego słowa, na przykład „logo” lub „mail”.',
  },
  readOnly:
    'To ustawienie mogą zmieniać właściciele i menedżerowie. W razie potrzeby poproś właściciela o zmianę swojej roli.',

  sections: {
    business: {
      name: 'Firma',
      description: 'Jak klienci widzą Twoją firmę i kiedy zaczyna się jej dzień.',
    },
    reviewPage: {
      name: 'Strona opinii',
      description: 'Co czytają klienci, w jakim języku i dokąd prowadzi publiczna opinia.',
    },
    answers: {
      name: 'Odpowiedzi',
      description: 'Jak Twój zespół odpowiada klientom.',
    },
    notifications: {
      name: 'Powiadomienia',
      description: 'O czym Cię informujemy w sprawie tej firmy. Inne osoby z zespołu wybierają same.',
    },
    integrations: {
      name: 'Integracje',
      description: 'Łączą inne systemy: Twoje własne i te, z których zespół już korzysta.',
    },
    team: {
      name: 'Zespół',
      description: 'Kto widzi Twoje opinie i co może robić.',
    },
    signIn: {
      name: 'Logowanie',
      description: 'Jak logują się członkowie: hasłem lub tylko przez Twojego dostawcę.',
    },
    privacy: {
      name: 'Prywatność',
      description: 'Dane klientów należą do nich. Tę stronę widzą tylko właściciele.',
    },
    securityLog: {
      name: 'Dziennik zdarzeń',
      description: 'Kto co zmienił lub wyeksportował. Tę stronę widzą tylko właściciele.',
    },
  },

  found: {
    brand: {
      name: 'Nazwa, logo i kolor',
      words: 'firma marka kolory barwa obraz obrazek wygląd adres url identyfikacja',
    },
    'time-zone': { name: 'Strefa czasowa', words: 'zegar godzina dzień tydzień region czas' },
    address: { name: 'Adres', words: 'ulica siedziba pocztowy prawny prywatność informacja rodo' },
    texts: {
      name: 'Język i teksty',
      words: 'powitanie podziękowanie dziękujemy słowa domyślny tłumaczenie treść języki',
    },
    'google-url': { name: 'Adres URL opinii w Google', words: 'link publiczna opinia mapy maps' },
    changes: { name: 'Państwa głos, nasze działanie', words: 'ulepszenie odwiedzający zmiana' },
    practice: { name: 'Jak prosisz o opinie', words: 'praktyka zasady urząd przejrzystość' },
    evidence: { name: 'Dowody dla urzędów', words: 'dowód urząd kontrola zip pobierz zgodność' },
    locations: { name: 'Lokalizacje', words: 'oddział filia sklep punkt google link' },
    'reply-to': { name: 'Adres do odpowiedzi', words: 'e-mail email mail poczta skrzynka nadawca' },
    templates: { name: 'Szablony odpowiedzi', words: 'gotowe zapisane odpowiedź wzór' },
    alerts: {
      name: 'Alerty',
      words: 'e-mail email mail gwiazdki próg test natychmiast codziennie wzmianki powiadomienia',
    },
    'quiet-hours': {
      name: 'Ciche godziny',
      words: 'cisza nocna noc przerwa wstrzymaj nie przeszkadzać spokój',
    },
    digest: { name: 'Podsumowanie', words: 'tygodniowe miesięczne raport zestawienie' },
    devices: {
      name: 'Na Twoich urządzeniach',
      words: 'telefon push aplikacja ekran blokady instalacja przeglądarka',
    },
    'operator-visits': {
      name: 'Podgląd operatora',
      words: 'pomoc wsparcie wizyty panel e-mail email mail właściciele',
    },
    chat: {
      name: 'Czat',
      words: 'slack microsoft teams discord telegram google kanał wiadomość bot alerty',
    },
    webhooks: {
      name: 'Webhooki',
      words: 'programista http post callback url zdarzenie api automatyzacja zapier make sekret dziennik',
    },
    'api-keys': { name: 'Klucze API', words: 'programista program token zapier automatyzacja' },
    members: {
      name: 'Członkowie zespołu',
      words: 'osoby ludzie pracownicy współpracownicy użytkownicy zaproś zaproszenie usuń dostęp',
    },
    roles: {
      name: 'Role',
      words: 'właściciel menedżer manager opiekun obserwator uprawnienia prawa',
    },
    provider: {
      name: 'Twój dostawca',
      words: 'oidc openid connect sso jednokrotne logowanie microsoft google okta keycloak domena grupy',
    },
    'find-person': {
      name: 'Znajdź osobę',
      words: 'szukaj wyszukiwanie eksport usuń usunięcie rodo gdpr wniosek dane',
    },
    erasures: { name: 'Usunięcia danych', words: 'zaświadczenia potwierdzenie dowód usunięte' },
    retention: {
      name: 'Okres przechowywania',
      words: 'przechowuj usuń miesiące dane kontaktowe automatycznie retencja',
    },
    audit: { name: 'Zmiany i eksporty', words: 'audyt historia csv aktywność dziennik' },
  },
}
