import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('cs')

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
