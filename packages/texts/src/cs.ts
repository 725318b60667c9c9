import type { ConversationTexts, MailTexts, PageTexts, PrintTexts } from '#en.ts'
import { formats } from '#formats.ts'

export { notice, receipt } from '#en.ts'

const { number, plural, time, day } = formats('cs')

export const pages: PageTexts = {
  loading: 'Načítání…',
  noScript: 'Tato stránka vyžaduje JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
  back: 'Zpět',

  language: {
    label: 'Jazyk',
    change: 'Změnit jazyk',
  },

  titles: {
    choice: (company) => `Jaká byla vaše zkušenost? · ${company}`,
    rating: (company) => `Ohodnoťte svou zkušenost · ${company}`,
    feedback: (company) => `Vaše zpětná vazba · ${company}`,
    thankYou: (company) => `Děkujeme · ${company}`,
    companyNotFound: 'Firma nenalezena',
    notFound: 'Stránka nenalezena',
    paused: 'Tato stránka má přestávku',
    problem: 'Stránku se nepodařilo načíst',
  },

  ui: {
    stars: (rating) =>
      plural(rating, { one: '# hvězdička', few: '# hvězdičky', many: '# hvězdičky', other: '# hvězdiček' }),
    outOfStars: (rating) => `${number(rating)} z 5 hvězdiček`,
    optional: 'Nepovinné',
    choice: {
      title: 'Jaká byla vaše zkušenost?',
      subtitle: 'Vaší zpětné vazby si vážíme',
      publicReview: 'Napsat veřejnou recenzi',
      privateFeedback: 'Dát soukromou zpětnou vazbu',
      note: 'Veřejné recenze se zobrazují na Googlu. Soukromá zpětná vazba je důvěrná a pomáhá nám se zlepšovat.',
    },
  },

  rating: {
    title: 'Ohodnoťte svou zkušenost',
    subtitle: 'Vaše zpětná vazba je důvěrná a pomáhá nám se zlepšovat',
    stars: 'Vyberte hodnocení',
  },

  feedback: {
    loved: 'Povězte nám, co se vám líbilo!',
    improve: 'Pomozte nám se zlepšit',
    rating: 'Vaše hodnocení',
    text: 'Vaše zpětná vazba',
    placeholder: 'Podělte se o své dojmy…',
    confidential: 'Vaše zpětná vazba je důvěrná',
    contact: 'Kontaktní údaje',
    optional: 'nepovinné',
    name: 'Jméno',
    phone: 'Telefonní číslo',
    email: 'E-mail',
    submit: 'Odeslat zpětnou vazbu',
    submitting: 'Odesílání…',
    honeypot: 'Toto pole nechte prázdné',
    tooLong: (over) =>
      plural(over, {
        one: 'Zkraťte prosím zpětnou vazbu o # znak',
        few: 'Zkraťte prosím zpětnou vazbu o # znaky',
        many: 'Zkraťte prosím zpětnou vazbu o # znaku',
        other: 'Zkraťte prosím zpětnou vazbu o # znaků',
      }),
    offline: 'Jste offline. Vaše zpětná vazba je tu uložená a odešle se, jakmile se připojení obnoví.',
    errorTitle: 'Chyba',
    failed: 'Zpětnou vazbu se nepodařilo odeslat. Zkuste to prosím znovu.',
    requiredTitle: 'Zpětná vazba chybí',
    invalid: {
      feedback: 'Napište nám prosím, co můžeme zlepšit.',
      rating: 'Vyberte prosím 1 až 5 hvězdiček',
      contactEmail: 'Zadejte prosím platnou e-mailovou adresu',
      tooLong: (max) =>
        plural(max, {
          one: 'Použijte prosím nejvýše # znak',
          few: 'Použijte prosím nejvýše # znaky',
          many: 'Použijte prosím nejvýše # znaku',
          other: 'Použijte prosím nejvýše # znaků',
        }),
      unreadable: 'Odstraňte prosím nečitelný znak',
    },
  },

  thankYou: {
    title: 'Děkujeme za zpětnou vazbu!',
    text: 'Projdeme si ji a budeme pracovat na zlepšení.',
    home: 'Zpět na začátek',
    publicReview: 'Napsat veřejnou recenzi',
    receipt: 'Tento odkaz si uschovejte: slouží ke čtení, změně nebo smazání zpětné vazby',
    copy: 'Kopírovat odkaz',
    copied: 'Zkopírováno',
  },

  privacy: 'Ochrana soukromí',

  companyNotFound: {
    title: 'Firma nenalezena',
    text: 'Stránka pro recenze, kterou hledáte, neexistuje.',
    hint: 'Zkontrolujte prosím adresu, naskenujte kód znovu nebo požádejte personál o aktuální.',
    home: 'Přejít na úvodní stránku',
  },

  problem: {
    title: 'Stránku se nepodařilo načíst',
    text: 'Zkontrolujte prosím připojení a zkuste to znovu.',
    retry: 'Zkusit znovu',
    noConnection: 'Připojení se nezdařilo. Zkontrolujte prosím, zda jste online.',
  },

  paused: {
    title: 'Tato stránka má přestávku.',
    text: 'Děkujeme za návštěvu. Zkuste to prosím později.',
  },

  notFound: {
    title: 'Stránka nenalezena',
    text: 'Na této adrese nic není. Stránka mohla být přesunuta, nebo je v adrese překlep.',
    home: 'Přejít na úvodní stránku',
  },

  errors: {
    looks_automatic: 'Vaše zpětná vazba ještě nebyla odeslána. Stiskněte prosím tlačítko znovu.',
    bad_request: 'Požadavku se nepodařilo porozumět.',
    unknown_origin:
      'Tato stránka nesmí tento požadavek odeslat. Otevřete ji prosím na její vlastní adrese a zkuste to znovu.',
    company_not_found: 'Firma nebyla nalezena.',
    company_suspended:
      'Tato stránka má přestávku, proto vaše zpětná vazba nebyla odeslána. Zůstává tu uložená. Zkuste to prosím později.',
    request_timeout: 'Trvalo to příliš dlouho. Zkuste to prosím znovu.',
    review_settled:
      'Vaše dřívější zpětná vazba je starší než hodina a nelze ji už změnit. Dalším stisknutím tlačítka odešlete tuto jako novou.',
    body_too_large: 'Zpráva je příliš velká.',
    too_many_requests: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
    internal_error: 'Něco se nepovedlo. Zkuste to prosím znovu.',
    overloaded: 'Služba je vytížená. Zkuste to prosím za chvíli.',
    stopping: 'Služba se restartuje. Zkuste to prosím za chvíli.',
    unavailable: 'Služba teď není dostupná. Zkuste to prosím za chvíli.',
  },

  notifications: {
    region: 'Oznámení (F8)',
    close: 'Zavřít',
  },
}

