import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('nl')

export const inbox: InboxTexts = {
  status: {
    new: 'Te doen',
    in_progress: 'In behandeling',
    waiting: 'Wacht op klant',
    done: 'Afgehandeld',
  },
  views: {
    label: 'Weergaven',
    names: {
      new: 'Te doen',
      in_progress: 'In behandeling',
      waiting: 'Wacht op klant',
      done: 'Afgehandeld',
      all: 'Alle',
      mine: 'Van mij',
      unassigned: 'Niet toegewezen',
    },
    count: (count) => plural(count, { one: ', # review', other: ', # reviews' }),
  },
  toolbar: {
    selectAll: 'Alles op pagina selecteren',
    selected: (count) => plural(count, { one: '# geselecteerd', other: '# geselecteerd' }),
    clear: 'Selectie wissen',
    limit: (max) =>
      plural(max, {
        one: 'Je kunt er hooguit # tegelijk wijzigen.',
        other: 'Je kunt er hooguit # tegelijk wijzigen.',
      }),
    status: 'Status',
    assign: 'Toewijzen',
    me: (name) => `Ik (${name})`,
    nobody: 'Niemand',
    loading: 'Laden…',
    shortcuts: 'Sneltoetsen',
    shortcutsTitle: 'Sneltoetsen (?)',
    select: (stars) =>
      plural(stars, { one: 'De review met # ster selecteren', other: 'De review met # sterren selecteren' }),
  },
  line: {
    status: 'Status:',
    age: {
      minutes: (count) => `· ${number(count)} min`,
      hours: (count) => `· ${number(count)} u`,
      days: (count) => `· ${number(count)} d`,
      years: (count) => `· ${number(count)} j`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', # minuut oud', other: ', # minuten oud' }),
      hours: (count) => plural(count, { one: ', # uur oud', other: ', # uur oud' }),
      days: (count) => plural(count, { one: ', # dag oud', other: ', # dagen oud' }),
      years: (count) => plural(count, { one: ', # jaar oud', other: ', # jaar oud' }),
    },
    assignee: 'Toegewezen aan',
    you: 'Jij',
    other: 'iemand anders',
    edited: 'Nieuw van de klant',
    replied: 'Klant reageerde',
    repliedTimes: (count) => `Klant reageerde (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Verplaatst naar “${status}”`,
    assigned: {
      you: 'Aan jou toegewezen',
      member: ({ name }) => `Toegewezen aan ${name}`,
      other: 'Aan iemand anders toegewezen',
      nobody: 'Niet meer toegewezen',
    },
  },
  emptied: 'Al deze reviews staan nu in een andere lijst.',
  update: 'Lijst bijwerken',

  changes: {
    one: {
      done: 'Gemarkeerd als afgehandeld',
      status: ({ status }) => `Status is nu “${status}”`,
      assigned: {
        you: 'Aan jou toegewezen',
        member: ({ name }) => `Toegewezen aan ${name}`,
        other: 'Aan iemand anders toegewezen',
        nobody: 'Toewijzing verwijderd',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, {
          one: '# review gemarkeerd als afgehandeld',
          other: '# reviews gemarkeerd als afgehandeld',
        }),
      status: ({ count, status }) =>
        plural(count, {
          one: `# review op “${status}” gezet`,
          other: `# reviews op “${status}” gezet`,
        }),
      assigned: {
        you: ({ count }) =>
          plural(count, { one: '# review aan jou toegewezen', other: '# reviews aan jou toegewezen' }),
        member: ({ count, name }) =>
          plural(count, {
            one: `# review toegewezen aan ${name}`,
            other: `# reviews toegewezen aan ${name}`,
          }),
        other: ({ count }) =>
          plural(count, {
            one: '# review aan iemand anders toegewezen',
            other: '# reviews aan iemand anders toegewezen',
          }),
        nobody: ({ count }) =>
          plural(count, {
            one: 'Toewijzing van # review verwijderd',
            other: 'Toewijzing van # reviews verwijderd',
          }),
      },
    },
    already: {
      done: 'Al gemarkeerd als afgehandeld',
      status: ({ status }) => `Status was al “${status}”`,
      assigned: {
        you: 'Al aan jou toegewezen',
        member: ({ name }) => `Al toegewezen aan ${name}`,
        other: 'Al aan iemand anders toegewezen',
        nobody: 'Was al niet toegewezen',
      },
    },
    failed: 'De wijziging kon niet worden opgeslagen',
    conflict: 'Niet gewijzigd',
    undone: 'Ongedaan gemaakt',
    undoFailed: 'Ongedaan maken is mislukt',
    notUndone: 'Niet ongedaan gemaakt',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `# van de ${number(all)} blijft zoals hij is: iemand anders heeft hem intussen gewijzigd.`,
        other: `# van de ${number(all)} blijven zoals ze zijn: iemand anders heeft ze intussen gewijzigd.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Iemand', status }) =>
        `${by} heeft dit intussen gewijzigd: de status is nu “${status}”, toegewezen aan jou.`,
      member: ({ by = 'Iemand', status, name }) =>
        `${by} heeft dit intussen gewijzigd: de status is nu “${status}”, toegewezen aan ${name}.`,
      other: ({ by = 'Iemand', status }) =>
        `${by} heeft dit intussen gewijzigd: de status is nu “${status}”, toegewezen aan iemand anders.`,
      nobody: ({ by = 'Iemand', status }) =>
        `${by} heeft dit intussen gewijzigd: de status is nu “${status}”, niet toegewezen.`,
    },
    notMade: (whatHappened) => `${whatHappened} Je wijziging is niet doorgevoerd.`,
  },

  shortcuts: {
    title: 'Sneltoetsen',
    description: 'Ze werken in de lijst en in een geopende review, maar niet terwijl je typt.',
    use: 'Sneltoetsen gebruiken in deze browser',
    actions: {
      nextAndPrevious: 'Volgende en vorige review',
      open: 'Review openen',
      done: 'Markeren als afgehandeld',
      assign: 'Toewijzen',
      reply: 'Antwoorden',
      note: 'Notitie toevoegen',
      select: 'Selecteren; met Shift alles tot hier',
      undo: 'Ongedaan maken',
      search: 'Zoeken',
      close: 'Review sluiten of selectie wissen',
      help: 'Deze lijst',
    },
  },

  review: {
    title: 'Review',
    edited: (time) => `Bewerkt: ${time}`,
    notFound: (company) => ['Deze link hoort niet bij een review van ', company, '.'],
    failed: 'De reviews konden niet worden opgehaald',
    all: 'Alle reviews',
    copyLink: 'Link kopiëren',
    linkCopied: 'Link gekopieerd',
    copyText: 'Tekst kopiëren',
    textCopied: 'Tekst gekopieerd',
    copyFailed: 'Kopiëren mislukt',
    copyFailedDescription: 'Probeer het opnieuw.',
    showVersions: 'Wat er eerder stond',
    versions: 'Eerdere versies',
    versionsFailed: 'De eerdere versies konden niet worden geladen',
  },
  pager: {
    label: 'Reviews',
    previous: 'Vorige',
    next: 'Volgende',
    previousTitle: (key) => `Vorige (${key})`,
    nextTitle: (key) => `Volgende (${key})`,
    position: ({ place, all }) => `${place} van ${all}`,
  },

  case: {
    label: 'Afhandeling',
    failed: 'De afhandeling kon niet worden geladen',
    changeFailed: 'De afhandeling kon niet worden gewijzigd',
    status: 'Status',
    assignee: 'Toegewezen aan',
    assignToMe: 'Aan mij toewijzen',
    nobody: 'Niemand',
    me: (name) => `Ik (${name})`,
    formerMember: 'Een voormalig teamlid',
    changed: ({ ago }) => `Gewijzigd: ${ago}`,
    changedByYou: ({ ago }) => `Gewijzigd door jou, ${ago}`,
    changedBy: ({ ago, name }) => `Gewijzigd door ${name}, ${ago}`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Jij, in een ander venster: ${list(changes)}.`,
      member: ({ changes, name }) => `${name}: ${list(changes)}.`,
      visitor: ({ changes }) => `De bezoeker: ${list(changes)}.`,
      someone: ({ changes }) => `Iemand: ${list(changes)}.`,
    },
    changes: {
      answered: 'nieuwe reactie',
      status: (status) => `status op “${status}” gezet`,
      assigned: {
        you: 'aan jou toegewezen',
        member: ({ name }) => `toegewezen aan ${name}`,
        other: 'toegewezen aan een voormalig teamlid',
        nobody: 'toewijzing verwijderd',
      },
      unknown: 'iets gewijzigd',
    },
    anyway: {
      status: (status) => `Toch op “${status}” zetten`,
      assign: {
        you: 'Toch aan mij toewijzen',
        member: ({ name }) => `Toch toewijzen aan ${name}`,
        other: 'Toch toewijzen aan een voormalig teamlid',
        nobody: 'Toewijzing toch verwijderen',
      },
      both: {
        you: ({ status }) => `Toch op “${status}” zetten en aan mij toewijzen`,
        member: ({ status, name }) => `Toch op “${status}” zetten en toewijzen aan ${name}`,
        other: ({ status }) => `Toch op “${status}” zetten en toewijzen aan een voormalig teamlid`,
        nobody: ({ status }) => `Toch op “${status}” zetten en toewijzing verwijderen`,
      },
    },
    leave: 'Zo laten',
  },

  thread: {
    label: 'Gesprek en notities',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# bericht', other: '# berichten' })}, ${plural(notes, { one: '# notitie', other: '# notities' })}`,
    you: 'Jij',
    formerMember: 'Een voormalig teamlid',
    visitor: 'Bezoeker',
    privateNote: 'Interne notitie',
    byLink: 'De bezoeker ziet dit via de eigen link.',
  },
  delivery: {
    sent: (address) => `Verstuurd naar ${address}`,
    sending: 'Versturen…',
    retrying: (error) => `Nog niet verstuurd, maar we proberen het opnieuw. ${error}`,
    refused: (address) => `Kon niet worden verstuurd naar ${address}.`,
    refusedBecause: ({ address, error }) => `Kon niet worden verstuurd naar ${address}: ${error}`,
    correct: 'Naar een ander adres sturen',
    sendTo: 'Sturen naar',
    sendAgain: 'Opnieuw sturen',
    cancel: 'Annuleren',
  },
  composer: {
    label: 'Schrijven',
    answer: 'Antwoord',
    privateNote: 'Interne notitie',
  },
  reply: {
    label: 'Antwoord',
    placeholder: 'Schrijf een antwoord',
    tooLong: (max) => plural(max, { one: 'Gebruik hooguit # teken.', other: 'Gebruik hooguit # tekens.' }),
    noName: (variable) =>
      `De bezoeker heeft geen naam achtergelaten. Vervang ${variable} door je eigen woorden.`,
    noLocation: (variable) =>
      `Deze review hoort niet bij een vestiging. Vervang ${variable} door je eigen woorden.`,
    noVariable: (variable) => `Dit is geen variabele. Vervang ${variable} door je eigen woorden.`,
    outdated: (time) =>
      `De bezoeker heeft deze review gewijzigd (${time}). Lees hem opnieuw voordat je antwoordt.`,
    byLink: 'De bezoeker ziet het antwoord via de eigen link.',
    byEmail: (address) => ['Gaat per e-mail naar ', address, '.'],
    differs:
      'Je eerdere antwoord is verstuurd: je ziet het hierboven. Verstuur dit ook als er iets nieuws in staat.',
    send: 'Versturen',
    sendAndFinish: 'Versturen en afhandelen',
    notFinished: 'Verstuurd, maar niet gemarkeerd als afgehandeld',
    impossible: {
      erased: 'De tekst en contactgegevens van deze review zijn verwijderd, dus je kunt niemand antwoorden.',
      noEmail: 'De bezoeker heeft een telefoonnummer achtergelaten, maar geen e-mailadres.',
      noAddress:
        'De bezoeker heeft geen e-mailadres of telefoonnummer achtergelaten, dus je kunt niemand antwoorden.',
      optedOut: (company) => ['De bezoeker wil geen e-mails meer van ', company, '.'],
      tooMany:
        'Je hebt drie antwoorden achter elkaar gestuurd. Je kunt weer schrijven als de bezoeker heeft gereageerd.',
    },
    call: (number) => ['Bel ', number],
    noteCall: 'Noteer de afspraak',
  },
  note: {
    label: 'Interne notitie',
    description: 'Alleen je team ziet notities. Typ @ om een collega een melding te sturen.',
    placeholder: 'Schrijf een notitie',
    tooLong: (max) => plural(max, { one: 'Gebruik hooguit # teken.', other: 'Gebruik hooguit # tekens.' }),
    add: 'Notitie toevoegen',
    colleagues: 'Collega’s',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# collega. Kies met de pijltjestoetsen en Enter.',
        other: '# collega’s. Kies met de pijltjestoetsen en Enter.',
      }),
  },
}
