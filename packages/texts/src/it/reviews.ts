import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Recensioni recenti',
    empty: {
      title: 'Ancora nessuna recensione',
      text: 'Il feedback privato appare qui appena un visitatore lo invia.',
    },
    all: 'Tutte le recensioni',
  },
  list: {
    failed: 'Impossibile caricare le recensioni',
    retry: 'Riprova',
    loadMore: 'Carica altre',
    shown: (count) => plural(count, { one: '# recensione mostrata', other: '# recensioni mostrate' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# nuova recensione', other: '# nuove recensioni' }),
    newAtLeast: (count) => plural(count, { one: '#+ nuove recensioni', other: '#+ nuove recensioni' }),
    more: (count) => plural(count, { one: '# altra recensione', other: '# altre recensioni' }),
    moreAtLeast: (count) => plural(count, { one: '#+ altre recensioni', other: '#+ altre recensioni' }),
  },
  item: {
    open: (time) => ['Apri recensione: ', time],
    edited: 'Modificata',
    wordsRemoved: (date) => `Testo rimosso in data ${date}`,
    scannedAt: (spot) => ['Codice: ', spot],
    contact: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefono',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Negativo, impostato manualmente',
      neutral: 'Neutro, impostato manualmente',
      positive: 'Positivo, impostato manualmente',
    },
    label: (sentiment) => `Tono: ${sentiment}`,
    set: {
      negative: 'È negativa',
      neutral: 'È neutra',
      positive: 'È positiva',
    },
    automatic: 'Torna all’automatico',
    isAutomatic: (sentiment) => `Di nuovo automatico: ${sentiment}`,
    conflict: (sentiment) => `Nel frattempo la recensione è cambiata: ora il tono è “${sentiment}”.`,
  },
  change: {
    undo: 'Annulla',
    undone: 'Modifica annullata',
    nothingToUndo: 'Niente da annullare',
    notChanged: 'Nessuna modifica',
    notUndone: 'Modifica non annullata',
    failed: 'Impossibile salvare la modifica',
    undoFailed: 'Impossibile annullare',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Testo positivo con # stella: forse un tocco per sbaglio.',
        other: 'Testo positivo con # stelle: forse un tocco per sbaglio.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Testo critico con # stella: forse un tocco per sbaglio.',
        other: 'Testo critico con # stelle: forse un tocco per sbaglio.',
      }),
    all: 'Mostra tutte le recensioni simili',
  },
}
