import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

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
    contactReason: 'Aby vám firma mohla odpovědět',
    name: 'Jméno',
    phone: 'Telefonní číslo',
    email: 'E-mail',
    mailReceipt: 'Poslat mi soukromý odkaz na mou zpětnou vazbu',
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
    open: 'Otevřít mou zpětnou vazbu',
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

export const receipt: ReceiptTexts = {
  title: (company) => `Vaše zpětná vazba pro firmu ${company}`,
  sent: (at, timeZone) => `Odesláno ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Změněno ${day(at, timeZone)}`,
  noContact: 'Nejsou uloženy žádné kontaktní údaje.',
  changeTitle: 'Změnit zpětnou vazbu',
  until: (at, timeZone) => `Svou zpětnou vazbu můžete změnit do ${day(at, timeZone)}.`,
  settled: 'Tuto zpětnou vazbu už nelze změnit. Stále ji můžete smazat nebo odstranit své kontaktní údaje.',
  save: 'Uložit změny',
  saved: (company) => `Změny byly uloženy. Firma ${company} uvidí novou verzi i předchozí znění.`,
  changedElsewhere:
    'Vaše zpětná vazba byla mezitím změněna jinde, proto se toto znění neuložilo. Nahoře je uložená verze, dole text, který teď píšete.',
  failed: 'Zatím se nic nezměnilo. Zkuste to prosím znovu.',
  removeContact: {
    title: 'Odstranit kontaktní údaje',
    text: (company) =>
      `Vaše jméno, telefonní číslo a e-mail budou smazány. Firma ${company} vám pak bude moci odpovědět jen na této stránce. Zpětná vazba zůstane.`,
    submit: 'Odstranit kontaktní údaje',
    done: 'Vaše kontaktní údaje byly smazány.',
  },
  withdraw: {
    title: 'Smazat zpětnou vazbu',
    text: 'Váš text a kontaktní údaje budou trvale smazány. Ve statistikách zůstanou jen hvězdičky a den.',
    confirm: 'Ano, smazat mou zpětnou vazbu',
    submit: 'Smazat zpětnou vazbu',
    unconfirmed: 'Potvrďte prosím, že chcete svou zpětnou vazbu smazat.',
    done: 'Vaše zpětná vazba byla smazána',
    doneText: 'Váš text a kontaktní údaje byly smazány. Tento odkaz už nefunguje.',
  },
  conversation: {
    time,
    you: 'Vy',
    noAnswer: (company) => `Firma ${company} zatím neodpověděla.`,
    sent: (company) => `Vaše odpověď firmě ${company} byla odeslána.`,
    answer: 'Vaše odpověď',
    placeholder: 'Napište odpověď…',
    send: 'Odeslat odpověď',
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
  },
  private: 'Adresu této stránky si prosím nechte pro sebe: kdo ji má, může vaši zpětnou vazbu číst i změnit.',
  ended: {
    title: 'Tento odkaz už neplatí',
    text: 'Zkontrolujte prosím, zda je adresa úplná. Odkaz přestane platit, jakmile je zpětná vazba smazána.',
  },
}

export const notice: NoticeTexts = {
  title: 'Ochrana soukromí',
  responsible: {
    title: 'Kdo za údaje odpovídá',
    company: (company) => `Za zpětnou vazbu, kterou tu zanecháte, odpovídá firma ${company}.`,
    address: 'Firmu můžete kontaktovat na této adrese:',
    noAddress: 'Na firmu se můžete obrátit přímo na místě.',
    operator: (operator, company) =>
      `Provozovatelem této stránky je ${operator}. Zpětnou vazbu ukládá z pověření firmy ${company}.`,
  },
  kept: {
    title: 'Co se ukládá',
    feedback:
      'Vaše hvězdičky, váš text, datum a čas, jazyk stránky a případně to, který QR kód byl naskenován.',
    contact:
      'Vaše jméno, telefonní číslo a e-mail jen tehdy, když je vyplníte, aby vám firma mohla odpovědět.',
  },
  readers: {
    title: 'Kdo to čte',
    text: (company) => `Soukromou zpětnou vazbu čte tým firmy ${company}. Nezveřejňuje se.`,
    google: 'Veřejnou recenzi píšete na Googlu a platí pro ni jeho pravidla.',
  },
  duration: {
    title: 'Jak dlouho se údaje uchovávají',
    contact: (months) =>
      plural(months, {
        one: 'Vaše jméno, telefonní číslo a e-mail se smažou po # měsíci.',
        few: 'Vaše jméno, telefonní číslo a e-mail se smažou po # měsících.',
        many: 'Vaše jméno, telefonní číslo a e-mail se smažou po # měsíce.',
        other: 'Vaše jméno, telefonní číslo a e-mail se smažou po # měsících.',
      }),
    contactUnlimited:
      'Vaše jméno, telefonní číslo a e-mail zůstávají uložené, dokud je nesmažete vy nebo firma.',
    text: (months) =>
      plural(months, {
        one: 'Váš text se smaže po # měsíci.',
        few: 'Váš text se smaže po # měsících.',
        many: 'Váš text se smaže po # měsíce.',
        other: 'Váš text se smaže po # měsících.',
      }),
    textUnlimited: 'Váš text zůstává uložený, dokud ho nesmažete vy nebo firma.',
    numbers: 'Hvězdičky a den zůstávají ve statistikách bez jakýchkoli údajů o vás.',
  },
  rights: {
    title: 'Vaše práva',
    receipt:
      'Po odeslání dostanete soukromý odkaz. S ním můžete svou zpětnou vazbu kdykoli číst a smazat a po dobu 30 dnů ji i změnit.',
    company: (company) =>
      `Můžete se také zeptat firmy ${company}, jaké údaje o vás má, a nechat je opravit nebo smazat. A můžete podat stížnost u úřadu pro ochranu osobních údajů.`,
  },
  tracking: {
    title: 'Žádné sledování',
    text: 'Tyto stránky neukládají soubory cookie, nikoho nerozpoznávají a nic nenačítají od jiných firem. Co napíšete, zůstává ve vašem prohlížeči, dokud se to neodešle.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `Firma ${company} odpověděla na vaši zpětnou vazbu`,
    answer: (company) => `Odpovězte firmě ${company} na své soukromé stránce:`,
    // No past tense: in the second person it would tell the visitor's gender.
    wrote: (at, timeZone) => `Vaše zpráva ze dne ${day(at, timeZone)}:`,
    why: (company) =>
      `Tento e-mail dostáváte, protože u zpětné vazby pro firmu ${company} je uvedena vaše adresa.`,
    end: (company) => `Ukončit e-maily od firmy ${company}:`,
  },
  receipt: {
    link: 'Přečíst, změnit nebo smazat zpětnou vazbu:',
    why: (company) =>
      `Tento e-mail dostáváte, protože jste o něj požádali při odeslání zpětné vazby pro firmu ${company}.`,
  },
  secret: 'Odkaz prosím nepředávejte dál: kdo ho má, může vaši zpětnou vazbu číst a měnit.',
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
