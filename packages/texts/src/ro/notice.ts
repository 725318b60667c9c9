import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ro')

export const notice: NoticeTexts = {
  title: 'Confidențialitate',
  responsible: {
    title: 'Cine este responsabil',
    company: (company) => `De feedbackul pe care îl lăsați aici răspunde ${company}.`,
    address: 'Puteți contacta firma aici:',
    noAddress: 'Puteți contacta firma la sediul ei.',
    operator: (operator, company) =>
      `${operator} administrează această pagină și păstrează feedbackul în numele firmei ${company}.`,
  },
  kept: {
    title: 'Ce se păstrează',
    feedback: 'Stelele, textul, data și ora, limba paginii și, dacă ați scanat un cod QR, care a fost acela.',
    contact:
      'Numele, numărul de telefon și adresa de e-mail, doar dacă le completați, pentru ca firma să vă poată răspunde.',
  },
  readers: {
    title: 'Cine citește',
    text: (company) => `Feedbackul privat este citit de echipa ${company}. Nu se publică.`,
    google: 'Dacă lăsați o recenzie publică, o faceți pe Google, unde se aplică regulile Google.',
  },
  duration: {
    title: 'Cât timp se păstrează',
    contact: (months) =>
      plural(months, {
        one: 'Numele, numărul de telefon și adresa dvs. de e-mail se șterg după # lună.',
        few: 'Numele, numărul de telefon și adresa dvs. de e-mail se șterg după # luni.',
        other: 'Numele, numărul de telefon și adresa dvs. de e-mail se șterg după # de luni.',
      }),
    contactUnlimited:
      'Numele, numărul de telefon și adresa dvs. de e-mail se păstrează până când le ștergeți dvs. sau firma.',
    text: (months) =>
      plural(months, {
        one: 'Textul dvs. se șterge după # lună.',
        few: 'Textul dvs. se șterge după # luni.',
        other: 'Textul dvs. se șterge după # de luni.',
      }),
    textUnlimited: 'Textul dvs. se păstrează până când îl ștergeți dvs. sau firma.',
    numbers: 'Stelele și ziua rămân în statistici, fără nicio informație despre dvs.',
  },
  rights: {
    title: 'Drepturile dvs.',
    receipt:
      'După trimitere primiți un link privat. Cu el puteți oricând citi și retrage feedbackul, iar timp de 30 de zile îl puteți și modifica.',
    company: (company) =>
      `Puteți de asemenea să întrebați ce date are ${company} despre dvs. și să cereți corectarea sau ștergerea lor. Și puteți depune o plângere la o autoritate pentru protecția datelor.`,
  },
  tracking: {
    title: 'Fără urmărire',
    text: 'Aceste pagini nu folosesc cookie-uri, nu recunosc pe nimeni și nu încarcă nimic de la alte firme. Ce scrieți se păstrează în browserul dvs. până la trimitere.',
  },
}
