import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('nl')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription: 'Laat je eigen programma’s en diensten zoals Zapier met je reviews werken.',
    webhooks: 'Webhooks',
    webhooksDescription: 'Laat je eigen systeem meteen weten van reviews en wat ermee gebeurt.',
    webhookLog: 'Logboek van een webhook',
  },

  scopes: {
    'company:read': 'Instellingen van het bedrijf bekijken',
    'company:manage': 'Instellingen van het bedrijf wijzigen',
    'reviews:read': 'Reviews en hun cijfers lezen',
    'reviews:contacts': 'Contactgegevens van bezoekers bekijken',
    'reviews:reply': 'Bezoekers antwoorden en reviews behandelen',
    'reviews:export': 'Reviews exporteren',
    'orders:read': 'Drukwerkbestellingen bekijken',
    'orders:place': 'Drukwerk bestellen',
    'locations:read': 'Vestigingen bekijken',
    'locations:manage': 'Vestigingen toevoegen en wijzigen',
    'placements:read': 'Codes bekijken',
    'placements:manage': 'Codes toevoegen en wijzigen',
    'audit:read': 'Het beveiligingslogboek lezen',
    'platform:manage': 'Doen wat beheerders doen, behalve met gebruikers, API-sleutels en het logboek',
  },

  keys: {
    title: 'API-sleutels',
    empty: 'Nog geen API-sleutels',
    emptyText: 'Een programma met een sleutel kan doen wat jij toestaat, zonder je wachtwoord.',
    list: 'API-sleutels',
    loadFailed: 'De API-sleutels konden niet worden geladen',

    create: 'API-sleutel aanmaken',
    createTitle: 'API-sleutel aanmaken',
    name: 'Naam',
    nameText: 'Wat de sleutel gebruikt, zoals Kassa.',
    nameMissing: 'Vul een naam in',
    mayDo: 'Wat de sleutel mag doen',
    mayDoMissing: 'Kies wat de sleutel mag doen',
    expiresAfter: 'Verloopt na',
    lifetimes: {
      30: '30 dagen',
      90: '90 dagen',
      365: '1 jaar',
      never: 'Nooit',
    },
    createSubmit: 'API-sleutel aanmaken',
    created: (name) => ['Je API-sleutel ', name],
    key: 'API-sleutel',

    endsIn: 'eindigt op',
    expiredBadge: 'Verlopen',
    endedBadge: 'Beëindigd',
    endsBadge: (date) => `Werkt tot ${date}`,
    lastUsed: (date) => `Laatst gebruikt op ${date}`,
    neverUsed: 'Nooit gebruikt',
    expires: (date) => `Verloopt op ${date}`,
    expired: (date) => `Verlopen op ${date}`,
    neverExpires: 'Verloopt nooit',
    createdOn: (date) => `Aangemaakt op ${date}`,
    createdBy: (date, maker) => [`Aangemaakt op ${date} door `, maker],
    allowed: (name) => `Wat ${name} mag doen`,

    makerLeft:
      'Wie deze sleutel heeft gemaakt, is vertrokken. Daarom werkt hij binnenkort niet meer. Een eigenaar kan hem behouden.',
    makerLeftToOwner:
      'Wie deze sleutel heeft gemaakt, is vertrokken. Daarom werkt hij binnenkort niet meer. Als je hem behoudt, ben jij ervoor verantwoordelijk.',
    keep: 'Behouden',
    keepNamed: (name) => `${name} behouden`,
    kept: 'De API-sleutel blijft werken',
    keepFailed: 'De API-sleutel kon niet worden behouden',

    revoke: 'Intrekken',
    revokeNamed: (name) => `${name} intrekken`,
    revokeTitle: (name) => [name, ' intrekken?'],
    revokeText:
      'Alles wat deze sleutel gebruikt, werkt meteen niet meer. Dit kan niet ongedaan worden gemaakt.',
    revokeConfirm: 'API-sleutel intrekken',
    revoked: 'API-sleutel ingetrokken',
    revokeFailed: 'De API-sleutel kon niet worden ingetrokken',
  },

  secret: {
    once: 'Kopieer hem nu. Hij wordt alleen deze keer getoond.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren mislukt',
    copyFailedText: 'Selecteer en kopieer hem zelf.',
    done: 'Ik heb hem bewaard',
    signing: 'Ondertekeningssleutel',
    signingText: 'Je systeem controleert hiermee onze handtekening. Hij wordt alleen nu getoond.',
    copySigning: 'Ondertekeningssleutel kopiëren',
  },

  webhooks: {
    empty: 'Nog geen webhooks',
    emptyText: 'Voeg het adres van je systeem toe, stuur een test en zie meteen wat het antwoordde.',
    loadFailed: 'De webhooks konden niet worden geladen',
    changeFailed: 'De webhook kon niet worden gewijzigd',
    add: 'Webhook toevoegen',

    off: 'Uit',
    failing: 'Mislukt',
    withWords: 'Met tekst',
    events: (count) => plural(count, { one: '# gebeurtenis', other: '# gebeurtenissen' }),
    nothingSent: 'nog niets verstuurd',
    lastArrived: (ago) => `laatst aangekomen: ${ago}`,
    lastFailed: (ago) => `laatst mislukt: ${ago}`,
    formerSecret: (time) => `De vorige sleutel ondertekent ook nog tot ${time}.`,
    whyOff: {
      gone: 'Uitgezet, omdat het systeem antwoordde dat het adres niet meer bestaat (410).',
      failing: 'Uitgezet, omdat een bericht meer dan drie dagen niet kon worden afgeleverd.',
      byUser: 'Uitgezet. Er wordt niets verstuurd tot je hem aanzet.',
    },

    more: (host) => `Meer voor ${host}`,
    edit: 'Bewerken',
    replaceSecret: 'Sleutel vervangen',
    switchOff: 'Uitzetten',
    switchOn: 'Aanzetten',
    delete: 'Verwijderen',
    log: 'Logboek',
    logOf: (host) => `Logboek van ${host}`,

    form: {
      addTitle: 'Webhook toevoegen',
      editTitle: 'Webhook bewerken',
      text: 'We sturen een ondertekend bericht naar je systeem zodra er iets gebeurt.',
      address: 'Adres',
      addressText: 'Waar je systeem de berichten ontvangt, als HTTP POST.',
      events: 'Bericht sturen bij',
      eventsMissing: 'Kies minstens één gebeurtenis',
      words: 'Meesturen wat klanten schreven',
      wordsText:
        'Anders bevatten berichten alleen id’s, sterren en tijden. Contactgegevens worden nooit verstuurd.',
      description: 'Beschrijving',
      secret: 'Je eigen ondertekeningssleutel',
      secretText: 'Als je tool er een maakt: “whsec_” en base64. Anders maken wij hem.',
      addSubmit: 'Webhook toevoegen',
      save: 'Opslaan',
    },
    eventNames: {
      'review.created': 'Nieuwe review van een klant',
      'review.changed': 'Review gewijzigd door de klant, of contactgegevens verwijderd',
      'review.withdrawn': 'Review ingetrokken door de klant',
      'review.erased': 'Tekst van een review gewist',
      'case.changed': 'Andere status of toewijzing van een review',
      'message.received': 'Reactie van een klant',
      'order.changed': 'Drukwerkbestelling geplaatst of gewijzigd',
      'company.suspended': 'Bedrijf opgeschort',
      'company.restored': 'Bedrijf weer actief',
      'company.created': 'Bedrijf aangemaakt',
    },

    added: {
      title: 'Webhook toegevoegd',
      text: 'Kopieer de ondertekeningssleutel en probeer dan of een bericht aankomt.',
      standard: (link) => [
        'Berichten worden ondertekend volgens ',
        link('Standard Webhooks'),
        ', waarvoor er bibliotheken zijn in de meeste programmeertalen.',
      ],
      done: 'Klaar',
    },
    replace: {
      title: 'De ondertekeningssleutel vervangen?',
      text: (hours) =>
        plural(hours, {
          one: 'Je krijgt een nieuwe. Berichten worden # uur lang met beide ondertekend; een sleutel die al eerder was vervangen, vervalt nu.',
          other:
            'Je krijgt een nieuwe. Berichten worden # uur lang met beide ondertekend; een sleutel die al eerder was vervangen, vervalt nu.',
        }),
      confirm: 'Sleutel vervangen',
      failed: 'De ondertekeningssleutel kon niet worden vervangen',
      doneTitle: 'Sleutel vervangen',
      doneText: (hours) =>
        plural(hours, {
          one: 'Berichten worden # uur lang ook met de vorige sleutel ondertekend.',
          other: 'Berichten worden # uur lang ook met de vorige sleutel ondertekend.',
        }),
    },
    remove: {
      title: (host) => ['De webhook naar ', host, ' verwijderen?'],
      text: 'De webhook krijgt geen berichten meer en het logboek is niet meer te zien.',
      confirm: 'Verwijderen',
      done: 'Webhook verwijderd',
      failed: 'De webhook kon niet worden verwijderd',
    },

    outcome: {
      waiting: 'Wacht op verzending',
      notSent: 'Niet verstuurd',
      answered: (status, ms) => `Antwoordde ${status} na ${number(ms)} ms`,
      noAnswer: (ms) => `Geen antwoord na ${number(ms)} ms`,
    },
    test: {
      send: 'Test sturen',
      sendTo: (host) => `Test sturen naar ${host}`,
      failed: 'De test kon niet worden verstuurd',
      sending: 'Versturen…',
      arrived: (outcome) => `De test is aangekomen. ${outcome}.`,
      notArrived: (outcome) => `De test is niet aangekomen. ${outcome}.`,
      arrivedWith: (outcome) => `De test is aangekomen. ${outcome}:`,
      notArrivedWith: (outcome) => `De test is niet aangekomen. ${outcome}:`,
    },

    messages: {
      show: 'Tonen',
      all: 'Alle berichten',
      choices: {
        pending: 'Wachtend',
        delivered: 'Afgeleverd',
        failed: 'Mislukt',
      },
      status: {
        pending: 'Wacht',
        delivered: 'Afgeleverd',
        failed: 'Mislukt',
      },
      none: 'Nog niets verstuurd',
      noneSuch: 'Geen berichten met deze status',
      noneText: (days) =>
        plural(days, {
          one: 'Berichten van de laatste # dag verschijnen hier, met wat je systeem antwoordde.',
          other: 'Berichten van de laatste # dagen verschijnen hier, met wat je systeem antwoordde.',
        }),
      loadFailed: 'De berichten konden niet worden geladen',
      shown: (count) => plural(count, { one: '# bericht getoond', other: '# berichten getoond' }),

      attempts: (count) => plural(count, { one: '# poging', other: '# pogingen' }),
      nextAttempt: (time) => `Volgende poging: ${time}`,
      attemptList: 'Pogingen',
      attemptAnswered: (time, status, ms) => `${time}: antwoordde ${status} na ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time}: geen antwoord na ${number(ms)} ms`,
      message: 'Bericht',
      sendAgain: 'Opnieuw sturen',
      sentAgain: 'Het bericht wordt opnieuw verstuurd',
      sendAgainFailed: 'Het bericht kon niet opnieuw worden verstuurd',
    },
    span: {
      open: 'Periode opnieuw sturen',
      title: 'Een periode opnieuw sturen',
      text: 'Elk bericht uit deze periode wordt nog een keer verstuurd, met dezelfde id, zodat je systeem ziet welke het al heeft.',
      from: 'Van',
      to: 'Tot',
      send: 'Opnieuw sturen',
      nothing: 'Er is niets om opnieuw te sturen',
      sending: (count) =>
        plural(count, {
          one: '# bericht wordt opnieuw verstuurd',
          other: '# berichten worden opnieuw verstuurd',
        }),
    },
  },
}
