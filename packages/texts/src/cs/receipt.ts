import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('cs')

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
  answersOnly: (company) =>
    `S tímto odkazem můžete číst a odpovídat, ale ne změnit ani smazat zpětnou vazbu, protože e-mailovou adresu zadala firma ${company}. Nechte si ho prosím pro sebe.`,
  ended: {
    title: 'Tento odkaz už neplatí',
    text: 'Zkontrolujte prosím, zda je adresa úplná. Odkaz přestane platit, jakmile je zpětná vazba smazána.',
  },
}
