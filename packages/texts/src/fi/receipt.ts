import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('fi')

export const receipt: ReceiptTexts = {
  title: (company) => `Palautteesi yritykselle ${company}`,
  sent: (at, timeZone) => `Lähetetty ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Muutettu ${day(at, timeZone)}`,
  noContact: 'Yhteystietoja ei ole tallennettu.',
  changeTitle: 'Muuta palautettasi',
  until: (at, timeZone) => `Voit muuttaa palautettasi ${day(at, timeZone)} asti.`,
  settled: 'Tätä palautetta ei voi enää muuttaa. Voit silti perua sen tai poistaa yhteystietosi.',
  save: 'Tallenna muutokset',
  saved: (company) =>
    `Muutoksesi on tallennettu. ${company} näkee uuden version ja myös sen, mitä kirjoitit aiemmin.`,
  changedElsewhere:
    'Palautettasi on sillä välin muutettu muualla, joten tätä ei tallennettu. Ylempänä on tallennettu palaute, alempana se, mitä juuri kirjoitit.',
  failed: 'Mitään ei ole vielä muutettu. Yritä uudelleen.',
  removeContact: {
    title: 'Poista yhteystiedot',
    text: (company) =>
      `Nimesi, puhelinnumerosi ja sähköpostiosoitteesi poistetaan. ${company} voi sen jälkeen vastata sinulle vain tällä sivulla. Palautteesi säilyy.`,
    submit: 'Poista yhteystiedot',
    done: 'Yhteystietosi on poistettu.',
  },
  withdraw: {
    title: 'Peru palautteesi',
    text: 'Tekstisi ja yhteystietosi poistetaan pysyvästi. Vain tähdet ja päivä jäävät tilastoihin.',
    confirm: 'Kyllä, poista palautteeni',
    submit: 'Peru palaute',
    unconfirmed: 'Vahvista, että haluat perua palautteesi.',
    done: 'Palautteesi on peruttu',
    doneText: 'Tekstisi ja yhteystietosi on poistettu. Tämä linkki ei enää toimi.',
  },
  conversation: {
    time,
    you: 'Sinä',
    noAnswer: (company) => `${company} ei ole vielä vastannut.`,
    sent: (company) => `Vastauksesi on lähetetty yritykselle ${company}.`,
    answer: 'Vastauksesi',
    placeholder: 'Kirjoita vastauksesi…',
    send: 'Lähetä vastaus',
    failed: 'Vastaustasi ei ole vielä lähetetty. Yritä uudelleen.',
    invalid: {
      blank: 'Kirjoita vastaus.',
      tooLong: (max) =>
        plural(max, {
          one: 'Käytä enintään # merkki',
          other: 'Käytä enintään # merkkiä',
        }),
    },
  },
  private: 'Pidä sivun osoite omana tietonasi: jokainen, jolla se on, voi lukea palautteesi ja muuttaa sitä.',
  answersOnly: (company) =>
    `Tällä linkillä voit lukea ja vastata, mutta et muuttaa palautetta tai perua sitä, koska ${company} on antanut sähköpostiosoitteen. Pidä linkki omana tietonasi.`,
  ended: {
    title: 'Tämä linkki ei ole enää voimassa',
    text: 'Tarkista, että osoite on kokonainen. Linkki lakkaa toimimasta, kun palaute perutaan tai poistetaan.',
  },
}