export const conversation: ConversationTexts = {
  title: (company) => `Vaše konverzace s firmou ${company}`,
  yourFeedback: 'Vaše zpětná vazba',
  time,
  you: 'Vy',
  noAnswer: (company) => `Firma ${company} zatím neodpověděla.`,
  sent: (company) => `Vaše odpověď firmě ${company} byla odeslána.`,
  answer: 'Vaše odpověď',
  placeholder: 'Napište odpověď…',
  send: 'Odeslat odpověď',
  private: (company) =>
    `Tuto stránku můžete číst jen vy a tým firmy ${company}. Její adresu si prosím nechte pro sebe.`,
  failed: 'Vaše odpověď ještě nebyla odeslána. Zkuste to prosím znovu.',
  invalid: {
    blank: 'Napište prosím odpověď.',
    tooLong: (max) =>
      plural(max, {
        one: 'Použijte prosím nejvýše # znak',
        few: 'Použijte prosím nejvýše # znaky',
        many: 'Použijte prosím nejvýše # znaku',
        other: 'Použijte prosím nejvýše # znaků',
      }),
  },
  ended: {
    title: 'Tento odkaz už neplatí',
    text: 'Zkontrolujte prosím, zda je adresa úplná. Odkaz přestane platit 180 dní po poslední zprávě.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `Firma ${company} odpověděla na vaši zpětnou vazbu`,
    answer: (company) => `Odpovězte firmě ${company} na své soukromé stránce:`,
    // No past tense: in the second person it would tell the visitor's gender.
    wrote: (at, timeZone) => `Vaše zpráva ze dne ${day(at, timeZone)}:`,
    why: (company) =>
      `Tento e-mail dostáváte, protože u zpětné vazby pro firmu ${company} je uvedena vaše adresa. Odkaz prosím nepředávejte dál: kdo ho má, může tuto konverzaci číst.`,
    receipt: 'Přečíst, změnit nebo smazat zpětnou vazbu:',
    end: (company) => `Ukončit e-maily od firmy ${company}:`,
  },
  unsubscribe: {
    stop: (company) => `Ukončit e-maily od firmy ${company} k vaší zpětné vazbě?`,
    stopText: 'Týká se to jen těchto e-mailů a můžete to tady vrátit zpět.',
    unsubscribe: 'Odhlásit odběr',
    stopped: (company) => `E-maily od firmy ${company} k vaší zpětné vazbě už nebudete dostávat`,
    stoppedText: 'Ostatní e-maily budou chodit jako dřív.',
    undo: 'Vrátit zpět',
    resumed: (company) => `E-maily od firmy ${company} k vaší zpětné vazbě budete opět dostávat`,
    resumedText: 'Nic jiného se nezměnilo.',
    unknown: 'Tento odkaz už nefunguje',
    unknownText: 'Tyto e-maily už nedostáváte, nebo je odkaz neúplný.',
  },
}

export const prints: PrintTexts = {
  question: ['Jak proběhla', 'vaše návštěva?'],
  ask: 'Dejte nám vědět.',
  instruction: 'Naskenujte fotoaparátem telefonu',
}
