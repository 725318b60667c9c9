import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('it')

export const changes: ChangesTexts = {
  title: 'Detto, fatto',
  description:
    'Racconta ai visitatori che cosa hai cambiato grazie a quello che hanno detto. I tre miglioramenti più recenti compaiono nella pagina di ringraziamento e nella pagina su come chiedi le recensioni.',
  failed: 'Impossibile caricare i miglioramenti',
  empty: 'Qui non c’è ancora nulla.',
  add: 'Aggiungi miglioramento',
  poster: 'Stampa come poster',
  said: 'Ci hai detto',
  did: 'Che cosa abbiamo fatto',
  since: (date) => `Dal ${date}`,
  hidden: 'Nascosto',
  edit: (did) => `Modifica «${did}»`,
  editTitle: 'Modifica',
  delete: (did) => `Elimina «${did}»`,
  deleteTitle: 'Elimina',
  deletion: {
    question: 'Eliminare questo miglioramento?',
    description: 'I visitatori non lo vedranno più.',
    confirm: 'Elimina',
    failed: 'Impossibile eliminare il miglioramento',
  },
  form: {
    addTitle: 'Aggiungi miglioramento',
    editTitle: 'Modifica miglioramento',
    saidDescription: 'Che cosa hanno detto i visitatori, in poche parole, per esempio «Lenti a mezzogiorno».',
    didDescription: 'Che cosa è diverso ora, per esempio «Una seconda cassa».',
    date: 'Dal',
    themes: 'Temi',
    visible: 'I visitatori lo vedono',
    save: 'Salva',
    saved: 'Miglioramento salvato',
  },
  effect: {
    show: 'È servito?',
    showOf: (did) => `È servito? ${did}`,
    failed: 'Impossibile caricare i numeri',
    title: (themes) => `Quota di recensioni con critiche su: ${themes}, per settimana`,
    before: (percent, reviews) => `Prima: ${percent} di ${number(reviews)}`,
    after: (percent, reviews) => `Da allora: ${percent} di ${number(reviews)}`,
    verdict: {
      early: 'Troppo presto per dirlo',
      fewer: 'Da allora criticato meno spesso',
      more: 'Da allora criticato più spesso',
    },
  },
}
