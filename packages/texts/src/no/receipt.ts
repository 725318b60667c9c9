import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('no')

export const receipt: ReceiptTexts = {
  title: (company) => `Din tilbakemelding til ${company}`,
  sent: (at, timeZone) => `Sendt ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Endret ${day(at, timeZone)}`,
  noContact: 'Ingen kontaktinformasjon er lagret.',
  changeTitle: 'Endre tilbakemeldingen',
  until: (at, timeZone) => `Du kan endre tilbakemeldingen til og med ${day(at, timeZone)}.`,
  settled:
    'Denne tilbakemeldingen kan ikke lenger endres. Du kan fortsatt trekke den eller fjerne kontaktinformasjonen din.',
  save: 'Lagre endringer',
  saved: (company) =>
    `Endringene er lagret. ${company} ser den nye versjonen og også det du skrev tidligere.`,
  changedElsewhere:
    'Tilbakemeldingen er i mellomtiden endret et annet sted, så dette er ikke lagret. Over ser du det som er lagret, under det du nettopp har skrevet.',
  failed: 'Ingenting er endret ennå. Prøv igjen.',
  removeContact: {
    title: 'Fjern kontaktinformasjon',
    text: (company) =>
      `Navnet, telefonnummeret og e-postadressen din blir slettet. ${company} kan da bare svare deg på denne siden. Tilbakemeldingen blir værende.`,
    submit: 'Fjern kontaktinformasjon',
    done: 'Kontaktinformasjonen din er slettet.',
  },
  withdraw: {
    title: 'Trekk tilbakemeldingen',
    text: 'Teksten og kontaktinformasjonen din blir slettet for godt. Bare stjernene og dagen blir stående i statistikken.',
    confirm: 'Ja, slett tilbakemeldingen min',
    submit: 'Trekk tilbakemeldingen',
    unconfirmed: 'Bekreft at du vil trekke tilbakemeldingen.',
    done: 'Tilbakemeldingen er trukket',
    doneText: 'Teksten og kontaktinformasjonen din er slettet. Denne lenken virker ikke lenger.',
  },
  conversation: {
    time,
    you: 'Du',
    noAnswer: (company) => `${company} har ikke svart ennå.`,
    sent: (company) => `Svaret ditt er sendt til ${company}.`,
    answer: 'Ditt svar',
    placeholder: 'Skriv svaret ditt …',
    send: 'Send svar',
    failed: 'Svaret er ikke sendt ennå. Prøv igjen.',
    invalid: {
      blank: 'Skriv et svar.',
      tooLong: (max) =>
        plural(max, {
          one: 'Bruk høyst # tegn',
          other: 'Bruk høyst # tegn',
        }),
    },
  },
  private:
    'Hold adressen til denne siden for deg selv: Alle som har den, kan lese og endre tilbakemeldingen din.',
  answersOnly: (company) =>
    `Med denne lenken kan du lese og svare, men ikke endre tilbakemeldingen eller trekke den tilbake, fordi ${company} har skrevet inn e-postadressen. Hold den for deg selv.`,
  ended: {
    title: 'Denne lenken er ikke lenger gyldig',
    text: 'Sjekk at adressen er fullstendig. En lenke slutter å virke når tilbakemeldingen trekkes eller slettes.',
  },
}
