import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Dashboard',
  },
  loading: 'Caricamento della dashboard…',
  loadFailed: 'Impossibile caricare i dati dell’azienda',
  loadFailedUnknown: 'Azienda non caricata',

  overview: {
    title: (company) => ['Dashboard dell’azienda ', company],
    byPeriod: 'Per periodo',
  },

  noAccess: {
    title: 'Non hai accesso a questa dashboard',
    text: 'Il link potrebbe essere destinato a un altro account. Chiedi a chi te lo ha inviato di aggiungerti all’azienda.',
    toLogin: 'Torna all’accesso',
    toOwn: 'Vai alla tua dashboard',
  },
  ifDeleted: (contact) => ['Se la tua azienda è stata eliminata e vuoi ripristinarla, contatta ', contact],
  operator: {
    withAddress: (name, address) => [`${name}: `, address],
    unknown: 'il tuo fornitore',
  },
  notInRole: {
    title: 'Il tuo ruolo non include questa pagina',
    text: 'Se ti serve, chiedi a un titolare dell’azienda di cambiare il tuo ruolo.',
    toOverview: 'Vai alla panoramica',
  },

  showMore: 'Mostra altro',
  showLess: 'Mostra meno',

  location: {
    label: 'Sede',
    all: 'Tutte le sedi',
    unknown: 'Sede sconosciuta',
  },

  period: {
    label: 'Periodo',
    names: {
      '7d': 'Ultimi 7 giorni',
      '30d': 'Ultimi 30 giorni',
      '90d': 'Ultimi 90 giorni',
      '365d': 'Ultimi 365 giorni',
      all: 'Da sempre',
    },
    custom: 'Personalizzato',
    from: 'Dal',
    to: 'Al',
  },

  sentiment: {
    negative: 'Negativo',
    neutral: 'Neutro',
    positive: 'Positivo',
  },
  mismatch: 'Stelle e parole in contrasto',
}
