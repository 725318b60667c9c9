import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Een persoon zoeken',
    description:
      'Reviews, berichten, e-mails en bestellingen die een persoon heeft achtergelaten of waarin die wordt genoemd, om te exporteren of te wissen. Alles wat je invult, moet overeenkomen.',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    name: 'Naam',
    find: 'Zoeken',
    found: (records) => plural(records, { one: '# item gevonden', other: '# items gevonden' }),
  },
  records: {
    title: (person) => ['Opgeslagen over ', person],
    more: (limit) =>
      plural(limit, {
        one: 'Meer dan # item komt overeen; dit zijn de nieuwste. Vul meer in om er minder te vinden, of wis deze en zoek opnieuw.',
        other:
          'Meer dan # items komen overeen; dit zijn de nieuwste. Vul meer in om er minder te vinden, of wis deze en zoek opnieuw.',
      }),
    nothingFound: 'Niets gevonden',
    nothingFoundHint:
      'Geen review, bericht, e-mail of bestelling komt overeen met alles wat je hebt ingevuld. Vul minder in, bijvoorbeeld alleen de naam.',
    kinds: {
      review: 'Reviews',
      message: 'Berichten',
      mail: 'E-mails',
      order: 'Bestellingen',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# geselecteerd', other: '# geselecteerd' }),
    export: 'Exporteren',
    page: 'Leesbare pagina',
    json: 'JSON',
    exportFailed: 'Exporteren mislukt',
    erase: 'Wissen…',
    open: 'Openen',
    openLabel: 'De review openen in een nieuw tabblad',
  },
  erase: {
    title: (records) => plural(records, { one: '# item wissen?', other: '# items wissen?' }),
    previewFailed: 'Wat er zou worden gewist, kon niet worden geteld',
    preview: (records) => `Dit wordt gewist: ${records}.`,
    consequence:
      'Teksten en contactgegevens zijn dan voorgoed weg. Beoordelingen en dagen blijven in je statistieken staan.',
    consequenceWithOrders:
      'Teksten en contactgegevens zijn dan voorgoed weg. Beoordelingen en dagen blijven in je statistieken staan. Van bestellingen worden alleen de factuurgegevens gewist.',
    reason: 'Reden',
    reasonHint: 'Blijft op het bewijs staan, dus noem de persoon hier niet.',
    reasonExample: 'Verzoek per e-mail op 1 maart',
    understood: 'Ik begrijp dat dit niet ongedaan kan worden gemaakt',
    confirm: 'Voorgoed wissen',
    nothingLeft:
      'In deze items valt niets meer te wissen. Is een eerdere poging onderbroken? Dan staat het bewijs daarvan in de lijst met gewiste gegevens.',
    doneTitle: 'Gewist',
    done: 'Bewaar dit bewijs. Het noemt de persoon niet en blijft in de lijst hieronder staan.',
    close: 'Sluiten',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# review', other: '# reviews' }),
    messages: (count) => plural(count, { one: '# bericht', other: '# berichten' }),
    mails: (count) => plural(count, { one: '# e-mail', other: '# e-mails' }),
    orders: (count) => plural(count, { one: '# bestelling', other: '# bestellingen' }),
    notes: (count) => plural(count, { one: '# interne notitie', other: '# interne notities' }),
    versions: (count) => plural(count, { one: '# eerdere versie', other: '# eerdere versies' }),
    nothing: 'niets',
  },
  certificate: {
    title: 'Bewijs van gegevenswissing',
    sheetTitle: (company) => `Bewijs van gegevenswissing, ${company}`,
    erased: 'Gewist',
    time: 'Tijdstip',
    by: 'Gewist door',
    reason: 'Reden',
    number: 'Bewijs',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Afdrukken',
    copy: 'Kopiëren',
    copied: 'Bewijs gekopieerd',
    copyFailed: 'Kopiëren mislukt',
    copyFailedHint: 'Probeer het opnieuw.',
    close: 'Sluiten',
  },
  erasures: {
    title: 'Gewiste gegevens',
    description: 'Wat er is gewist, door wie en waarom. Bewijzen noemen de persoon niet.',
    none: 'Er is nog niets gewist.',
    failed: 'De lijst met gewiste gegevens kon niet worden geladen',
    certificate: 'Bewijs',
    erased: 'Gewist',
    reason: 'Reden',
    certificateOf: (at) => `Bewijs van ${at}`,
  },
  retention: {
    title: 'Bewaartermijn',
    description: 'Beoordelingen en dagen blijven altijd in je statistieken staan.',
    failed: 'De instellingen konden niet worden geladen',
    saved: 'Privacyinstellingen opgeslagen',
    contacts: 'Contactgegevens verwijderen',
    words: 'Teksten van reviews en gesprekken verwijderen',
    after: (months) => plural(months, { one: 'Na # maand', other: 'Na # maanden' }),
    never: 'Nooit',
    upcoming: {
      nothingEver: 'Alles wordt bewaard tot je het wist.',
      nothing: 'Er hoeft voorlopig niets te worden verwijderd.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Op ${on} worden de contactgegevens van # review verwijderd.`,
          other: `Op ${on} worden de contactgegevens van # reviews verwijderd.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Op ${on} worden de teksten van # review verwijderd.`,
          other: `Op ${on} worden de teksten van # reviews verwijderd.`,
        }),
      both: ({ on, contacts, words }) =>
        `Op ${on} worden ${plural(contacts, {
          one: 'de contactgegevens van # review',
          other: 'de contactgegevens van # reviews',
        })} en ${plural(words, {
          one: 'de teksten van # review',
          other: 'de teksten van # reviews',
        })} verwijderd.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Op ${on} worden de contactgegevens van minstens # review verwijderd.`,
          other: `Op ${on} worden de contactgegevens van minstens # reviews verwijderd.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Op ${on} worden de teksten van minstens # review verwijderd.`,
          other: `Op ${on} worden de teksten van minstens # reviews verwijderd.`,
        }),
      both: ({ on, contacts, words }) =>
        `Op ${on} worden ${plural(contacts, {
          one: 'de contactgegevens van minstens # review',
          other: 'de contactgegevens van minstens # reviews',
        })} en ${plural(words, {
          one: 'de teksten van minstens # review',
          other: 'de teksten van minstens # reviews',
        })} verwijderd.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Als je dit opslaat, worden contactgegevens die ouder zijn dan # maand op de eerste van de komende maand voorgoed verwijderd.',
          other:
            'Als je dit opslaat, worden contactgegevens die ouder zijn dan # maanden op de eerste van de komende maand voorgoed verwijderd.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Als je dit opslaat, worden teksten die ouder zijn dan # maand op de eerste van de komende maand voorgoed verwijderd.',
          other:
            'Als je dit opslaat, worden teksten die ouder zijn dan # maanden op de eerste van de komende maand voorgoed verwijderd.',
        }),
      both: ({ contacts, words }) =>
        `Als je dit opslaat, worden ${plural(contacts, { one: 'contactgegevens die ouder zijn dan # maand', other: 'contactgegevens die ouder zijn dan # maanden' })} en ${plural(words, { one: 'teksten die ouder zijn dan # maand', other: 'teksten die ouder zijn dan # maanden' })} op de eerste van de komende maand voorgoed verwijderd.`,
    },
  },
  address: {
    title: 'Adres',
    description: 'Bezoekers zien het in je privacyverklaring. Alleen eigenaren wijzigen het.',
    failed: 'Het adres kon niet worden geladen',
    label: 'Adres van je bedrijf',
    tooLong: (limit) =>
      plural(limit, { one: 'Gebruik hooguit # teken.', other: 'Gebruik hooguit # tekens.' }),
    viewNotice: 'Verklaring bekijken',
    save: 'Adres opslaan',
    saved: 'Adres opgeslagen',
  },
}
