import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

// “Invito per” and “azienda” before names: “di”, “a” and “in” would have to contract with an article.

export const accounts: AccountsTexts = {
  login: {
    title: 'Accesso amministrazione',
    needed: 'Accedi per continuare.',
    sessionEnded: 'La sessione è terminata. Accedi di nuovo.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Accedi',
    withPasskey: 'Accedi con una passkey',
    forgot: 'Password dimenticata?',
    done: 'Accesso effettuato',
    secondStep: {
      title: 'Verifica in due passaggi',
      lead: 'La password è corretta. Manca solo un passaggio.',
    },
    failed: 'Accesso non riuscito',
    wrong: 'E-mail o password non valida',
    invalidResponse: 'Risposta del server non valida',
  },
  backToLogin: 'Torna all’accesso',
  toLogin: 'Vai all’accesso',
  language: 'Lingua',
  changeLanguage: 'Cambia lingua',

  forgot: {
    title: 'Password dimenticata',
    lead: 'Inserisci il tuo indirizzo e-mail: ti invieremo un link per scegliere una nuova password.',
    email: 'E-mail',
    submit: 'Invia link',
    sent: 'Se esiste un account con questo indirizzo, abbiamo inviato un link per reimpostare la password.',
    failed: 'Impossibile inviare l’e-mail di reimpostazione',
    outcome: {
      title: 'Controlla la posta',
      text: (email) => [
        'Se esiste un account con l’indirizzo ',
        email,
        ', il link per scegliere una nuova password è in arrivo.',
      ],
      expiry: 'Funziona una sola volta e scade dopo un’ora.',
      again: (button) => ['Non è arrivato? Controlla la cartella dello spam oppure ', button('riprova')],
    },
  },

  link: {
    confirmPassword: 'Conferma password',
    incomplete: 'Questo link è incompleto.',
    invalid: 'Link non valido',
  },

  reset: {
    title: 'Reimposta password',
    lead: 'Scegli una nuova password. Tutti gli altri dispositivi verranno disconnessi.',
    leadFor: (email) =>
      `Scegli una nuova password per ${email}. Tutti gli altri dispositivi verranno disconnessi.`,
    password: 'Nuova password',
    hint: (least) =>
      plural(least, {
        one: 'Almeno # carattere; più è lunga, più è sicura.',
        other: 'Almeno # caratteri; più è lunga, più è sicura.',
      }),
    submit: 'Reimposta password',
    invalidLink: 'Questo link per reimpostare la password non è valido',
    invalidToken: 'Token di reimpostazione non valido',
    remedy: (link) => ['Apri il link più recente che hai ricevuto o ', link('richiedine uno nuovo'), '.'],
    failed: 'Impossibile reimpostare la password',
    succeeded: 'La password è stata reimpostata',
    outcome: {
      title: 'Password reimpostata',
      text: 'Ora puoi accedere con la nuova password.',
    },
  },

  setup: {
    title: 'Imposta la password',
    lead: 'Ti diamo il benvenuto! Scegli una password per iniziare a vedere che cosa dicono i tuoi clienti.',
    password: (least) =>
      plural(least, { one: 'Password (min. # carattere)', other: 'Password (min. # caratteri)' }),
    hint: 'Alcune parole senza legami tra loro vanno benissimo.',
    submit: 'Configura account',
    invalidLink: 'Questo link di invito non è valido',
    invalidToken: 'Token di invito non valido',
    remedy: 'Apri il link più recente che hai ricevuto o chiedi un nuovo link a chi ti ha invitato.',
    failed: 'Impossibile impostare la password',
    succeeded: 'La password è stata impostata',
    outcome: {
      title: 'Account configurato',
      text: 'Puoi iniziare subito.',
    },
  },

  invitation: {
    title: 'Hai ricevuto un invito',
    welcome: 'Ti diamo il benvenuto! Hai ricevuto un invito.',
    welcomeBy: (inviter) => ['Ti diamo il benvenuto! Hai ricevuto un invito da ', inviter, '.'],
    welcomeTo: (companies) => ['Ti diamo il benvenuto! Hai ricevuto un invito per ', companies, '.'],
    welcomeToBy: (companies, inviter) => [
      'Ti diamo il benvenuto! Hai ricevuto da ',
      inviter,
      ' un invito per ',
      companies,
      '.',
    ],
    more: (count) => plural(count, { one: 'un’altra', other: 'altre #' }),
    loginAs: (email) => ['Accederai come ', email, '.'],
    accept: 'Accetta',
    decline: 'Rifiuta',
    joined: {
      title: 'Ora fai parte del team',
      text: (company) => [company, ' è ora nella tua dashboard. Accedi con la tua solita password.'],
    },
    declined: {
      title: 'Invito rifiutato',
      text: (company) => [
        'All’azienda ',
        company,
        ' non è stata mostrata alcuna informazione sul tuo account. Puoi chiudere questa pagina.',
      ],
    },
  },

  invitations: {
    label: (company) => `Invito per ${company}`,
    text: {
      owner: (company) => ['Hai ricevuto un invito come titolare per ', company, '.'],
      manager: (company) => ['Hai ricevuto un invito come gestore per ', company, '.'],
      responder: (company) => ['Hai ricevuto un invito come addetto alle risposte per ', company, '.'],
      viewer: (company) => ['Hai ricevuto un invito come lettore per ', company, '.'],
    },
    textBy: {
      owner: (company, inviter) => [inviter, ' ti invita come titolare nell’azienda ', company, '.'],
      manager: (company, inviter) => [inviter, ' ti invita come gestore nell’azienda ', company, '.'],
      responder: (company, inviter) => [
        inviter,
        ' ti invita come addetto alle risposte nell’azienda ',
        company,
        '.',
      ],
      viewer: (company, inviter) => [inviter, ' ti invita come lettore nell’azienda ', company, '.'],
    },
    accept: 'Accetta',
    decline: 'Rifiuta',
    joined: (company) => `Ora fai parte del team dell’azienda ${company}`,
    declined: 'Invito rifiutato',
    failed: 'Impossibile rispondere all’invito',
  },

  account: {
    title: 'Account',
    loading: 'Caricamento…',
    loadFailed: 'Impossibile caricare il tuo account',
    back: 'Indietro',
  },

  name: {
    title: 'Nome',
    description:
      'I colleghi lo vedono al posto del tuo indirizzo e-mail, e i visitatori come firma delle tue risposte.',
    label: 'Il tuo nome',
    save: 'Salva nome',
    saved: 'Nome salvato',
    removed: 'Nome rimosso',
  },

  password: {
    title: 'Password',
    current: 'Password attuale',
    new: 'Nuova password',
    newHint: (least) =>
      plural(least, {
        one: 'Almeno # carattere; più è lunga, più è sicura.',
        other: 'Almeno # caratteri; più è lunga, più è sicura.',
      }),
    confirm: 'Conferma nuova password',
    change: 'Cambia password',
    changing: 'Modifica in corso…',
    changed: {
      title: 'Password modificata',
      description: 'La tua password è stata aggiornata',
    },
    error: 'Errore',
    failed: 'Impossibile cambiare la password. Riprova.',
  },

  sessions: {
    title: 'Dove hai effettuato l’accesso',
    description: 'Non riconosci una di queste sessioni? Terminala e cambia la password.',
    loading: 'Caricamento…',
    device: ({ browser, system }) => `${browser} su ${system}`,
    unknownDevice: 'Dispositivo sconosciuto',
    thisDevice: 'Questo dispositivo',
    activeNow: 'In uso ora',
    lastSeen: (ago) => `Ultima attività: ${ago}`,
    end: 'Termina',
    endLabel: ({ device, ago }) => `Termina sessione: ${device}, ultima attività ${ago}`,
    endTitle: 'Terminare questa sessione?',
    endDescription: ({ device, ago }) =>
      `${device}, ultima attività ${ago}. Il dispositivo verrà disconnesso subito.`,
    endOthers: 'Termina tutte le altre sessioni',
    endOthersTitle: 'Terminare tutte le altre sessioni?',
    endOthersDescription: (count) =>
      plural(count, {
        one: '# altra sessione verrà terminata subito. Questa resta attiva.',
        other: '# altre sessioni verranno terminate subito. Questa resta attiva.',
      }),
    password: 'La tua password',
    confirm: 'Termina sessione',
    confirmOthers: 'Termina sessioni',
    ended: 'Sessione terminata',
    endedSeveral: (count) => plural(count, { one: '# sessione terminata', other: '# sessioni terminate' }),
    error: 'Errore',
    failed: 'Impossibile terminare la sessione. Riprova.',
  },

  twoFactor: {
    pageTitle: 'Verifica in due passaggi',
    title: 'Verifica in due passaggi',
    required:
      'Il tuo account la richiede. Oltre alla password, configura un secondo modo per confermare la tua identità.',
    isSetUp: 'È configurata. Aggiungi un altro fattore o continua.',
    proceed: 'Continua',
    logOut: 'Esci',
    proceedFailed: 'Impossibile continuare',
    logOutFailed: 'Disconnessione non riuscita',
  },
}
