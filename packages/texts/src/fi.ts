import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('fi')

// A company's name takes no suffix: it is a subject, or “yritys” before it is inflected.
export const pages: PageTexts = {
  loading: 'Ladataan…',
  noScript: 'Tämä sivu vaatii JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.',
  back: 'Takaisin',

  language: {
    label: 'Kieli',
    change: 'Vaihda kieli',
  },

  titles: {
    choice: (company) => `Millainen kokemuksesi oli? · ${company}`,
    rating: (company) => `Arvioi kokemuksesi · ${company}`,
    feedback: (company) => `Palautteesi · ${company}`,
    thankYou: (company) => `Kiitos · ${company}`,
    companyNotFound: 'Yritystä ei löytynyt',
    notFound: 'Sivua ei löytynyt',
    paused: 'Tämä sivu on tauolla',
    problem: 'Sivua ei voitu ladata',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# tähti', other: '# tähteä' }),
    outOfStars: (rating) => plural(rating, { one: '# tähti viidestä', other: '# tähteä viidestä' }),
    optional: 'Valinnainen',
    choice: {
      title: 'Millainen kokemuksesi oli?',
      subtitle: 'Palautteesi on meille tärkeää',
      publicReview: 'Kirjoita julkinen arvostelu',
      privateFeedback: 'Lähetä yksityistä palautetta',
      note: 'Julkiset arvostelut näkyvät Googlessa. Yksityinen palaute on luottamuksellista ja auttaa meitä kehittymään.',
    },
  },

  rating: {
    title: 'Arvioi kokemuksesi',
    subtitle: 'Palautteesi on luottamuksellista ja auttaa meitä kehittymään',
    stars: 'Valitse arvio',
  },

  feedback: {
    loved: 'Kerro, mistä pidit!',
    improve: 'Auta meitä kehittymään',
    rating: 'Arviosi',
    text: 'Palautteesi',
    placeholder: 'Kerro ajatuksistasi…',
    confidential: 'Palautteesi on luottamuksellista',
    contact: 'Yhteystiedot',
    optional: 'valinnaiset',
    contactReason: 'Jotta yritys voi vastata sinulle',
    name: 'Nimi',
    phone: 'Puhelinnumero',
    email: 'Sähköposti',
    mailReceipt: 'Lähetä minulle yksityinen linkki palautteeseeni',
    submit: 'Lähetä palaute',
    submitting: 'Lähetetään…',
    honeypot: 'Jätä tämä kenttä tyhjäksi',
    tooLong: (over) =>
      plural(over, {
        one: 'Lyhennä palautetta # merkillä',
        other: 'Lyhennä palautetta # merkillä',
      }),
    offline: 'Verkkoyhteys puuttuu. Palautteesi on tässä tallessa ja lähetetään heti, kun yhteys palaa.',
    errorTitle: 'Virhe',
    failed: 'Palautteen lähetys epäonnistui. Yritä uudelleen.',
    requiredTitle: 'Palaute puuttuu',
    invalid: {
      feedback: 'Kerro, miten voimme kehittyä.',
      rating: 'Valitse 1–5 tähteä',
      contactEmail: 'Anna toimiva sähköpostiosoite',
      tooLong: (max) =>
        plural(max, {
          one: 'Käytä enintään # merkki',
          other: 'Käytä enintään # merkkiä',
        }),
      unreadable: 'Poista lukukelvoton merkki',
    },
  },

  thankYou: {
    title: 'Kiitos palautteestasi!',
    text: 'Luemme sen ja kehitämme toimintaamme.',
    home: 'Palaa alkuun',
    publicReview: 'Kirjoita julkinen arvostelu',
    receipt: 'Säilytä tämä linkki, niin voit lukea, muuttaa tai perua palautteesi',
    open: 'Avaa palautteeni',
    copy: 'Kopioi linkki',
    copied: 'Kopioitu',
  },

  privacy: 'Tietosuoja',

  companyNotFound: {
    title: 'Yritystä ei löytynyt',
    text: 'Etsimääsi arvostelusivua ei ole.',
    hint: 'Tarkista osoite, skannaa koodi uudelleen tai pyydä henkilökunnalta ajantasainen koodi.',
    home: 'Siirry etusivulle',
  },

  problem: {
    title: 'Sivua ei voitu ladata',
    text: 'Tarkista yhteys ja yritä uudelleen.',
    retry: 'Yritä uudelleen',
    noConnection: 'Yhteys epäonnistui. Tarkista, että verkkoyhteys toimii.',
  },

  paused: {
    title: 'Tämä sivu on tauolla.',
    text: 'Kiitos vierailusta. Yritä myöhemmin uudelleen.',
  },

  notFound: {
    title: 'Sivua ei löytynyt',
    text: 'Tässä osoitteessa ei ole mitään. Sivu on ehkä siirretty, tai osoitteessa on kirjoitusvirhe.',
    home: 'Siirry etusivulle',
  },

  errors: {
    looks_automatic: 'Palautettasi ei ole vielä lähetetty. Paina painiketta uudelleen.',
    bad_request: 'Pyyntöä ei ymmärretty.',
    unknown_origin:
      'Tältä sivulta ei voi lähettää tätä pyyntöä. Avaa sivu sen omasta osoitteesta ja yritä uudelleen.',
    company_not_found: 'Yritystä ei löytynyt.',
    company_suspended:
      'Tämä sivu on tauolla, joten palautettasi ei lähetetty. Se on tässä tallessa. Yritä myöhemmin uudelleen.',
    request_timeout: 'Pyyntö kesti liian kauan. Yritä uudelleen.',
    review_settled:
      'Aiempi palautteesi on yli tunnin vanha, eikä sitä voi enää muuttaa. Lähetä tämä uutena palautteena painamalla painiketta uudelleen.',
    body_too_large: 'Viesti on liian suuri.',
    too_many_requests: 'Liian monta yritystä. Yritä hetken kuluttua uudelleen.',
    internal_error: 'Jokin meni vikaan. Yritä uudelleen.',
    overloaded: 'Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen.',
    stopping: 'Palvelu käynnistyy uudelleen. Yritä hetken kuluttua uudelleen.',
    unavailable: 'Palvelu ei ole nyt käytettävissä. Yritä hetken kuluttua uudelleen.',
  },

  notifications: {
    region: 'Ilmoitukset (F8)',
    close: 'Sulje',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `Palautteesi yritykselle ${company}`,
  sent: (at, timeZone) => `Lähetetty ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Muutettu ${day(at, timeZone)}`,
  noContact: 'Yhteystietoja ei ole tallennettu.',
  changeTitle: 'Muuta palautettasi',
  until: (at, timeZone) => `Voit muuttaa palautettasi ${day(at, timeZone)} asti.`,
  settled: 'Tätä palautetta ei voi enää muuttaa. Voit silti perua sen tai poistaa yhteystietosi.',
  save: 'Tallenna muutokset',
  saved: (company) =>
    `Muutoksesi on tallennettu. ${company} näkee uuden version ja myös sen, mitä kirjoitit aiemmin.`,
  changedElsewhere:
    'Palautettasi on sillä välin muutettu muualla, joten tätä ei tallennettu. Ylempänä on tallennettu palaute, alempana se, mitä juuri kirjoitit.',
  failed: 'Mitään ei ole vielä muutettu. Yritä uudelleen.',
  removeContact: {
    title: 'Poista yhteystiedot',
    text: (company) =>
      `Nimesi, puhelinnumerosi ja sähköpostiosoitteesi poistetaan. ${company} voi sen jälkeen vastata sinulle vain tällä sivulla. Palautteesi säilyy.`,
    submit: 'Poista yhteystiedot',
    done: 'Yhteystietosi on poistettu.',
  },
  withdraw: {
    title: 'Peru palautteesi',
    text: 'Tekstisi ja yhteystietosi poistetaan pysyvästi. Vain tähdet ja päivä jäävät tilastoihin.',
    confirm: 'Kyllä, poista palautteeni',
    submit: 'Peru palaute',
    unconfirmed: 'Vahvista, että haluat perua palautteesi.',
    done: 'Palautteesi on peruttu',
    doneText: 'Tekstisi ja yhteystietosi on poistettu. Tämä linkki ei enää toimi.',
  },
  conversation: {
    time,
    you: 'Sinä',
    noAnswer: (company) => `${company} ei ole vielä vastannut.`,
    sent: (company) => `Vastauksesi on lähetetty yritykselle ${company}.`,
    answer: 'Vastauksesi',
    placeholder: 'Kirjoita vastauksesi…',
    send: 'Lähetä vastaus',
    failed: 'Vastaustasi ei ole vielä lähetetty. Yritä uudelleen.',
    invalid: {
      blank: 'Kirjoita vastaus.',
      tooLong: (max) =>
        plural(max, {
          one: 'Käytä enintään # merkki',
          other: 'Käytä enintään # merkkiä',
        }),
    },
  },
  private: 'Pidä sivun osoite omana tietonasi: jokainen, jolla se on, voi lukea palautteesi ja muuttaa sitä.',
  ended: {
    title: 'Tämä linkki ei ole enää voimassa',
    text: 'Tarkista, että osoite on kokonainen. Linkki lakkaa toimimasta, kun palaute perutaan tai poistetaan.',
  },
}

export const notice: NoticeTexts = {
  title: 'Tietosuoja',
  responsible: {
    title: 'Kuka vastaa tiedoista',
    company: (company) => `${company} vastaa tässä antamastasi palautteesta.`,
    address: 'Tavoitat yrityksen tästä osoitteesta:',
    noAddress: 'Tavoitat yrityksen paikan päältä.',
    operator: (operator, company) =>
      `Sivua ylläpitää ${operator}, joka säilyttää palautteet yrityksen ${company} puolesta.`,
  },
  kept: {
    title: 'Mitä säilytetään',
    feedback:
      'Tähdet, tekstisi, päivä ja kellonaika, sivun kieli ja se, minkä QR-koodin mahdollisesti skannasit.',
    contact:
      'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi vain, jos annat ne, jotta yritys voi vastata sinulle.',
  },
  readers: {
    title: 'Kuka palautteen lukee',
    text: (company) => `Yksityisen palautteen lukee yrityksen ${company} tiimi. Sitä ei julkaista.`,
    google: 'Julkisen arvostelun jätät Googleen, ja siellä pätevät Googlen säännöt.',
  },
  duration: {
    title: 'Kuinka kauan tietoja säilytetään',
    contact: (months) =>
      plural(months, {
        one: 'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi poistetaan # kuukauden kuluttua.',
        other: 'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi poistetaan # kuukauden kuluttua.',
      }),
    contactUnlimited:
      'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi säilytetään, kunnes sinä tai yritys poistaa ne.',
    text: (months) =>
      plural(months, {
        one: 'Tekstisi poistetaan # kuukauden kuluttua.',
        other: 'Tekstisi poistetaan # kuukauden kuluttua.',
      }),
    textUnlimited: 'Tekstisi säilytetään, kunnes sinä tai yritys poistaa sen.',
    numbers: 'Tähdet ja päivä jäävät tilastoihin ilman mitään tietoja sinusta.',
  },
  rights: {
    title: 'Oikeutesi',
    receipt:
      'Lähetyksen jälkeen saat yksityisen linkin. Sen avulla voit milloin tahansa lukea palautteesi ja perua sen sekä muuttaa sitä 30 päivän ajan.',
    company: (company) =>
      `Voit myös kysyä, mitä tietoja ${company} säilyttää sinusta, ja pyytää oikaisemaan tai poistamaan ne. Lisäksi voit tehdä valituksen tietosuojaviranomaiselle.`,
  },
  tracking: {
    title: 'Ei seurantaa',
    text: 'Nämä sivut eivät käytä evästeitä, eivät tunnista ketään eivätkä lataa mitään muilta yrityksiltä. Kirjoittamasi teksti pysyy selaimessasi, kunnes se lähetetään.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} on vastannut palautteeseesi`,
    answer: (company) => `Vastaa yritykselle ${company} yksityisellä sivullasi:`,
    wrote: (at, timeZone) => `Kirjoitit ${day(at, timeZone)}:`,
    why: (company) =>
      `Saat tämän viestin, koska jätit osoitteesi, kun annoit palautetta yritykselle ${company}.`,
    end: (company) => `Ei enää viestejä yritykseltä ${company}:`,
  },
  receipt: {
    link: 'Lue palautteesi, muuta sitä tai peru se:',
    why: (company) => `Saat tämän viestin, koska pyysit sitä, kun annoit palautetta yritykselle ${company}.`,
  },
  secret: 'Älä jaa linkkiä muille: jokainen, jolla on linkki, voi lukea palautteesi ja muuttaa sitä.',
  unsubscribe: {
    stop: (company) => `Lopetetaanko palautettasi koskevat viestit yritykseltä ${company}?`,
    stopText: 'Tämä koskee vain näitä viestejä, ja voit perua sen täällä.',
    unsubscribe: 'Lopeta viestit',
    stopped: (company) => `Et saa enää palautettasi koskevia viestejä yritykseltä ${company}`,
    stoppedText: 'Kaikki muut viestit tulevat kuten ennenkin.',
    undo: 'Peru',
    resumed: (company) => `Saat taas palautettasi koskevia viestejä yritykseltä ${company}`,
    resumedText: 'Mikään muu ei ole muuttunut.',
    unknown: 'Tämä linkki ei enää toimi',
    unknownText: 'Et enää saa näitä viestejä, tai linkki on puutteellinen.',
  },
}

export const prints: PrintTexts = {
  question: ['Millainen', 'käyntisi oli?'],
  ask: 'Kerro meille.',
  instruction: 'Skannaa puhelimen kameralla',
}
