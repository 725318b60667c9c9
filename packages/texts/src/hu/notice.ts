import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('hu')

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
