import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('it')

export const printFormats: typeof english = {
  title: 'Formati',
  description: 'Il tuo codice su tutto, dal poster alla firma e-mail, da stampare da te o in tipografia.',
  names: {
    poster_18x24: 'Poster grande',
    sticker_3in: 'Adesivo rotondo',
    poster_a4: 'Poster A4',
    poster_a5: 'Poster A5',
    table_tent: 'Cavaliere da tavolo',
    counter_card: 'Cartoncino da banco',
    window_cling: 'Vetrofania',
    card: 'Biglietto',
    slip: 'Striscia',
    card_sheet: 'Foglio con dieci biglietti',
    signature: 'Firma e-mail',
    button: 'Pulsante per sito web',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} in`,
  takeHome: 'Da portare a casa',
  onScreen: 'Per schermi',
  preview: (name) => `Anteprima: ${name}`,
  layout: 'Layout',
  checking: 'Controllo in corso…',
  fine: 'Controllato: il codice si legge sul pezzo finito e nulla sporge nel margine.',
  checkFailed: 'Il controllo non è riuscito',
  findings: {
    code_unreadable: 'Un codice non si legge sul pezzo stampato. Scegli un altro layout.',
    code_too_far:
      'Un codice non si legge dalla distanza abituale. Scegli un altro layout o un formato più grande.',
    code_contrast: 'Il codice non risalta abbastanza sullo sfondo. Scegli un altro layout.',
    code_small:
      'Il codice è troppo piccolo per la maggior parte dei telefoni. Scegli un altro layout o un formato più grande.',
    text_outside:
      'Del testo sporge nel margine e potrebbe essere tagliato. Scegli un altro layout o un nome più corto.',
    letters_missing:
      'Alcune lettere di un nome non si possono stampare e mancano. Guarda l’anteprima e, se serve, scrivi il nome in un altro modo.',
    name_from_address:
      'Nessuna lettera del nome si può stampare, quindi compare il nome preso dall’indirizzo. Guarda l’anteprima.',
    logo_resolution:
      'Il logo è troppo piccolo per le dimensioni di stampa e apparirà sfocato. Carica un’immagine più grande o un disegno (SVG).',
  },
  pdf: 'PDF',
  press: 'PDF per tipografia',
  note: 'Il PDF per tipografia ha abbondanza e crocini di taglio (PDF/X-4). SVG e PNG valgono per un solo codice alla volta.',
  escrow: {
    title: 'Porta con te i codici',
    text: 'Tutti i tuoi codici come file di un sito web. Chi li pubblica fa funzionare le tue stampe anche senza di noi.',
    download: 'Scarica i codici',
  },
}
