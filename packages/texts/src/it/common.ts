import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Scarica come ${format}`,
    failed: 'Esportazione non riuscita',
  },

  save: {
    notSaved: 'Non ancora salvato',
    save: 'Salva',
  },

  themes: {
    staff: 'Personale',
    waiting: 'Attesa',
    price: 'Prezzo',
    food: 'Cibo',
    quality: 'Qualità',
    communication: 'Comunicazione',
    trust: 'Fiducia',
    cleanliness: 'Pulizia',
    atmosphere: 'Atmosfera',
    noise: 'Rumore',
    facilities: 'Spazi e servizi',
    location: 'Posizione',
    parking: 'Parcheggio',
    booking: 'Prenotazione',
    hours: 'Orari',
    selection: 'Assortimento',
  },

  print: {
    label: 'Codici e stampe',
    codes: 'Codici',
    materials: 'Poster e adesivi',
    formats: 'Formati',
  },
  codesTitle: 'Codici',

  reviews: {
    pageTitle: 'Recensioni',
    heading: 'Recensioni',
    list: 'Recensioni',
    noMatches: {
      title: 'Nessuna recensione con questi filtri',
      text: 'Prova con meno parole, più valutazioni o un periodo più lungo.',
      clear: 'Rimuovi filtri',
    },
    empty: {
      new: {
        title: 'Niente da gestire',
        text: 'Tutte le recensioni sono state esaminate. Quelle nuove appaiono qui.',
      },
      in_progress: {
        title: 'Niente in corso',
        text: 'Le recensioni di cui qualcuno si sta occupando appaiono qui.',
      },
      mine: {
        title: 'Niente è assegnato a te',
        text: 'Le recensioni assegnate a te, da te o da altri, restano qui finché non sono concluse.',
      },
      unassigned: {
        title: 'Ogni recensione aperta ha un assegnatario',
        text: 'Le recensioni aperte senza assegnatario appaiono qui.',
      },
      waiting: {
        title: 'Niente in attesa',
        text: 'Le recensioni a cui hai risposto restano qui in attesa del cliente.',
      },
      done: {
        title: 'Ancora niente di concluso',
        text: 'Le recensioni segnate come concluse vengono conservate qui.',
      },
      all: {
        title: 'Ancora nessuna recensione',
        text: 'Il feedback privato appare qui appena un visitatore lo invia.',
      },
    },
  },

  unassigned: {
    title: 'Non fai parte di nessuna azienda',
    titleOnMaterials: 'Nessun dato aziendale disponibile',
    text: 'Chiedi a chi ti ha invitato di aggiungerti alla tua azienda.',
    toLogin: 'Torna all’accesso',
    operator: {
      text: 'Le aziende e i loro utenti si gestiscono nel pannello di amministrazione.',
      toAdmin: 'Vai all’amministrazione',
    },
  },
}
