import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('da')

export const notice: NoticeTexts = {
  title: 'Privatliv',
  responsible: {
    title: 'Hvem der har ansvaret',
    company: (company) => `${company} er ansvarlig for den feedback, du giver her.`,
    address: 'Du kan kontakte virksomheden her:',
    noAddress: 'Du kan henvende dig til virksomheden på stedet.',
    operator: (operator, company) =>
      `${operator} driver denne side og opbevarer din feedback på vegne af ${company}.`,
  },
  kept: {
    title: 'Hvad der gemmes',
    feedback:
      'Dine stjerner, din tekst, dato og klokkeslæt, sidens sprog og, hvis du scannede en QR-kode, hvilken det var.',
    contact:
      'Dit navn, dit telefonnummer og din e-mailadresse gemmes kun, hvis du oplyser dem, så virksomheden kan svare dig.',
  },
  readers: {
    title: 'Hvem der læser det',
    text: (company) => `Privat feedback læses af teamet hos ${company}. Den offentliggøres ikke.`,
    google: 'En offentlig anmeldelse skriver du på Google, og dér gælder Googles regler.',
  },
  duration: {
    title: 'Hvor længe det gemmes',
    contact: (months) =>
      plural(months, {
        one: 'Dit navn, dit telefonnummer og din e-mailadresse slettes efter # måned.',
        other: 'Dit navn, dit telefonnummer og din e-mailadresse slettes efter # måneder.',
      }),
    contactUnlimited:
      'Dit navn, dit telefonnummer og din e-mailadresse gemmes, indtil du eller virksomheden sletter dem.',
    text: (months) =>
      plural(months, {
        one: 'Din tekst slettes efter # måned.',
        other: 'Din tekst slettes efter # måneder.',
      }),
    textUnlimited: 'Din tekst gemmes, indtil du eller virksomheden sletter den.',
    numbers: 'Stjernerne og dagen bliver i statistikken uden oplysninger om dig.',
  },
  rights: {
    title: 'Dine rettigheder',
    receipt:
      'Når du har sendt, får du et privat link. Med det kan du til enhver tid læse din feedback og trække den tilbage, og du kan ændre den i 30 dage.',
    company: (company) =>
      `Du kan også spørge ${company}, hvilke oplysninger de har om dig, og få dem rettet eller slettet. Og du kan klage til en databeskyttelsesmyndighed.`,
  },
  tracking: {
    title: 'Ingen sporing',
    text: 'Disse sider bruger ikke cookies, genkender ingen og henter intet fra andre virksomheder. Det, du skriver, gemmes i din browser, indtil det sendes.',
  },
}
