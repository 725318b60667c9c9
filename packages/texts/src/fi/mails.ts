import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('fi')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} on vastannut palautteeseesi`,
    answer: (company) => `Vastaa yritykselle ${company} yksityisellä sivullasi:`,
    wrote: (at, timeZone) => `Kirjoitit ${day(at, timeZone)}:`,
    why: (company) =>
      `Saat tämän viestin, koska jätit osoitteesi, kun annoit palautetta yritykselle ${company}.`,
    end: (company) => `Ei enää viestejä yritykseltä ${company}:`,
  },
  receipt: {
    link: 'Lue palautteesi, muuta sitä tai peru se:',
    why: (company) => `Saat tämän viestin, koska pyysit sitä, kun annoit palautetta yritykselle ${company}.`,
  },
  secret: 'Älä jaa linkkiä muille: jokainen, jolla on linkki, voi lukea palautteesi ja muuttaa sitä.',
  unsubscribe: {
    stop: (company) => `Lopetetaanko palautettasi koskevat viestit yritykseltä ${company}?`,
    stopText: 'Tämä koskee vain näitä viestejä, ja voit perua sen täällä.',
    unsubscribe: 'Lopeta viestit',
    stopped: (company) => `Et saa enää palautettasi koskevia viestejä yritykseltä ${company}`,
    stoppedText: 'Kaikki muut viestit tulevat kuten ennenkin.',
    undo: 'Peru',
    resumed: (company) => `Saat taas palautettasi koskevia viestejä yritykseltä ${company}`,
    resumedText: 'Mikään muu ei ole muuttunut.',
    unknown: 'Tämä linkki ei enää toimi',
    unknownText: 'Et enää saa näitä viestejä, tai linkki on puutteellinen.',
  },
}
