import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('hu')

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
  answersOnly: (company) =>
    `Ezzel a linkkel olvashat és válaszolhat, de a visszajelzést nem módosíthatja és nem vonhatja vissza, mert az e-mail-címet nem Ön, hanem ${company} adta meg. Kérjük, ne ossza meg senkivel.`,
  ended: {
    title: 'Ez a link már nem érvényes',
    text: 'Kérjük, ellenőrizze, hogy teljes-e a cím. A link a visszajelzés visszavonásakor vagy törlésekor lejár.',
  },
}
