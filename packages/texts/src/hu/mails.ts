import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('hu')

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
