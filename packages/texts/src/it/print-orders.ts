import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#it/spread.ts'

const { number, plural } = formats('it')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Materiali promozionali',
  description:
    'Se scansionati, aprono entrambi la tua pagina delle recensioni. Scegli un layout, poi ordina le stampe da noi o rivolgiti alla tua tipografia.',
  loading: 'Caricamento…',
  failed: 'Nessun dato aziendale disponibile',
  retry: 'Riprova',

  for: {
    code: (name) => ['Per ', name],
    codes: (count, names) => [`Per ${number(count)} codici: `, names],
  },
  andMore: (names, count) => `${names} ${plural(count, { one: 'e un altro', other: 'e altri #' })}`,

  printedFor: {
    label: 'Stampato per',
    reviewPage: 'Per la tua pagina delle recensioni',
    reviewPageText: 'Un solo codice per tutti i punti.',
    codes: (names) => ['Per ', names],
    oneCode: 'Un codice proprio.',
    severalCodes: (count) => `${number(count)} codici, uno per ogni punto.`,
    language: 'Lingua delle stampe',
    useReviewPage: 'Usa pagina recensioni',
    choose: 'Scegli codici',
    change: 'Cambia',
  },

  picker: {
    title: 'Scegli codici',
    description: 'Ogni punto ha il proprio codice, così puoi distinguerli.',
    search: 'Cerca codici',
    searchPlaceholder: 'Nome o codice',
    location: 'Sede',
    allLocations: 'Tutte le sedi',
    list: 'Codici',
    failed: 'Impossibile caricare i codici',
    noMatches: { title: 'Nessun codice corrisponde', text: 'Prova con un altro nome, codice o sede.' },
    empty: {
      title: 'Ancora nessun codice',
      text: 'Aggiungi un codice per ogni punto, ad esempio un tavolo o il bancone.',
      toCodes: 'Vai ai codici',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Carica altri',
    notAllLoaded: 'Non è stato possibile caricare tutti i codici',
    noneSelected: 'Nessuno selezionato',
    selected: (count) => plural(count, { one: '# selezionato', other: '# selezionati' }),
    mostSelected: (count) => `${number(count)} selezionati, il massimo possibile`,
    clear: 'Deseleziona',
    selectAll: 'Seleziona tutti',
    selectAllFound: 'Seleziona risultati',
    cancel: 'Annulla',
    useCodes: 'Usa codici',
    useReviewPage: 'Usa pagina recensioni',
    use: (count) => plural(count, { one: 'Usa questo codice', other: 'Usa # codici' }),
  },

  pieces: {
    poster: {
      name: 'Poster',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, per pareti e vetrine. Si scansiona anche dall’altro lato della stanza.`,
      preview: 'Anteprima del poster',
      layout: 'Layout del poster',
      layouts: { bold: 'Deciso', editorial: 'Editoriale', arch: 'Arco' },
      packs: 'Pacchetti di poster',
      pack: (quantity) => plural(quantity, { one: '# poster', other: '# poster' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Un pacchetto deve contenere almeno # poster, uno per ogni codice.',
          other: 'Un pacchetto deve contenere almeno # poster, uno per ogni codice.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# poster', other: '# poster' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Poster (${centimeters(width)} × ${centimeters(height)} cm, quantità: ${number(quantity)})`,
      evenly: (each) => `Poster: ${number(each)} per ciascuno`,
      unevenly: (by) => `Poster: ${spread(by)}`,
      withoutCode: 'Questo poster porterà alla tua pagina senza dati propri. Vuoi scegliere un codice?',
      willSay: (name) => ['Sul poster si leggerà “', name, '”.'],
      downloaded: 'Poster scaricato',
      printFileDownloaded: 'File di stampa del poster scaricato',
    },
    sticker: {
      name: 'Adesivo',
      use: ({ width }) => `${centimeters(width)} cm, rotondo, per banconi, tavoli e confezioni.`,
      preview: 'Anteprima dell’adesivo',
      layout: 'Layout dell’adesivo',
      layouts: { ring: 'Anello', bold: 'Deciso', horizon: 'Orizzonte' },
      packs: 'Pacchetti di adesivi',
      pack: (quantity) => plural(quantity, { one: '# adesivo', other: '# adesivi' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Un pacchetto deve contenere almeno # adesivo, uno per ogni codice.',
          other: 'Un pacchetto deve contenere almeno # adesivi, uno per ogni codice.',
        }),
      order: ({ width }, quantity) =>
        plural(quantity, {
          one: `# adesivo rotondo, ${centimeters(width)} cm`,
          other: `# adesivi rotondi, ${centimeters(width)} cm`,
        }),
      ordered: ({ width }, quantity) =>
        `Adesivo (rotondo, ${centimeters(width)} cm, quantità: ${number(quantity)})`,
      evenly: (each) => `Adesivi: ${number(each)} per ciascuno`,
      unevenly: (by) => `Adesivi: ${spread(by)}`,
      withoutCode: 'Questo adesivo porterà alla tua pagina senza dati propri. Vuoi scegliere un codice?',
      willSay: (name) => ['Sull’adesivo si leggerà “', name, '”.'],
      downloaded: 'Adesivo scaricato',
      printFileDownloaded: 'File di stampa dell’adesivo scaricato',
    },
  },

  piece: {
    notReady: 'L’immagine non è ancora pronta. Riprova.',
    unreadableCode: 'Il codice QR in questa immagine non è leggibile. Scegli un altro layout e riprova.',
    previewFailed: 'Impossibile caricare l’anteprima.',
    previous: 'Codice precedente',
    next: 'Codice successivo',
    position: (at, of) => `${number(at)} di ${number(of)}`,
    order: 'Ordina stampe',
    download: 'Scarica',
    downloadPrintFile: 'PDF per la stampa',
    downloadFailed: 'Impossibile scaricare l’immagine',
  },
  pageOf: (page, pages) => `Pagina ${number(page)} di ${number(pages)}`,

  tooLate: 'Ha impiegato troppo tempo. Riprova.',
  disconnected:
    'Connessione non riuscita oppure è disponibile una nuova versione. Ricarica la pagina e ripeti il download.',
  reload: 'Ricarica pagina',

  sheet: {
    title: 'Foglio di codici',
    oneCode: 'Il codice con il suo nome, su una pagina A4 da stampare e ritagliare.',
    codes: (count, pages) =>
      plural(pages, {
        one: `${number(count)} codici con i loro nomi, su una pagina A4 da stampare e ritagliare.`,
        other: `${number(count)} codici con i loro nomi, su # pagine A4 da stampare e ritagliare.`,
      }),
    download: 'Scarica PDF',
    downloaded: 'Foglio scaricato',
    failed: 'Impossibile scaricare il foglio',
    documentTitle: (company) => `Codici: ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# codice', other: '# codici' }),
  },

  names: {
    missing: (characters) => [
      'Questi caratteri del tuo nome non si possono ancora stampare: ',
      characters,
      '.',
    ],
    noLetters: 'Il tuo nome non contiene lettere da stampare.',
    otherScript: 'Il tuo nome non si può ancora stampare in questa scrittura.',
    code: (name) => [
      'Questo nome non si può ancora stampare per intero nella sua scrittura: ',
      name,
      '. L’indirizzo su ogni pezzo permette comunque di distinguere i codici.',
    ],
    codes: (names) => [
      'Questi nomi non si possono ancora stampare per intero nella loro scrittura: ',
      names,
      '. L’indirizzo su ogni pezzo permette comunque di distinguere i codici.',
    ],
  },

  billing: {
    title: 'Dati di fatturazione',
    description: 'Inserisci i dati con cui emettere la fattura.',
    chooseCode: 'Scegli un codice',
    look: (layout, name) => [`Layout: ${layout}, testo: “`, name, '”'],
    lookIn: (layout, name, language) => [`Layout: ${layout}, testo: “`, name, '”, lingua: ', language],
    invoice: 'Fattura per e-mail, nulla da pagare ora',
    terms: (provider) => `${provider} comunica per e-mail tempi di consegna, spese di spedizione e imposte`,
    fields: {
      companyName: 'Nome dell’azienda',
      contactName: 'Nome del referente',
      email: 'E-mail',
      phone: 'Telefono',
      address: 'Indirizzo',
    },
    cancel: 'Annulla',
    canceled: {
      title: 'Ordine annullato',
      text: 'Se ci era già arrivato, lo trovi in “I tuoi ordini”.',
    },
    submitted: {
      title: 'Ordine inviato',
      text: 'La tua richiesta di stampa è stata inviata.',
    },
    failed: 'Ordine non riuscito',
    failedText: 'Impossibile inviare l’ordine di stampa. Riprova.',
    safeToRepeat:
      'Nulla di ciò che hai scritto è andato perso. Puoi inviarlo di nuovo senza rischi: non verrà ordinato due volte.',
  },

  proof: {
    title: 'Bozza di stampa',
    text: 'Ecco cosa verrà stampato. Controlla nome, logo, colori e codici.',
    picture: 'Bozza di stampa',
    pictureOf: (name: string) => `Bozza di stampa per ${name}`,
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    front: 'Fronte; il retro non viene stampato',
    scale: 'In scala, accanto a una carta di credito e a una moneta',
    actualSize: 'All’incirca a grandezza naturale, accanto a una moneta',
    open: 'Apri il file per la tipografia (PDF)',
    failed: 'Impossibile caricare la bozza.',
    notReady: 'La bozza non è ancora pronta. Attendi un momento e riprova.',
    changed: 'Nel frattempo la stampa è cambiata. Questa è la nuova bozza. Controllala e approvala di nuovo.',
    approve: 'Approva e ordina',
    again: 'Ordina di nuovo',
    againOf: (item: string) => `Ordina di nuovo: ${item}`,
    againFailed: 'Impossibile aprire l’ordine',
    gone: 'Questa confezione non è più disponibile. Scegline un’altra qui sopra.',
  },

  conflict: {
    title: 'Il tuo primo ordine è già stato effettuato con dati diversi.',
    text: 'Non è stato modificato. Tienilo oppure ordina anche questo e ricevi due fatture.',
    item: 'Articolo',
    price: 'Prezzo',
    layout: 'Layout',
    language: 'Lingua',
    picture: 'Immagine',
    pictureText: 'È cambiata dopo il primo ordine.',
    codes: 'Codici',
    first: (value) => ['Primo ordine: ', value],
    now: (value) => ['Ora: ', value],
    firstForReviewPage: 'Primo ordine: la tua pagina delle recensioni',
    nowForReviewPage: 'Ora: la tua pagina delle recensioni',
    firstForCodes: (count) =>
      plural(count, { one: 'Primo ordine: # codice', other: 'Primo ordine: # codici' }),
    nowForCodes: (count) => plural(count, { one: 'Ora: # codice', other: 'Ora: # codici' }),
    keepFirst: 'Tieni il primo ordine',
    orderBoth: 'Ordina anche questo',
  },

  orders: {
    title: 'I tuoi ordini',
    empty: {
      title: 'Ancora nessun ordine',
      text: 'Scegli un pacchetto qui sopra e seguine l’avanzamento qui.',
    },
    failed: 'Impossibile caricare i tuoi ordini',
    loadMore: 'Carica altri ordini',
    new: 'Nuovo',
    states: {
      placed: 'Ricevuto',
      in_production: 'In produzione',
      shipped: 'Spedito',
      delivered: 'Consegnato',
      cancelled: 'Annullato',
    },
    processed: 'Evaso',
    progress: 'Avanzamento',
    progressTitle: 'Avanzamento del tuo ordine',
    progressFailed: 'Impossibile caricare l’avanzamento',
    carrier: 'Corriere',
    tracking: 'Numero di tracciamento',
    cancel: {
      open: 'Annulla l’ordine',
      title: 'Annullare questo ordine?',
      text: 'Non verrà stampato nulla e non ci sarà nulla da pagare. L’operazione è irreversibile.',
      reason: 'Motivo',
      keep: 'Mantieni l’ordine',
      confirm: 'Annulla l’ordine',
      done: 'Ordine annullato',
      failed: 'Impossibile annullare l’ordine',
    },
  },
}
