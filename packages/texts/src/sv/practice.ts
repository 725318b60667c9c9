import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('sv')

export const practice: PracticeTexts = {
  title: 'Så ber vi om recensioner här',
  link: 'Så ber vi om recensioner',
  asked: {
    ways: (company) =>
      `Den som öppnar sidan för ${company} väljer mellan en offentlig recension på Google och privat feedback. Båda möjligheterna står bredvid varandra, lika tydligt, innan något betyg ges.`,
    same: 'Sidan efteråt är densamma oavsett antalet stjärnor, och den offentliga möjligheten finns kvar.',
    linked: (company) => `Den offentliga möjligheten leder till ${company} på Google.`,
    searched: (company) => `Den offentliga möjligheten leder till en Google-sökning efter ${company}.`,
    standard: 'Hälsningen och tacket är desamma för alla företag.',
    own: (company) =>
      `Hälsningen eller tacket är skrivet av ${company}. Texter som ber om vissa stjärnor eller erbjuder något för en recension avvisas.`,
  },
  writers: {
    title: 'Vem som kan skriva',
    anyone: 'Alla som skannar en QR-kod eller öppnar länken, utan att logga in.',
    unchecked: 'Ingen kontrollerar om personen har varit kund.',
    nothing: 'Inget erbjuds för en recension, och ingen ombeds om en viss.',
  },
  month: {
    title: 'Förra månaden',
    offered: (count) =>
      plural(count, {
        one: 'Båda möjligheterna erbjöds # gång.',
        other: 'Båda möjligheterna erbjöds # gånger.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google valdes # gång.',
        other: 'Google valdes # gånger.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Privat feedback lämnades # gång.',
        other: 'Privat feedback lämnades # gånger.',
      }),
    none: 'Ingen öppnade sidan.',
  },
}
