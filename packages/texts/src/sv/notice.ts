import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('sv')

export const notice: NoticeTexts = {
  title: 'Integritet',
  responsible: {
    title: 'Vem som ansvarar',
    company: (company) => `${company} ansvarar för den feedback du lämnar här.`,
    address: 'Du når företaget här:',
    noAddress: 'Du når företaget på plats.',
    operator: (operator, company) =>
      `${operator} driver den här sidan och lagrar feedbacken på uppdrag av ${company}.`,
  },
  kept: {
    title: 'Vad som sparas',
    feedback:
      'Dina stjärnor, din text, datum och tid, sidans språk och, om du skannade en QR-kod, vilken det var.',
    contact:
      'Ditt namn, telefonnummer och din e-postadress sparas bara om du anger dem, så att företaget kan svara dig.',
  },
  readers: {
    title: 'Vem som läser',
    text: (company) => `Privat feedback läses av teamet på ${company}. Den publiceras inte.`,
    google: 'En offentlig recension lämnar du på Google, och där gäller Googles regler.',
  },
  duration: {
    title: 'Hur länge det sparas',
    contact: (months) =>
      plural(months, {
        one: 'Ditt namn, telefonnummer och din e-postadress raderas efter # månad.',
        other: 'Ditt namn, telefonnummer och din e-postadress raderas efter # månader.',
      }),
    contactUnlimited:
      'Ditt namn, telefonnummer och din e-postadress sparas tills du eller företaget raderar dem.',
    text: (months) =>
      plural(months, {
        one: 'Din text raderas efter # månad.',
        other: 'Din text raderas efter # månader.',
      }),
    textUnlimited: 'Din text sparas tills du eller företaget raderar den.',
    numbers: 'Stjärnorna och dagen blir kvar i statistiken, utan några uppgifter om dig.',
  },
  rights: {
    title: 'Dina rättigheter',
    receipt:
      'När du har skickat får du en privat länk. Med den kan du när som helst läsa och dra tillbaka din feedback, och ändra den i 30 dagar.',
    company: (company) =>
      `Du kan också fråga ${company} vilka uppgifter som finns om dig och få dem rättade eller raderade. Du kan även klaga hos en dataskyddsmyndighet.`,
  },
  tracking: {
    title: 'Ingen spårning',
    text: 'De här sidorna använder inga kakor, känner inte igen någon och laddar ingenting från andra företag. Det du skriver sparas i din webbläsare tills det skickas.',
  },
}
