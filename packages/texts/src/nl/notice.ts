import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const notice: NoticeTexts = {
  title: 'Privacy',
  responsible: {
    title: 'Wie verantwoordelijk is',
    company: (company) => `${company} is verantwoordelijk voor de feedback die u hier achterlaat.`,
    address: 'U kunt het bedrijf hier bereiken:',
    noAddress: 'U kunt het bedrijf ter plaatse aanspreken.',
    operator: (operator, company) =>
      `${operator} beheert deze pagina en bewaart de feedback in opdracht van ${company}.`,
  },
  kept: {
    title: 'Wat wordt bewaard',
    feedback:
      'Uw sterren, uw tekst, de datum en tijd, de taal van de pagina en, als u een QR-code hebt gescand, welke dat was.',
    contact:
      'Uw naam, telefoonnummer en e-mailadres, alleen als u ze invult, zodat het bedrijf u kan antwoorden.',
  },
  readers: {
    title: 'Wie het leest',
    text: (company) => `Privéfeedback wordt gelezen door het team van ${company} en niet gepubliceerd.`,
    google: 'Een openbare review plaatst u bij Google. Daar gelden de regels van Google.',
  },
  duration: {
    title: 'Hoelang het wordt bewaard',
    contact: (months) =>
      plural(months, {
        one: 'Uw naam, telefoonnummer en e-mailadres worden na # maand verwijderd.',
        other: 'Uw naam, telefoonnummer en e-mailadres worden na # maanden verwijderd.',
      }),
    contactUnlimited:
      'Uw naam, telefoonnummer en e-mailadres worden bewaard tot u of het bedrijf ze verwijdert.',
    text: (months) =>
      plural(months, {
        one: 'Uw tekst wordt na # maand verwijderd.',
        other: 'Uw tekst wordt na # maanden verwijderd.',
      }),
    textUnlimited: 'Uw tekst wordt bewaard tot u of het bedrijf die verwijdert.',
    numbers: 'De sterren en de dag blijven in de statistieken staan, zonder gegevens over u.',
  },
  rights: {
    title: 'Uw rechten',
    receipt:
      'Na het versturen krijgt u een privélink. Daarmee kunt u uw feedback altijd lezen en intrekken, en 30 dagen lang wijzigen.',
    company: (company) =>
      `U kunt ${company} ook vragen wat er over u bekend is en dit laten corrigeren of verwijderen. En u kunt een klacht indienen bij een privacytoezichthouder.`,
  },
  tracking: {
    title: 'Geen tracking',
    text: 'Deze pagina’s plaatsen geen cookies, herkennen niemand en laden niets van andere bedrijven. Wat u typt, blijft in uw browser bewaard tot het is verstuurd.',
  },
}
