import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const controls: ControlTexts = {
  loading: 'Caricamento…',
  cancel: 'Annulla',
  close: 'Chiudi',
  retry: 'Riprova',
  skip: 'Vai al contenuto',
  more: 'Altro',
  notifications: {
    region: 'Notifiche (F8)',
    one: 'Notifica',
  },

  discard: {
    title: 'Scartare le modifiche?',
    text: 'Quanto hai inserito non è stato salvato.',
    confirm: 'Scarta',
    keep: 'Resta qui',
  },

  failed: {
    load: 'Caricamento non riuscito',
    page: 'Impossibile caricare questa pagina',
    part: 'Impossibile caricare questa parte',
    connection: 'Connessione non riuscita oppure è disponibile una nuova versione. Riprova.',
    pageOffline: 'Sei offline. La pagina si caricherà automaticamente appena torna la connessione.',
    partOffline: 'Sei offline. Il caricamento riprenderà automaticamente appena torna la connessione.',
    error: 'Qualcosa è andato storto',
    errorText: 'Ricarica la pagina. Se succede di nuovo, segnalacelo.',
    reload: 'Ricarica pagina',
  },

  combobox: {
    list: 'Suggerimenti',
    found: (count) => plural(count, { one: '# risultato', other: '# risultati' }),
  },

  password: {
    show: 'Mostra password',
    hide: 'Nascondi password',
  },

  profile: {
    accountOf: (email) => `Account: ${email}`,
    roles: {
      superadmin: 'Superamministratore',
      company_admin: 'Amministratore azienda',
      printer: 'Tipografia',
    },
    logout: 'Esci',
    loggedOut: 'Disconnessione effettuata',
    errorTitle: 'Errore',
    logoutFailed: 'Disconnessione non riuscita. Riprova.',
  },

  qr: {
    title: (name) => ['Codice QR per ', name],
    scan: 'Scansiona questo codice per lasciare una recensione',
    alt: (link) => `Codice QR per ${link}`,
    download: 'Scarica codice QR',
    copyLink: 'Copia link',
    copied: 'Link copiato!',
    copiedText: 'Il link alla pagina delle recensioni è negli appunti.',
    copyFailed: 'Impossibile copiare',
    copyFailedText: 'Riprova.',
    drawFailed: 'Impossibile creare il codice QR',
    drawFailedText: 'Chiudi la finestra e riprova.',
  },
}
