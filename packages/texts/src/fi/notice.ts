import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fi')

export const notice: NoticeTexts = {
  title: 'Tietosuoja',
  responsible: {
    title: 'Kuka vastaa tiedoista',
    company: (company) => `${company} vastaa tässä antamastasi palautteesta.`,
    address: 'Tavoitat yrityksen tästä osoitteesta:',
    noAddress: 'Tavoitat yrityksen paikan päältä.',
    operator: (operator, company) =>
      `Sivua ylläpitää ${operator}, joka säilyttää palautteet yrityksen ${company} puolesta.`,
  },
  kept: {
    title: 'Mitä säilytetään',
    feedback:
      'Tähdet, tekstisi, päivä ja kellonaika, sivun kieli ja se, minkä QR-koodin mahdollisesti skannasit.',
    contact:
      'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi vain, jos annat ne, jotta yritys voi vastata sinulle.',
  },
  readers: {
    title: 'Kuka palautteen lukee',
    text: (company) => `Yksityisen palautteen lukee yrityksen ${company} tiimi. Sitä ei julkaista.`,
    google: 'Julkisen arvostelun jätät Googleen, ja siellä pätevät Googlen säännöt.',
  },
  duration: {
    title: 'Kuinka kauan tietoja säilytetään',
    contact: (months) =>
      plural(months, {
        one: 'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi poistetaan # kuukauden kuluttua.',
        other: 'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi poistetaan # kuukauden kuluttua.',
      }),
    contactUnlimited:
      'Nimesi, puhelinnumerosi ja sähköpostiosoitteesi säilytetään, kunnes sinä tai yritys poistaa ne.',
    text: (months) =>
      plural(months, {
        one: 'Tekstisi poistetaan # kuukauden kuluttua.',
        other: 'Tekstisi poistetaan # kuukauden kuluttua.',
      }),
    textUnlimited: 'Tekstisi säilytetään, kunnes sinä tai yritys poistaa sen.',
    numbers: 'Tähdet ja päivä jäävät tilastoihin ilman mitään tietoja sinusta.',
  },
  rights: {
    title: 'Oikeutesi',
    receipt:
      'Lähetyksen jälkeen saat yksityisen linkin. Sen avulla voit milloin tahansa lukea palautteesi ja perua sen sekä muuttaa sitä 30 päivän ajan.',
    company: (company) =>
      `Voit myös kysyä, mitä tietoja ${company} säilyttää sinusta, ja pyytää oikaisemaan tai poistamaan ne. Lisäksi voit tehdä valituksen tietosuojaviranomaiselle.`,
  },
  tracking: {
    title: 'Ei seurantaa',
    text: 'Nämä sivut eivät käytä evästeitä, eivät tunnista ketään eivätkä lataa mitään muilta yrityksiltä. Kirjoittamasi teksti pysyy selaimessasi, kunnes se lähetetään.',
  },
}
