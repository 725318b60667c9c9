import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('pl')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Możesz też skopiować ten adres do przeglądarki:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `Ustaw nowe hasło do serwisu ${product}`,
    title: 'Ustaw nowe hasło',
    why: (product) => `Otrzymaliśmy prośbę o nowe hasło do Twojego konta w serwisie ${product}.`,
    task: 'Wybierz je, korzystając z poniższego linku. Link działa jeden raz, w ciągu godziny.',
    choose: 'Wybierz nowe hasło',
    closing: 'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
  },
  welcome: {
    subject: (product) => `Ustaw swoje hasło do serwisu ${product}`,
    subjectFor: (companies, product) => `Ustaw swoje hasło w serwisie ${product}: ${companies}`,
    subjectPrinter: (product) => `Ustaw swoje hasło do zamówień druku w serwisie ${product}`,
    title: (product) => `Witaj w serwisie ${product}`,
    titleFor: (companies, product) => `${product} zaprasza Cię do: ${companies}`,
    why: (product) =>
      `W serwisie ${product} utworzono dla Ciebie konto, w którym zobaczysz, co mówią Twoi klienci.`,
    whyFor: (companies, product) =>
      `W serwisie ${product} utworzono dla Ciebie konto, w którym zobaczysz, co mówią klienci (${companies}).`,
    whyPrinter: (product) =>
      `W serwisie ${product} utworzono dla Ciebie konto, w którym zobaczysz przekazane Ci zamówienia druku.`,
    whySuperadmin: (product) =>
      `W serwisie ${product} utworzono dla Ciebie konto, w którym możesz zarządzać firmami i ich użytkownikami.`,
    andMore: (companies, more) => list([...companies, `jeszcze ${number(more)}`]),
    task: 'Na początek wybierz hasło. Link działa jeden raz, w ciągu 24 godzin.',
    setUp: 'Ustaw swoje hasło',
    closing: 'Jeśli nie spodziewasz się tego zaproszenia, zignoruj tę wiadomość.',
  },
  signIn: {
    subject: (product) => `Zmienił się sposób logowania do serwisu ${product}`,
    title: 'Zmienił się Twój sposób logowania',
    totp_added: 'Dla Twojego konta skonfigurowano aplikację uwierzytelniającą.',
    totp_replaced: 'Aplikacja uwierzytelniająca Twojego konta została zastąpiona inną.',
    totp_removed: 'Aplikacja uwierzytelniająca Twojego konta została usunięta.',
    passkey_added: 'Do Twojego konta dodano klucz dostępu.',
    passkey_removed: 'Z Twojego konta usunięto klucz dostępu.',
    recovery_codes_replaced: 'Dla Twojego konta utworzono nowe kody zapasowe. Poprzednie już nie działają.',
    factors_cleared:
      'Operator usunął z Twojego konta aplikację uwierzytelniającą, klucze dostępu i kody zapasowe.',
    recovery_code_used: 'Użyto kodu zapasowego Twojego konta. Ten kod już nie działa.',
    other: 'Zmienił się sposób logowania do Twojego konta.',
    fine: 'Jeśli to Twoja zmiana, nie musisz nic robić.',
    check: 'Sprawdź swoje konto',
    closing: 'Jeśli to nie Twoja zmiana, od razu zmień hasło i wyloguj pozostałe urządzenia.',
  },
}
