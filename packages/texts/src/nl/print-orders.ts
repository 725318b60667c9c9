import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#nl/spread.ts'

const { number, plural } = formats('nl')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Promotiemateriaal',
  description:
    'Beide openen je reviewpagina als ze worden gescand. Kies een ontwerp en bestel drukwerk bij ons, of ga naar je eigen drukker.',
  loading: 'Laden…',
  failed: 'Geen bedrijfsgegevens beschikbaar',
  retry: 'Opnieuw',

  for: {
    code: (name) => ['Voor ', name],
    codes: (count, names) => [`Voor ${number(count)} codes: `, names],
  },
  andMore: (names, count) => `${names} en nog ${number(count)}`,

  printedFor: {
    label: 'Gedrukt voor',
    reviewPage: 'Voor je reviewpagina',
    reviewPageText: 'Eén code voor alle plekken.',
    codes: (names) => ['Voor ', names],
    oneCode: 'Een eigen code.',
    severalCodes: (count) => `${number(count)} codes, één per plek.`,
    language: 'Taal van het drukwerk',
    useReviewPage: 'Reviewpagina gebruiken',
    choose: 'Codes kiezen',
    change: 'Wijzigen',
  },

  picker: {
    title: 'Codes kiezen',
    description: 'Elke plek heeft een eigen code, zodat je ze uit elkaar kunt houden.',
    search: 'Codes doorzoeken',
    searchPlaceholder: 'Naam of code',
    location: 'Vestiging',
    allLocations: 'Alle vestigingen',
    list: 'Codes',
    failed: 'De codes konden niet worden geladen',
    noMatches: { title: 'Geen code gevonden', text: 'Probeer een andere naam, code of vestiging.' },
    empty: {
      title: 'Nog geen codes',
      text: 'Voeg een code toe voor elke plek, zoals een tafel of de toonbank.',
      toCodes: 'Naar Codes',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Meer laden',
    notAllLoaded: 'Niet alle codes konden worden geladen',
    noneSelected: 'Niets geselecteerd',
    selected: (count) => plural(count, { one: '# geselecteerd', other: '# geselecteerd' }),
    mostSelected: (count) => `${number(count)} geselecteerd, meer kan niet tegelijk`,
    clear: 'Wissen',
    selectAll: 'Alles selecteren',
    selectAllFound: 'Alle gevonden kiezen',
    cancel: 'Annuleren',
    useCodes: 'Codes gebruiken',
    useReviewPage: 'Reviewpagina gebruiken',
    use: (count) => plural(count, { one: 'Deze code gebruiken', other: '# codes gebruiken' }),
  },

  pieces: {
    poster: {
      name: 'Poster',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, voor muren en ramen. Te scannen vanaf de andere kant van de ruimte.`,
      preview: 'Voorbeeld van de poster',
      layout: 'Ontwerp van de poster',
      layouts: { bold: 'Krachtig', editorial: 'Magazine', arch: 'Boog' },
      packs: 'Posterpakketten',
      pack: (quantity) => plural(quantity, { one: '# poster', other: '# posters' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Een pakket moet minstens # poster bevatten, één per code.',
          other: 'Een pakket moet minstens # posters bevatten, één per code.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# poster', other: '# posters' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Poster (${centimeters(width)} × ${centimeters(height)} cm, aantal: ${number(quantity)})`,
      evenly: (each) => `Posters: ${number(each)} per code`,
      unevenly: (by) => `Posters: ${spread(by)}`,
      withoutCode: 'Deze poster leidt naar je pagina, zonder eigen cijfers. Een code kiezen?',
      willSay: (name) => ['Op de poster komt “', name, '” te staan.'],
      downloaded: 'Poster gedownload',
      printFileDownloaded: 'Drukbestand van de poster gedownload',
    },
    sticker: {
      name: 'Sticker',
      use: ({ width }) => `${centimeters(width)} cm, rond, voor toonbanken, tafels en verpakkingen.`,
      preview: 'Voorbeeld van de sticker',
      layout: 'Ontwerp van de sticker',
      layouts: { ring: 'Ring', bold: 'Krachtig', horizon: 'Horizon' },
      packs: 'Stickerpakketten',
      pack: (quantity) => plural(quantity, { one: '# sticker', other: '# stickers' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Een pakket moet minstens # sticker bevatten, één per code.',
          other: 'Een pakket moet minstens # stickers bevatten, één per code.',
        }),
      order: ({ width }, quantity) =>
        `${plural(quantity, { one: '# sticker', other: '# stickers' })}, ${centimeters(width)} cm, rond`,
      ordered: ({ width }, quantity) =>
        `Sticker (${centimeters(width)} cm, rond, aantal: ${number(quantity)})`,
      evenly: (each) => `Stickers: ${number(each)} per code`,
      unevenly: (by) => `Stickers: ${spread(by)}`,
      withoutCode: 'Deze sticker leidt naar je pagina, zonder eigen cijfers. Een code kiezen?',
      willSay: (name) => ['Op de sticker komt “', name, '” te staan.'],
      downloaded: 'Sticker gedownload',
      printFileDownloaded: 'Drukbestand van de sticker gedownload',
    },
  },

  piece: {
    notReady: 'Het voorbeeld is nog niet klaar. Probeer het opnieuw.',
    unreadableCode:
      'De QR-code in deze afbeelding is niet leesbaar. Kies een ander ontwerp en probeer het opnieuw.',
    previewFailed: 'Het voorbeeld kon niet worden geladen.',
    previous: 'Vorige code',
    next: 'Volgende code',
    position: (at, of) => `${number(at)} van ${number(of)}`,
    order: 'Drukwerk bestellen',
    download: 'Downloaden',
    downloadPrintFile: 'Drukklare pdf',
    downloadFailed: 'Het voorbeeld kon niet worden gedownload',
  },
  pageOf: (page, pages) => `Pagina ${number(page)} van ${number(pages)}`,

  tooLate: 'Het duurde te lang. Probeer het opnieuw.',
  disconnected:
    'De verbinding is mislukt of er is een nieuwe versie. Laad de pagina opnieuw en download nog een keer.',
  reload: 'Opnieuw laden',

  sheet: {
    title: 'Vel met codes',
    oneCode: 'De code met zijn naam, op een A4-pagina om zelf te printen en uit te knippen.',
    codes: (count, pages) =>
      plural(pages, {
        one: `${number(count)} codes met hun naam, op een A4-pagina om zelf te printen en uit te knippen.`,
        other: `${number(count)} codes met hun naam, op # A4-pagina’s om zelf te printen en uit te knippen.`,
      }),
    download: 'Pdf downloaden',
    downloaded: 'Vel gedownload',
    failed: 'Het vel kon niet worden gedownload',
    documentTitle: (company) => `Codes: ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# code', other: '# codes' }),
  },

  names: {
    missing: (characters) => ['Deze tekens van je naam kunnen nog niet worden gedrukt: ', characters, '.'],
    noLetters: 'Je naam bevat geen letters om te drukken.',
    otherScript: 'Je naam kan nog niet in dit schrift worden gedrukt.',
    code: (name) => [
      'Deze naam kan nog niet volledig in zijn eigen schrift worden gedrukt: ',
      name,
      '. Aan het adres op elk exemplaar zijn de codes toch te onderscheiden.',
    ],
    codes: (names) => [
      'Deze namen kunnen nog niet volledig in hun eigen schrift worden gedrukt: ',
      names,
      '. Aan het adres op elk exemplaar zijn de codes toch te onderscheiden.',
    ],
  },

  billing: {
    title: 'Factuurgegevens',
    description: 'Vul je factuurgegevens in. We sturen de factuur handmatig.',
    chooseCode: 'Code kiezen',
    look: (layout, name) => [`Ontwerp: ${layout}, tekst: “`, name, '”'],
    lookIn: (layout, name, language) => [`Ontwerp: ${layout}, tekst: “`, name, '”, taal: ', language],
    invoice: 'Factuur per e-mail, nu niets te betalen',
    terms: (provider) => `${provider} laat je levertijd, verzendkosten en btw per e-mail weten`,
    fields: {
      companyName: 'Bedrijfsnaam',
      contactName: 'Contactpersoon',
      email: 'E-mailadres',
      phone: 'Telefoonnummer',
      address: 'Adres',
    },
    cancel: 'Annuleren',
    canceled: {
      title: 'Bestelling geannuleerd',
      text: 'Als de bestelling ons al had bereikt, staat die onder “Je bestellingen”.',
    },
    submitted: {
      title: 'Bestelling geplaatst',
      text: 'Je drukwerkbestelling is verstuurd!',
    },
    failed: 'Bestellen mislukt',
    failedText: 'De drukwerkbestelling kon niet worden geplaatst. Probeer het opnieuw.',
    safeToRepeat:
      'Wat je hebt ingevuld, blijft staan. Je kunt gerust opnieuw bestellen; er wordt niet dubbel besteld.',
  },

  proof: {
    title: 'Drukproef',
    text: 'Zo wordt het gedrukt. Controleer naam, logo, kleuren en codes.',
    picture: 'Drukproef',
    pictureOf: (name: string) => `Drukproef voor ${name}`,
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    front: 'Voorkant; de achterkant blijft onbedrukt',
    scale: 'Op schaal, naast een bankpas en een munt',
    actualSize: 'Ongeveer op ware grootte, naast een munt',
    open: 'Bestand voor de drukkerij openen (pdf)',
    failed: 'De drukproef kon niet worden geladen.',
    notReady: 'De drukproef is nog niet klaar. Wacht even en probeer het opnieuw.',
    changed:
      'Het drukwerk is intussen veranderd. Dit is de nieuwe drukproef. Controleer hem en keur hem opnieuw goed.',
    approve: 'Goedkeuren en bestellen',
    again: 'Opnieuw bestellen',
    againOf: (item: string) => `Opnieuw bestellen: ${item}`,
    againFailed: 'De bestelling kon niet worden geopend',
    gone: 'Dit pakket is niet meer beschikbaar. Kies hierboven een ander.',
  },

  conflict: {
    title: 'Je eerste bestelling was al geplaatst, met andere gegevens.',
    text: 'Die is niet gewijzigd. Houd het daarbij, of bestel dit er ook bij en ontvang twee facturen.',
    item: 'Artikel',
    price: 'Prijs',
    layout: 'Ontwerp',
    language: 'Taal',
    picture: 'Afbeelding',
    pictureText: 'Die is sinds de eerste bestelling gewijzigd.',
    codes: 'Codes',
    first: (value) => ['Eerste bestelling: ', value],
    now: (value) => ['Nu: ', value],
    firstForReviewPage: 'Eerste bestelling: je reviewpagina',
    nowForReviewPage: 'Nu: je reviewpagina',
    firstForCodes: (count) =>
      plural(count, { one: 'Eerste bestelling: # code', other: 'Eerste bestelling: # codes' }),
    nowForCodes: (count) => plural(count, { one: 'Nu: # code', other: 'Nu: # codes' }),
    keepFirst: 'Eerste houden',
    orderBoth: 'Dit ook bestellen',
  },

  orders: {
    title: 'Je bestellingen',
    empty: {
      title: 'Nog geen bestellingen',
      text: 'Kies hierboven een pakket en volg hier hoe het ermee staat.',
    },
    failed: 'Je bestellingen konden niet worden geladen',
    loadMore: 'Meer bestellingen laden',
    new: 'Nieuw',
    states: {
      placed: 'Ontvangen',
      in_production: 'In productie',
      shipped: 'Verzonden',
      delivered: 'Bezorgd',
      cancelled: 'Geannuleerd',
    },
    processed: 'Verwerkt',
    progress: 'Voortgang',
    progressTitle: 'Voortgang van je bestelling',
    progressFailed: 'De voortgang kan niet worden geladen',
    carrier: 'Vervoerder',
    tracking: 'Track-and-tracenummer',
    cancel: {
      open: 'Bestelling annuleren',
      title: 'Deze bestelling annuleren?',
      text: 'Er wordt niets gedrukt en je hoeft niets te betalen. Dit kan niet ongedaan worden gemaakt.',
      reason: 'Reden',
      keep: 'Bestelling behouden',
      confirm: 'Annuleren',
      done: 'Bestelling geannuleerd',
      failed: 'De bestelling kan niet worden geannuleerd',
    },
  },
}
