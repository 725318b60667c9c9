import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('hu')

export const practice: PracticeTexts = {
  title: 'Hogyan kérünk itt véleményt',
  link: 'Hogyan kérünk véleményt',
  asked: {
    ways: (company) =>
      `Aki megnyitja ${company} oldalát, a nyilvános Google-vélemény és a privát visszajelzés közül választ. A két lehetőség egyenrangúan, egymás mellett áll, még az értékelés előtt.`,
    same: 'A következő oldal bármennyi csillag mellett ugyanaz, és a nyilvános lehetőség nyitva marad.',
    linked: (company) => `A nyilvános lehetőség ide vezet a Google-ban: ${company}.`,
    searched: (company) => `A nyilvános lehetőség egy Google-keresésre vezet: ${company}.`,
    standard: 'Az üdvözlés és a köszönet minden cégnél ugyanaz.',
    own: (company) =>
      `Az üdvözlést vagy a köszönetet a cég írta: ${company}. Az olyan szövegeket, amelyek bizonyos csillagokat kérnek, vagy ajánlanak valamit egy véleményért, elutasítjuk.`,
  },
  writers: {
    title: 'Ki írhat',
    anyone: 'Bárki, aki beolvas egy QR-kódot vagy megnyitja a linket, bejelentkezés nélkül.',
    unchecked: 'Nem ellenőrizzük, hogy az illető ügyfél volt-e.',
    nothing: 'Véleményért nem jár semmi, és nem kérünk meghatározott véleményt.',
  },
  month: {
    title: 'Múlt hónap',
    offered: (count) =>
      plural(count, {
        one: 'Mindkét lehetőség # alkalommal jelent meg.',
        other: 'Mindkét lehetőség # alkalommal jelent meg.',
      }),
    google: (count) =>
      plural(count, {
        one: 'A Google-t # alkalommal választották.',
        other: 'A Google-t # alkalommal választották.',
      }),
    private: (count) =>
      plural(count, {
        one: '# privát visszajelzés érkezett.',
        other: '# privát visszajelzés érkezett.',
      }),
    none: 'Senki sem nyitotta meg az oldalt.',
  },
}
