import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('de')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `Passwort für ${product} zurücksetzen`,
    title: 'Passwort zurücksetzen',
    why: (product) => `Wir wurden gebeten, das Passwort Ihres Kontos bei ${product} zurückzusetzen.`,
    task: 'Wählen Sie mit dem Link unten ein neues. Er funktioniert einmal, innerhalb einer Stunde.',
    choose: 'Neues Passwort wählen',
    closing:
      'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt dann, wie es ist.',
  },
  welcome: {
    subject: (product) => `Passwort für ${product} festlegen`,
    subjectFor: (companies, product) => `Einladung zu ${companies}: Passwort bei ${product} festlegen`,
    subjectPrinter: (product) => `Passwort für die Druckbestellungen von ${product} festlegen`,
    title: (product) => `Willkommen bei ${product}`,
    titleFor: (companies, product) => `${product} lädt Sie zu ${companies} ein`,
    why: (product) => `${product} hat ein Konto für Sie angelegt, mit dem Sie sehen, was Ihre Kunden sagen.`,
    whyFor: (companies, product) =>
      `${product} hat ein Konto für Sie angelegt, mit dem Sie sehen, was die Kunden von ${companies} sagen.`,
    whyPrinter: (product) =>
      `${product} hat ein Konto für Sie angelegt, mit dem Sie die Ihnen erteilten Druckbestellungen sehen.`,
    whySuperadmin: (product) =>
      `${product} hat ein Konto für Sie angelegt, mit dem Sie Unternehmen und ihre Benutzer verwalten.`,
    andMore: (companies, more) => list([...companies, `${number(more)} weiteren`]),
    task: 'Wählen Sie zum Start ein Passwort. Der Link funktioniert einmal, innerhalb von 24 Stunden.',
    setUp: 'Passwort festlegen',
    closing: 'Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  signIn: {
    subject: (product) => `Ihre Anmeldung bei ${product} hat sich geändert`,
    title: 'Ihre Anmeldung hat sich geändert',
    totp_added: 'Für Ihr Konto wurde eine Authenticator-App eingerichtet.',
    totp_replaced: 'Die Authenticator-App Ihres Kontos wurde durch eine andere ersetzt.',
    totp_removed: 'Die Authenticator-App Ihres Kontos wurde entfernt.',
    passkey_added: 'Ihrem Konto wurde ein Passkey hinzugefügt.',
    passkey_removed: 'Ein Passkey Ihres Kontos wurde entfernt.',
    recovery_codes_replaced:
      'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die früheren funktionieren nicht mehr.',
    factors_cleared:
      'Der Betreiber hat die Authenticator-App, die Passkeys und die Wiederherstellungscodes Ihres Kontos entfernt.',
    recovery_code_used:
      'Ein Wiederherstellungscode Ihres Kontos wurde verwendet. Er funktioniert nicht mehr.',
    other: 'Wie Sie sich bei Ihrem Konto anmelden, hat sich geändert.',
    fine: 'Falls Sie das waren, ist nichts zu tun.',
    check: 'Konto prüfen',
    closing:
      'Falls Sie das nicht waren, ändern Sie jetzt Ihr Passwort und melden Sie Ihre anderen Geräte ab.',
  },
}
