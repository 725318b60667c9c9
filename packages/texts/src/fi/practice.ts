import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('fi')

export const practice: PracticeTexts = {
  title: 'Näin täällä pyydetään arvosteluja',
  link: 'Näin arvosteluja pyydetään',
  asked: {
    ways: (company) =>
      `Jokainen, joka avaa yrityksen ${company} sivun, valitsee julkisen Google-arvostelun tai yksityisen palautteen. Vaihtoehdot ovat rinnakkain ja tasavertaisina ennen tähtien antamista.`,
    same: 'Seuraava sivu on sama tähtien määrästä riippumatta, ja julkinen vaihtoehto pysyy avoinna.',
    linked: (company) => `Julkinen vaihtoehto vie yrityksen ${company} sivulle Googlessa.`,
    searched: (company) => `Julkinen vaihtoehto vie Google-hakuun: ${company}.`,
    standard: 'Tervehdys ja kiitos ovat samat kaikilla yrityksillä.',
    own: (company) =>
      `Tervehdyksen tai kiitoksen on kirjoittanut ${company}. Tekstit, jotka pyytävät tiettyjä tähtiä tai tarjoavat jotain arvostelusta, hylätään.`,
  },
  writers: {
    title: 'Kuka voi kirjoittaa',
    anyone: 'Kuka tahansa, joka skannaa QR-koodin tai avaa linkin, kirjautumatta.',
    unchecked: 'Ei tarkisteta, onko kirjoittaja ollut asiakas.',
    nothing: 'Arvostelusta ei tarjota mitään, eikä tietynlaista arvostelua pyydetä.',
  },
  month: {
    title: 'Viime kuussa',
    offered: (count) =>
      plural(count, {
        one: 'Molempia vaihtoehtoja tarjottiin # kerran.',
        other: 'Molempia vaihtoehtoja tarjottiin # kertaa.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google valittiin # kerran.',
        other: 'Google valittiin # kertaa.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Yksityistä palautetta annettiin # kerran.',
        other: 'Yksityistä palautetta annettiin # kertaa.',
      }),
    none: 'Kukaan ei avannut sivua.',
  },
}
