import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#hu/ui.ts'

const { plural } = formats('hu')

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

  ui,

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
