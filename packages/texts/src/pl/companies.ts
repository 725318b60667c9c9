import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const companies: CompaniesTexts = {
  header: {
    company: 'Firma',
    materials: 'Materiały promocyjne',
    reviewPage: 'Zobacz stronę opinii',
  },

  nav: {
    label: 'Panel',
    overview: 'Przegląd',
    reviews: 'Opinie',
    codes: 'Kody i druk',
    settings: 'Ustawienia',
    toDo: (count) => `, do zrobienia: ${number(count)}`,
    back: 'Ścieżka nawigacji',
    toDashboard: 'Wróć do panelu',
  },

  // “Zawieszona firma” would be one that has suspended its business, as the law calls it.
  banner: {
    suspended: 'Konto tej firmy jest zawieszone.',
    suspendedText:
      'Klienci nie mogą przekazywać opinii. Możesz wszystko czytać i eksportować, ale nic nie możesz zmieniać.',
    reason: (reason) => ['Powód: ', reason],
    contact: (contact) => ['Kontakt: ', contact],
    overdue: (contact) => ['Termin płatności za tę firmę minął. Kontakt w tej sprawie: ', contact],
  },

  recounting: (zone) => `Trwa przeliczanie danych dla strefy ${zone}.`,

  qrCode: {
    title: 'Kod QR',
    description: 'Po zeskanowaniu telefonem otwiera Twoją stronę opinii.',
    show: 'Pokaż kod QR',
  },

  practice: {
    title: 'Jak prosisz o opinie',
    description: 'Publiczna strona dla klientów i urzędów, oparta na Twoich ustawieniach i liczbach.',
    open: 'Otwórz stronę',
  },
  evidence: {
    title: 'Dowody dla urzędów',
    description:
      'Jeden podpisany plik za wybrany okres: strony tak, jak je pokazywano, Twoje teksty, to, co odrzucono, linki i liczby. Nie wymienia nikogo z nazwiska.',
    download: 'Pobierz',
  },
}
