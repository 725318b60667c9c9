import { ui } from '#cs/ui.ts'
import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'

const { plural } = formats('cs')

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

  ui,

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
