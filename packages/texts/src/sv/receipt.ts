import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('sv')

export const receipt: ReceiptTexts = {
  title: (company) => `Din feedback till ${company}`,
  sent: (at, timeZone) => `Skickad den ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Ändrad den ${day(at, timeZone)}`,
  noContact: 'Inga kontaktuppgifter är sparade.',
  changeTitle: 'Ändra din feedback',
  until: (at, timeZone) => `Du kan ändra din feedback till och med den ${day(at, timeZone)}.`,
  settled:
    'Den här feedbacken kan inte längre ändras. Du kan fortfarande dra tillbaka den eller ta bort dina kontaktuppgifter.',
  save: 'Spara ändringar',
  saved: (company) =>
    `Dina ändringar har sparats. ${company} ser den nya versionen och även det du skrev tidigare.`,
  changedElsewhere:
    'Din feedback har under tiden ändrats någon annanstans, så det här har inte sparats. Ovanför står det som är sparat, nedanför det du just skrev.',
  failed: 'Inget har ändrats än. Försök igen.',
  removeContact: {
    title: 'Ta bort kontaktuppgifter',
    text: (company) =>
      `Ditt namn, telefonnummer och din e-postadress raderas. ${company} kan då bara svara dig på den här sidan. Din feedback finns kvar.`,
    submit: 'Ta bort kontaktuppgifter',
    done: 'Dina kontaktuppgifter har raderats.',
  },
  withdraw: {
    title: 'Dra tillbaka din feedback',
    text: 'Din text och dina kontaktuppgifter raderas för gott. Bara stjärnorna och dagen blir kvar i statistiken.',
    confirm: 'Ja, radera min feedback',
    submit: 'Dra tillbaka feedback',
    unconfirmed: 'Bekräfta att du vill dra tillbaka din feedback.',
    done: 'Din feedback har dragits tillbaka',
    doneText: 'Din text och dina kontaktuppgifter har raderats. Den här länken fungerar inte längre.',
  },
  conversation: {
    time,
    you: 'Du',
    noAnswer: (company) => `${company} har inte svarat än.`,
    sent: (company) => `Ditt svar till ${company} har skickats.`,
    answer: 'Ditt svar',
    placeholder: 'Skriv ditt svar …',
    send: 'Skicka svar',
    failed: 'Ditt svar har inte skickats än. Försök igen.',
    invalid: {
      blank: 'Skriv ett svar.',
      tooLong: (max) =>
        plural(max, {
          one: 'Använd högst # tecken',
          other: 'Använd högst # tecken',
        }),
    },
  },
  private: 'Håll sidans adress för dig själv: den som har den kan läsa och ändra din feedback.',
  answersOnly: (company) =>
    `Med den här länken kan du läsa och svara, men inte ändra feedbacken eller dra tillbaka den, eftersom ${company} har angett e-postadressen. Håll den för dig själv.`,
  ended: {
    title: 'Länken gäller inte längre',
    text: 'Kontrollera att adressen är fullständig. En länk slutar gälla när feedbacken dras tillbaka eller raderas.',
  },
}
