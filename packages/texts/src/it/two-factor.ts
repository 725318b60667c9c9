import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('it')

export const twoFactor: TwoFactorTexts = {
  title: 'Verifica in due passaggi',
  description: 'Protegge il tuo account anche se qualcuno scopre la tua password.',
  loading: 'Caricamento…',
  on: 'Attivata',

  factors: {
    password: 'Password',
    totp: 'App di autenticazione',
    passkey: 'Passkey',
    recovery: 'Codice di recupero',
    provider: 'Provider della tua azienda',
  },

  signIn: {
    code: 'Codice dell’app di autenticazione',
    recoveryCode: 'Codice di recupero',
    recoveryCodeHint: 'Ognuno funziona una sola volta.',
    proceed: 'Continua',
    usePasskey: 'Usa una passkey',
    appInstead: 'Usa invece l’app di autenticazione',
    passkeyInstead: 'Usa invece una passkey',
    recoveryInstead: 'Usa invece un codice di recupero',
    back: 'Torna alla password',
    noPasskey: {
      title: 'Nessuna passkey utilizzata',
      description: 'Riprova o accedi in un altro modo.',
    },
    passkeyFailed: 'Questo browser non è riuscito a usare una passkey. Accedi in un altro modo.',
  },

  stepUp: {
    title: 'Conferma la tua identità',
    description: 'Per 10 minuti non ti verrà più chiesto.',
    password: 'La tua password',
    code: 'Codice',
    codeHint: 'Dell’app di autenticazione, oppure un codice di recupero.',
    passwordMissing: 'Inserisci la password',
    codeMissing: 'Inserisci un codice',
    passwordInstead: 'Usa invece la password',
    codeInstead: 'Usa invece un codice',
    confirm: 'Conferma',
  },

  app: {
    name: 'App di autenticazione',
    description: 'Codici generati da un’app sul telefono.',
    setUp: 'Configura',
    done: 'App di autenticazione configurata',
    failed: 'Impossibile configurare l’app di autenticazione',
    setup: {
      title: 'Configura un’app di autenticazione',
      scan: 'Scansiona questo codice con un’app come Google Authenticator, 1Password o Microsoft Authenticator.',
      image: 'Codice QR per l’app di autenticazione',
      cannotScan: (link) => [
        'Non riesci a scansionarlo? ',
        link('Apri l’app'),
        ' su questo dispositivo o digita questa chiave:',
      ],
      copyKey: 'Copia chiave',
      code: 'Codice dell’app',
      cancel: 'Annulla',
      turnOn: 'Attiva',
    },
    removal: {
      open: 'Disattiva',
      title: 'Disattivare l’app di autenticazione?',
      description:
        'I suoi codici non funzioneranno più. Senza un altro fattore, per accedere basterà la password.',
      password: 'La tua password',
      confirm: 'Disattiva',
      done: 'App di autenticazione disattivata',
    },
  },

  passkeys: {
    name: 'Passkey',
    description: 'Impronta digitale, volto o blocco schermo, anche per accedere senza password.',
    unsupported: 'Questo browser non supporta le passkey. Per aggiungerle, apri questa pagina in un altro.',
    list: 'Passkey',
    add: 'Aggiungi',
    adding: {
      title: 'Aggiungi una passkey',
      text: 'Il browser chiederà l’impronta digitale, il volto, il blocco schermo o il token di sicurezza.',
      name: 'Nome',
      nameHint: 'Serve a distinguere le tue passkey, ad esempio “Il mio telefono”.',
      cancel: 'Annulla',
      proceed: 'Continua',
    },
    added: 'Passkey aggiunta',
    exists: {
      title: 'Questo dispositivo ha già una passkey',
      description: 'Puoi usarla per accedere o aggiungerne una su un altro dispositivo.',
    },
    canceled: {
      title: 'Nessuna passkey aggiunta',
      description: 'Per riprovare, premi Continua.',
    },
    addFailed: 'Impossibile aggiungere la passkey',
    refused: 'Questo browser ha rifiutato di crearne una.',
    lastUsed: (ago) => `Ultimo utilizzo: ${ago}`,
    addedOn: (date) => `Aggiunta: ${date}`,
    remove: 'Rimuovi',
    removeLabel: (name) => `Rimuovi passkey ${name}`,
    removeTitle: (name) => ['Rimuovere la passkey ', name, '?'],
    removeDescription:
      'Non potrai più usarla per accedere. Ti consigliamo di eliminarla anche dal dispositivo.',
    removeConfirm: 'Rimuovi passkey',
    removed: 'Passkey rimossa',
    removeFailed: 'Impossibile rimuovere la passkey',
  },

  recovery: {
    name: 'Codici di recupero',
    left: ({ left, of }) =>
      `Disponibili: ${number(left)} su ${number(of)}. Servono se non hai più accesso agli altri fattori.`,
    noneLeft: 'Nessun codice disponibile. Creane di nuovi, nel caso perdessi l’accesso agli altri fattori.',
    renew: 'Nuovi codici',
    renewFailed: 'Impossibile creare i codici di recupero',
    save: {
      title: 'Salva i codici di recupero',
      text: 'Se non hai più accesso agli altri fattori, ogni codice ti permette di accedere una volta. Vengono mostrati solo ora; i codici precedenti non funzionano più.',
      list: 'Codici di recupero',
      copy: 'Copia',
      copied: 'Copiati',
      download: 'Scarica',
      done: 'Li ho salvati',
      copyFailed: {
        title: 'Impossibile copiare',
        description: 'In alternativa, scarica i codici.',
      },
      fileTitle: (host) => `Codici di recupero per ${host}. Ognuno funziona una sola volta.`,
    },
  },
}
