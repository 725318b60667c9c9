import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('cs')

export const practice: PracticeTexts = {
  title: 'Jak se tu žádá o recenze',
  link: 'Jak se žádá o recenze',
  asked: {
    ways: (company) =>
      `Každý, kdo otevře stránku firmy ${company}, si vybírá mezi veřejnou recenzí na Googlu a soukromou zpětnou vazbou. Obě možnosti stojí rovnocenně vedle sebe, ještě před hodnocením.`,
    same: 'Další stránka je stejná při jakémkoli počtu hvězdiček a veřejná možnost zůstává otevřená.',
    linked: (company) => `Veřejná možnost vede na profil firmy ${company} na Googlu.`,
    searched: (company) => `Veřejná možnost vede na vyhledávání firmy ${company} na Googlu.`,
    standard: 'Pozdrav a poděkování jsou u všech firem stejné.',
    own: (company) =>
      `Pozdrav nebo poděkování napsala firma ${company}. Texty, které žádají o určité hvězdičky nebo za recenzi něco nabízejí, jsou odmítnuty.`,
  },
  writers: {
    title: 'Kdo může psát',
    anyone: 'Každý, kdo naskenuje QR kód nebo otevře odkaz, bez přihlášení.',
    unchecked: 'Neověřuje se, zda šlo o zákazníka.',
    nothing: 'Za recenzi se nic nenabízí a o žádnou určitou se nežádá.',
  },
  month: {
    title: 'Minulý měsíc',
    offered: (count) =>
      plural(count, {
        one: 'Obě možnosti byly nabídnuty #krát.',
        few: 'Obě možnosti byly nabídnuty #krát.',
        many: 'Obě možnosti byly nabídnuty #krát.',
        other: 'Obě možnosti byly nabídnuty #krát.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google byl zvolen #krát.',
        few: 'Google byl zvolen #krát.',
        many: 'Google byl zvolen #krát.',
        other: 'Google byl zvolen #krát.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Přišla # soukromá zpětná vazba.',
        few: 'Přišly # soukromé zpětné vazby.',
        many: 'Přišlo # soukromé zpětné vazby.',
        other: 'Přišlo # soukromých zpětných vazeb.',
      }),
    none: 'Stránku nikdo neotevřel.',
  },
}
