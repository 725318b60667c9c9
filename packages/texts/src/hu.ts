import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { plural, number, time, day } = formats('hu')

// A company's name takes no suffix: it is a subject, an unmarked possessor (“… csapata”) or stands before a
// postposition.
export const pages: PageTexts = {
  loading: 'Betöltés…',
  noScript: 'Ehhez az oldalhoz JavaScript szükséges. Kérjük, kapcsolja be, és töltse be újra az oldalt.',
  back: 'Vissza',

  language: {
    label: 'Nyelv',
    change: 'Nyelvváltás',
  },

  titles: {
    choice: (company) => `Milyen tapasztalatai voltak? · ${company}`,
    rating: (company) => `Értékelje tapasztalatait · ${company}`,
    feedback: (company) => `Az Ön visszajelzése · ${company}`,
    thankYou: (company) => `Köszönjük · ${company}`,
    companyNotFound: 'A cég nem található',
    notFound: 'Az oldal nem található',
    paused: 'Ez az oldal most szünetel',
    problem: 'Az oldalt nem sikerült betölteni',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# csillag', other: '# csillag' }),
    outOfStars: (rating) => `5 csillagból ${number(rating)}`,
    optional: 'Nem kötelező',
    choice: {
      title: 'Milyen tapasztalatai voltak?',
      subtitle: 'Fontos nekünk a visszajelzése',
      publicReview: 'Nyilvános vélemény írása',
      privateFeedback: 'Privát visszajelzés küldése',
      note: 'A nyilvános vélemények a Google-on jelennek meg. A privát visszajelzés bizalmas, és segít fejlődnünk.',
    },
  },

  rating: {
    title: 'Értékelje tapasztalatait',
    subtitle: 'Visszajelzése bizalmas, és segít fejlődnünk',
    stars: 'Válasszon értékelést',
  },

  feedback: {
    loved: 'Mondja el, mi tetszett!',
    improve: 'Segítsen nekünk fejlődni',
    rating: 'Az Ön értékelése',
    text: 'Az Ön visszajelzése',
    placeholder: 'Ossza meg gondolatait…',
    confidential: 'Visszajelzése bizalmas',
    contact: 'Elérhetőség',
    optional: 'nem kötelező',
    contactReason: 'Hogy a cég válaszolni tudjon Önnek',
    name: 'Név',
    phone: 'Telefonszám',
    email: 'E-mail-cím',
    mailReceipt: 'Kérem a visszajelzésem privát linkjét',
    submit: 'Visszajelzés elküldése',
    submitting: 'Küldés…',
    honeypot: 'Hagyja üresen ezt a mezőt',
    tooLong: (over) =>
      plural(over, {
        one: 'Kérjük, rövidítse visszajelzését # karakterrel',
        other: 'Kérjük, rövidítse visszajelzését # karakterrel',
      }),
    offline:
      'Nincs internetkapcsolat. Visszajelzését itt megőrizzük, és elküldjük, amint helyreáll a kapcsolat.',
    errorTitle: 'Hiba',
    failed: 'A visszajelzést nem sikerült elküldeni. Kérjük, próbálja újra.',
    requiredTitle: 'Hiányzik a visszajelzés',
    invalid: {
      feedback: 'Kérjük, írja meg, miben fejlődhetünk.',
      rating: 'Kérjük, válasszon 1 és 5 csillag között',
      contactEmail: 'Kérjük, érvényes e-mail-címet adjon meg',
      tooLong: (max) =>
        plural(max, {
          one: 'Kérjük, legfeljebb # karaktert írjon',
          other: 'Kérjük, legfeljebb # karaktert írjon',
        }),
      unreadable: 'Kérjük, törölje az olvashatatlan karaktert',
    },
  },

  thankYou: {
    title: 'Köszönjük a visszajelzését!',
    text: 'Elolvassuk, és dolgozunk azon, hogy jobbak legyünk.',
    home: 'Vissza az elejére',
    publicReview: 'Nyilvános vélemény írása',
    receipt: 'Őrizze meg ezt a linket visszajelzése megtekintéséhez, módosításához vagy visszavonásához',
    open: 'Visszajelzésem megnyitása',
    copy: 'Link másolása',
    copied: 'Másolva',
  },

  privacy: 'Adatvédelem',

  companyNotFound: {
    title: 'A cég nem található',
    text: 'A keresett véleményoldal nem létezik.',
    hint: 'Kérjük, ellenőrizze a címet, olvassa be újra a kódot, vagy kérje el az aktuálisat a személyzettől.',
    home: 'Ugrás a kezdőlapra',
  },

  problem: {
    title: 'Az oldalt nem sikerült betölteni',
    text: 'Kérjük, ellenőrizze a kapcsolatot, és próbálja újra.',
    retry: 'Újra',
    noConnection: 'Nem sikerült kapcsolódni. Kérjük, ellenőrizze, hogy van-e internetkapcsolata.',
  },

  paused: {
    title: 'Ez az oldal most szünetel.',
    text: 'Köszönjük, hogy benézett. Kérjük, próbálja újra később.',
  },

  notFound: {
    title: 'Az oldal nem található',
    text: 'Ezen a címen nincs semmi. Lehet, hogy az oldal elköltözött, vagy a cím el van írva.',
    home: 'Ugrás a kezdőlapra',
  },

  errors: {
    looks_automatic: 'Visszajelzését még nem küldtük el. Kérjük, nyomja meg újra a gombot.',
    bad_request: 'A kérés nem volt érthető.',
    unknown_origin:
      'Erről az oldalról ez a kérés nem küldhető. Kérjük, nyissa meg a saját címén, és próbálja újra.',
    company_not_found: 'A cég nem található.',
    company_suspended:
      'Ez az oldal most szünetel, ezért visszajelzését nem küldtük el. Itt megőrizzük. Kérjük, próbálja újra később.',
    request_timeout: 'A művelet túl sokáig tartott. Kérjük, próbálja újra.',
    review_settled:
      'Korábbi visszajelzése több mint egy órás, ezért már nem módosítható. A gombot újra megnyomva ezt új visszajelzésként küldheti el.',
    body_too_large: 'Ez az üzenet túl nagy.',
    too_many_requests: 'Túl sok próbálkozás. Kérjük, próbálja újra kis idő múlva.',
    internal_error: 'Valami hiba történt. Kérjük, próbálja újra.',
    overloaded: 'A szolgáltatás most leterhelt. Kérjük, próbálja újra kis idő múlva.',
    stopping: 'A szolgáltatás újraindul. Kérjük, próbálja újra kis idő múlva.',
    unavailable: 'A szolgáltatás most nem érhető el. Kérjük, próbálja újra kis idő múlva.',
  },

  notifications: {
    region: 'Értesítések (F8)',
    close: 'Bezárás',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `Visszajelzése ${company} részére`,
  sent: (at, timeZone) => `Elküldve: ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Módosítva: ${day(at, timeZone)}`,
  noContact: 'Nincs tárolt elérhetőség.',
  changeTitle: 'Visszajelzés módosítása',
  // At the end: a suffix would have to follow the day.
  until: (at, timeZone) => `A visszajelzés módosításának utolsó napja: ${day(at, timeZone)}`,
  settled:
    'Ez a visszajelzés már nem módosítható. Továbbra is visszavonhatja, vagy törölheti az elérhetőségét.',
  save: 'Módosítások mentése',
  saved: (company) =>
    `A módosításokat elmentettük. ${company} látja az új változatot és azt is, amit korábban írt.`,
  changedElsewhere:
    'Visszajelzését időközben máshol módosították, ezért ezt nem mentettük el. Fent az elmentett változat látható, lent az, amit most írt.',
  failed: 'Még semmi sem változott. Kérjük, próbálja újra.',
  removeContact: {
    title: 'Elérhetőség törlése',
    text: (company) =>
      `Nevét, telefonszámát és e-mail-címét töröljük. ${company} ezután már csak ezen az oldalon tud válaszolni Önnek. Visszajelzése megmarad.`,
    submit: 'Elérhetőség törlése',
    done: 'Elérhetőségét töröltük.',
  },
  withdraw: {
    title: 'Visszajelzés visszavonása',
    text: 'Szövegét és elérhetőségét véglegesen töröljük. Csak a csillagok és a nap maradnak meg a statisztikában.',
    confirm: 'Igen, töröljék a visszajelzésemet',
    submit: 'Visszajelzés visszavonása',
    unconfirmed: 'Kérjük, erősítse meg, hogy visszavonja visszajelzését.',
    done: 'Visszajelzését visszavontuk',
    doneText: 'Szövegét és elérhetőségét töröltük. Ez a link már nem működik.',
  },
  conversation: {
    time,
    you: 'Ön',
    noAnswer: (company) => `${company} még nem válaszolt.`,
    sent: (company) => `Válaszát elküldtük. Címzett: ${company}.`,
    answer: 'Az Ön válasza',
    placeholder: 'Írja ide a válaszát…',
    send: 'Válasz elküldése',
    failed: 'Válaszát még nem küldtük el. Kérjük, próbálja újra.',
    invalid: {
      blank: 'Kérjük, írjon választ.',
      tooLong: (max) =>
        plural(max, {
          one: 'Kérjük, legfeljebb # karaktert írjon',
          other: 'Kérjük, legfeljebb # karaktert írjon',
        }),
    },
  },
  private:
    'Kérjük, az oldal címét ne ossza meg senkivel: akinél megvan, elolvashatja és módosíthatja visszajelzését.',
  ended: {
    title: 'Ez a link már nem érvényes',
    text: 'Kérjük, ellenőrizze, hogy teljes-e a cím. A link a visszajelzés visszavonásakor vagy törlésekor lejár.',
  },
}

export const notice: NoticeTexts = {
  title: 'Adatvédelem',
  responsible: {
    title: 'Ki a felelős',
    company: (company) => `Az itt megadott adatok kezelője: ${company}.`,
    address: 'A cég elérhetősége:',
    noAddress: 'A céget a helyszínen érheti el.',
    operator: (operator, company) =>
      `Az oldalt ${operator} működteti, és a visszajelzéseket ${company} megbízásából tárolja.`,
  },
  kept: {
    title: 'Mit tárolunk',
    feedback:
      'A csillagokat, a szöveget, a dátumot és az időt, az oldal nyelvét, és ha QR-kódot olvasott be, azt, hogy melyiket.',
    contact:
      'Nevét, telefonszámát és e-mail-címét csak akkor, ha megadja őket, hogy a cég válaszolni tudjon Önnek.',
  },
  readers: {
    title: 'Ki olvassa',
    text: (company) => `A privát visszajelzést ${company} csapata olvassa. Nem tesszük közzé.`,
    google: 'Nyilvános véleményt a Google-on ír, ott a Google szabályai érvényesek.',
  },
  duration: {
    title: 'Meddig tároljuk',
    contact: (months) =>
      plural(months, {
        one: 'Nevét, telefonszámát és e-mail-címét # hónap után töröljük.',
        other: 'Nevét, telefonszámát és e-mail-címét # hónap után töröljük.',
      }),
    contactUnlimited:
      'Nevét, telefonszámát és e-mail-címét addig tároljuk, amíg Ön vagy a cég nem törli őket.',
    text: (months) =>
      plural(months, {
        one: 'Szövegét # hónap után töröljük.',
        other: 'Szövegét # hónap után töröljük.',
      }),
    textUnlimited: 'Szövegét addig tároljuk, amíg Ön vagy a cég nem törli.',
    numbers: 'A csillagok és a nap megmaradnak a statisztikában, az Ön adatai nélkül.',
  },
  rights: {
    title: 'Az Ön jogai',
    receipt:
      'Küldés után kap egy privát linket. Ezzel bármikor elolvashatja és visszavonhatja, 30 napig pedig módosíthatja is visszajelzését.',
    company: (company) =>
      `Azt is megkérdezheti, milyen adatokat tárol Önről ${company}, és kérheti azok helyesbítését vagy törlését. Panaszt is tehet egy adatvédelmi hatóságnál.`,
  },
  tracking: {
    title: 'Nincs követés',
    text: 'Ezek az oldalak nem használnak sütiket, senkit nem ismernek fel, és semmit nem töltenek be más cégektől. Amit beír, elküldésig a böngészőjében marad.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} válaszolt az Ön visszajelzésére`,
    answer: (company) => `Privát oldalán itt válaszolhat ${company} üzenetére:`,
    // In brackets: a suffix (“22-én”) would have to follow the day.
    wrote: (at, timeZone) => `Az Ön üzenete (${day(at, timeZone)}):`,
    why: (company) =>
      `Azért kapja ezt az e-mailt, mert ${company} részére küldött visszajelzésében megadta a címét.`,
    end: (company) => `Leiratkozás ${company} e-mailjeiről:`,
  },
  receipt: {
    link: 'Visszajelzése megtekintése, módosítása vagy visszavonása:',
    why: (company) =>
      `Azért kapja ezt az e-mailt, mert kérte, amikor ${company} részére visszajelzést küldött.`,
  },
  secret: 'Kérjük, ne adja tovább a linket: akinél megvan, elolvashatja és módosíthatja visszajelzését.',
  unsubscribe: {
    stop: (company) => `Leállítja ${company} e-mailjeit az Ön visszajelzése ügyében?`,
    stopText: 'Ez csak ezekre az e-mailekre vonatkozik, és itt visszavonhatja.',
    unsubscribe: 'Leiratkozás',
    stopped: (company) => `${company} nem küld több e-mailt az Ön visszajelzése ügyében`,
    stoppedText: 'Minden más e-mail a megszokott módon érkezik.',
    undo: 'Visszavonás',
    resumed: (company) => `${company} ismét küld e-mailt az Ön visszajelzése ügyében`,
    resumedText: 'Semmi más nem változott.',
    unknown: 'Ez a link már nem működik',
    unknownText: 'Már nem kapja ezeket az e-maileket, vagy a link hiányos.',
  },
}

export const prints: PrintTexts = {
  question: ['Milyen volt', 'a látogatása?'],
  ask: 'Mondja el.',
  instruction: 'Olvassa be telefonja kamerájával',
}
