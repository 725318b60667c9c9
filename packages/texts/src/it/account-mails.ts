import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, plural } = formats('it')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Oppure copia questo indirizzo nel browser:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `Reimposta la password per ${product}`,
    title: 'Reimposta la password',
    why: (product) => `Abbiamo ricevuto una richiesta di reimpostare la password del tuo account ${product}.`,
    task: 'Scegline una nuova con il link qui sotto. Funziona una sola volta, entro un’ora.',
    choose: 'Scegli una nuova password',
    closing: 'Se non l’hai chiesto tu, puoi ignorare questa e-mail. La tua password resta invariata.',
  },
  welcome: {
    subject: (product) => `Imposta la password per ${product}`,
    subjectFor: (companies, product) => `Imposta la password per ${companies} su ${product}`,
    subjectPrinter: (product) => `Imposta la password per gli ordini di stampa di ${product}`,
    title: (product) => `${product} ti dà il benvenuto`,
    titleFor: (companies, product) => `Invito da ${product} per ${companies}`,
    why: (product) =>
      `${product} ha creato un account per te, così puoi vedere che cosa dicono i tuoi clienti.`,
    whyFor: (companies, product) =>
      `${product} ha creato un account per te, così puoi vedere che cosa dicono i clienti (${companies}).`,
    whyPrinter: (product) =>
      `${product} ha creato un account per te, così puoi vedere gli ordini di stampa che ti vengono affidati.`,
    whySuperadmin: (product) =>
      `${product} ha creato un account per te, così puoi gestire le aziende e i loro utenti.`,
    andMore: (companies, more) =>
      list([...companies, plural(more, { one: 'un’altra azienda', other: 'altre # aziende' })]),
    task: 'Per iniziare, scegli una password. Il link funziona una sola volta, entro 24 ore.',
    setUp: 'Imposta la password',
    closing: 'Se non aspettavi questo invito, puoi ignorare questa e-mail.',
  },
  signIn: {
    subject: (product) => `È cambiato il tuo accesso a ${product}`,
    title: 'È cambiato il tuo accesso',
    totp_added: 'Per il tuo account è stata configurata un’app di autenticazione.',
    totp_replaced: 'L’app di autenticazione del tuo account è stata sostituita con un’altra.',
    totp_removed: 'L’app di autenticazione del tuo account è stata rimossa.',
    passkey_added: 'Una passkey è stata aggiunta al tuo account.',
    passkey_removed: 'Una passkey del tuo account è stata rimossa.',
    recovery_codes_replaced:
      'Per il tuo account sono stati creati nuovi codici di recupero. Quelli precedenti non funzionano più.',
    factors_cleared:
      'Un operatore ha rimosso l’app di autenticazione, le passkey e i codici di recupero del tuo account.',
    recovery_code_used: 'È stato usato un codice di recupero del tuo account. Quel codice non funziona più.',
    other: 'È cambiato il modo in cui accedi al tuo account.',
    fine: 'Se l’hai fatto tu, non serve fare nulla.',
    check: 'Controlla l’account',
    closing: 'Se non l’hai fatto tu, cambia subito la password e disconnetti gli altri dispositivi.',
  },
}
