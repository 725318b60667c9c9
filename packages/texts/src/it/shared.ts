import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const shared: SharedTexts = {
  justNow: 'poco fa',
  retry: 'Riprova',
  loadMore: 'Carica altro',

  accountMenu: {
    account: 'Account',
    changePassword: 'Cambia password',
  },

  sessionEnded: {
    title: 'La sessione è terminata',
    text: 'Quanto hai inserito è ancora qui. Accedi da una nuova scheda, torna a questa e salva di nuovo.',
    login: 'Accedi da una nuova scheda',
    back: 'Torna alla pagina',
  },

  leave: {
    title: 'Uscire senza salvare?',
    text: 'Quanto hai inserito non è stato salvato.',
    discard: 'Scarta',
    keep: 'Resta qui',
  },

  notFound: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla.',
    home: 'Vai alla dashboard',
  },

  viewAs: {
    label: 'Visualizza come azienda',
    viewing: (company) => ['Stai visualizzando l’azienda ', company, ' e non puoi modificare nulla.'],
    viewingSome: 'Stai visualizzando un’azienda e non puoi modificare nulla.',
    minutesLeft: (minutes) => plural(minutes, { one: 'Resta # minuto.', other: 'Restano # minuti.' }),
    lastMinute: 'Resta meno di un minuto.',
    leave: 'Esci',
    leaveFailed: 'Impossibile uscire dalla visualizzazione',
  },

  demo: {
    label: 'Demo',
    text: 'Questa è una demo: l’azienda è inventata e le tue modifiche non vengono conservate.',
    leave: 'Esci dalla demo',
    leaveFailed: 'Impossibile uscire dalla demo',
  },
}
