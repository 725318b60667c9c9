import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('da')

export const receipt: ReceiptTexts = {
  title: (company) => `Din feedback til ${company}`,
  sent: (at, timeZone) => `Sendt den ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Ændret den ${day(at, timeZone)}`,
  noContact: 'Der er ikke gemt kontaktoplysninger.',
  changeTitle: 'Ret din feedback',
  until: (at, timeZone) => `Du kan ændre din feedback til og med den ${day(at, timeZone)}.`,
  settled:
    'Denne feedback kan ikke længere ændres. Du kan stadig trække den tilbage eller fjerne dine kontaktoplysninger.',
  save: 'Gem ændringer',
  saved: (company) => `Dine ændringer er gemt. ${company} kan se den nye version og også det, du skrev før.`,
  changedElsewhere:
    'Din feedback er i mellemtiden blevet ændret et andet sted, så dette er ikke gemt. Ovenfor står det, der er gemt, og nedenfor det, du lige har skrevet.',
  failed: 'Intet er ændret endnu. Prøv igen.',
  removeContact: {
    title: 'Fjern kontaktoplysninger',
    text: (company) =>
      `Dit navn, dit telefonnummer og din e-mailadresse slettes. ${company} kan så kun svare dig på denne side. Din feedback bevares.`,
    submit: 'Fjern kontaktoplysninger',
    done: 'Dine kontaktoplysninger er slettet.',
  },
  withdraw: {
    title: 'Træk din feedback tilbage',
    text: 'Din tekst og dine kontaktoplysninger slettes permanent. Kun stjernerne og dagen bliver i statistikken.',
    confirm: 'Ja, slet min feedback',
    submit: 'Træk feedback tilbage',
    unconfirmed: 'Bekræft, at du vil trække din feedback tilbage.',
    done: 'Din feedback er trukket tilbage',
    doneText: 'Din tekst og dine kontaktoplysninger er slettet. Dette link virker ikke længere.',
  },
  conversation: {
    time,
    you: 'Dig',
    noAnswer: (company) => `${company} har ikke svaret endnu.`,
    sent: (company) => `Dit svar er sendt til ${company}.`,
    answer: 'Dit svar',
    placeholder: 'Skriv dit svar …',
    send: 'Send svar',
    failed: 'Dit svar er ikke sendt endnu. Prøv igen.',
    invalid: {
      blank: 'Skriv et svar.',
      tooLong: (max) =>
        plural(max, {
          one: 'Brug højst # tegn',
          other: 'Brug højst # tegn',
        }),
    },
  },
  private: 'Hold denne sides adresse for dig selv: Alle, der har den, kan læse og ændre din feedback.',
  answersOnly: (company) =>
    `Med dette link kan du læse og svare, men ikke ændre feedbacken eller trække den tilbage, fordi ${company} har indtastet e-mailadressen. Hold det for dig selv.`,
  ended: {
    title: 'Dette link gælder ikke længere',
    text: 'Tjek, at adressen er fuldstændig. Et link udløber, når din feedback trækkes tilbage eller slettes.',
  },
}
