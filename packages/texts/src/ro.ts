import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('ro')

export const pages: PageTexts = {
  loading: 'Se încarcă…',
  noScript: 'Această pagină are nevoie de JavaScript. Vă rugăm să îl activați și să reîncărcați pagina.',
  back: 'Înapoi',

  language: {
    label: 'Limba',
    change: 'Schimbați limba',
  },

  titles: {
    choice: (company) => `Cum a fost experiența dvs.? · ${company}`,
    rating: (company) => `Evaluați experiența dvs. · ${company}`,
    feedback: (company) => `Feedbackul dvs. · ${company}`,
    thankYou: (company) => `Vă mulțumim · ${company}`,
    companyNotFound: 'Firma nu a fost găsită',
    notFound: 'Pagina nu a fost găsită',
    paused: 'Această pagină este în pauză',
    problem: 'Pagina nu a putut fi încărcată',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# stea', few: '# stele', other: '# de stele' }),
    outOfStars: (rating) => `${number(rating)} din 5 stele`,
    optional: 'Opțional',
    choice: {
      title: 'Cum a fost experiența dvs.?',
      subtitle: 'Apreciem feedbackul dvs.',
      publicReview: 'Lăsați o recenzie publică',
      privateFeedback: 'Trimiteți feedback privat',
      note: 'Recenziile publice apar pe Google. Feedbackul privat este confidențial și ne ajută să devenim mai buni.',
    },
  },

  rating: {
    title: 'Evaluați experiența dvs.',
    subtitle: 'Feedbackul dvs. este confidențial și ne ajută să devenim mai buni',
    stars: 'Alegeți o evaluare',
  },

  feedback: {
    loved: 'Spuneți-ne ce v-a plăcut!',
    improve: 'Ajutați-ne să devenim mai buni',
    rating: 'Evaluarea dvs.',
    text: 'Feedbackul dvs.',
    placeholder: 'Scrieți-ne impresiile…',
    confidential: 'Feedbackul dvs. este confidențial',
    contact: 'Date de contact',
    optional: 'opțional',
    contactReason: 'Pentru ca firma să vă poată răspunde',
    name: 'Nume',
    phone: 'Număr de telefon',
    email: 'E-mail',
    mailReceipt: 'Trimiteți-mi linkul privat către feedbackul meu',
    submit: 'Trimiteți feedbackul',
    submitting: 'Se trimite…',
    honeypot: 'Lăsați acest câmp gol',
    tooLong: (over) =>
      plural(over, {
        one: 'Scurtați feedbackul cu # caracter',
        few: 'Scurtați feedbackul cu # caractere',
        other: 'Scurtați feedbackul cu # de caractere',
      }),
    offline:
      'Sunteți offline. Feedbackul dvs. este păstrat aici și va fi trimis imediat ce revine conexiunea.',
    errorTitle: 'Eroare',
    failed: 'Feedbackul nu a fost trimis. Vă rugăm să încercați din nou.',
    requiredTitle: 'Feedbackul este necesar',
    invalid: {
      feedback: 'Spuneți-ne ce putem îmbunătăți.',
      rating: 'Alegeți între 1 și 5 stele',
      contactEmail: 'Introduceți o adresă de e-mail validă',
      tooLong: (max) =>
        plural(max, {
          one: 'Folosiți cel mult # caracter',
          few: 'Folosiți cel mult # caractere',
          other: 'Folosiți cel mult # de caractere',
        }),
      unreadable: 'Ștergeți caracterul ilizibil',
    },
  },

  thankYou: {
    title: 'Vă mulțumim pentru feedback!',
    text: 'Îl vom citi și ne vom strădui să devenim mai buni.',
    home: 'Înapoi la început',
    publicReview: 'Lăsați o recenzie publică',
    receipt: 'Păstrați acest link pentru a citi, modifica sau retrage feedbackul dvs.',
    open: 'Deschideți feedbackul meu',
    copy: 'Copiați linkul',
    copied: 'Copiat',
  },

  privacy: 'Confidențialitate',

  companyNotFound: {
    title: 'Firma nu a fost găsită',
    text: 'Pagina de recenzii pe care o căutați nu există.',
    hint: 'Verificați adresa, scanați din nou codul sau cereți personalului codul actual.',
    home: 'Mergeți la pagina principală',
  },

  problem: {
    title: 'Pagina nu a putut fi încărcată',
    text: 'Verificați conexiunea și încercați din nou.',
    retry: 'Încercați din nou',
    noConnection: 'Conexiunea a eșuat. Verificați dacă sunteți online.',
  },

  paused: {
    title: 'Această pagină este în pauză.',
    text: 'Vă mulțumim pentru vizită. Vă rugăm să reveniți mai târziu.',
  },

  notFound: {
    title: 'Pagina nu a fost găsită',
    text: 'La această adresă nu există nimic. Poate că pagina a fost mutată sau adresa este scrisă greșit.',
    home: 'Mergeți la pagina principală',
  },

  errors: {
    looks_automatic: 'Feedbackul dvs. nu a fost trimis încă. Vă rugăm să apăsați din nou butonul.',
    bad_request: 'Cererea nu a putut fi înțeleasă.',
    unknown_origin:
      'Această pagină nu poate trimite cererea. Deschideți-o la propria adresă și încercați din nou.',
    company_not_found: 'Firma nu a fost găsită.',
    company_suspended:
      'Această pagină este în pauză, așa că feedbackul dvs. nu a fost trimis. Este păstrat aici. Vă rugăm să încercați mai târziu.',
    request_timeout: 'A durat prea mult. Vă rugăm să încercați din nou.',
    review_settled:
      'Feedbackul dvs. anterior este mai vechi de o oră și nu mai poate fi modificat. Apăsați din nou butonul pentru a-l trimite pe acesta ca feedback nou.',
    body_too_large: 'Mesajul este prea mare.',
    too_many_requests: 'Prea multe încercări. Încercați din nou peste câteva momente.',
    internal_error: 'Ceva nu a funcționat. Vă rugăm să încercați din nou.',
    overloaded: 'Serviciul este ocupat. Încercați din nou peste câteva momente.',
    stopping: 'Serviciul repornește. Încercați din nou peste câteva momente.',
    unavailable: 'Serviciul nu este disponibil acum. Încercați din nou peste câteva momente.',
  },

  notifications: {
    region: 'Notificări (F8)',
    close: 'Închideți',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `Feedbackul dvs. pentru ${company}`,
  sent: (at, timeZone) => `Trimis pe ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Modificat pe ${day(at, timeZone)}`,
  noContact: 'Nu sunt păstrate date de contact.',
  changeTitle: 'Modificați feedbackul',
  until: (at, timeZone) => `Puteți modifica feedbackul până pe ${day(at, timeZone)} inclusiv.`,
  settled:
    'Acest feedback nu mai poate fi modificat. Îl puteți în continuare retrage sau vă puteți șterge datele de contact.',
  save: 'Salvați modificările',
  saved: (company) =>
    `Modificările au fost salvate. ${company} vede versiunea nouă, dar și ce ați scris înainte.`,
  changedElsewhere:
    'Între timp, feedbackul dvs. a fost modificat în altă parte, așa că acest text nu a fost salvat. Mai sus este textul salvat, mai jos ce tocmai ați scris.',
  failed: 'Nu s-a modificat încă nimic. Vă rugăm să încercați din nou.',
  removeContact: {
    title: 'Ștergeți datele de contact',
    text: (company) =>
      `Numele, numărul de telefon și adresa dvs. de e-mail se șterg. ${company} vă va mai putea răspunde doar pe această pagină. Feedbackul rămâne.`,
    submit: 'Ștergeți datele de contact',
    done: 'Datele dvs. de contact au fost șterse.',
  },
  withdraw: {
    title: 'Retrageți feedbackul',
    text: 'Textul și datele dvs. de contact se șterg definitiv. În statistici rămân doar stelele și ziua.',
    confirm: 'Da, ștergeți feedbackul meu',
    submit: 'Retrageți feedbackul',
    unconfirmed: 'Confirmați că doriți să retrageți feedbackul.',
    done: 'Feedbackul dvs. a fost retras',
    doneText: 'Textul și datele dvs. de contact au fost șterse. Acest link nu mai funcționează.',
  },
  conversation: {
    time,
    you: 'Dvs.',
    noAnswer: (company) => `${company} nu a răspuns încă.`,
    sent: (company) => `Răspunsul dvs. către ${company} a fost trimis.`,
    answer: 'Răspunsul dvs.',
    placeholder: 'Scrieți răspunsul…',
    send: 'Trimiteți răspunsul',
    failed: 'Răspunsul dvs. nu a fost trimis încă. Vă rugăm să încercați din nou.',
    invalid: {
      blank: 'Scrieți un răspuns.',
      tooLong: (max) =>
        plural(max, {
          one: 'Folosiți cel mult # caracter',
          few: 'Folosiți cel mult # caractere',
          other: 'Folosiți cel mult # de caractere',
        }),
    },
  },
  private:
    'Vă rugăm să nu dați nimănui adresa acestei pagini: oricine o are poate citi și modifica feedbackul dvs.',
  ended: {
    title: 'Acest link nu mai este valabil',
    text: 'Verificați dacă adresa este completă. Un link nu mai funcționează după ce feedbackul este retras sau șters.',
  },
}

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

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} a răspuns la feedbackul dvs.`,
    answer: (company) => `Răspundeți firmei ${company} pe pagina dvs. privată:`,
    wrote: (at, timeZone) => `Pe ${day(at, timeZone)} ați scris:`,
    why: (company) =>
      `Primiți acest e-mail deoarece v-ați lăsat adresa împreună cu feedbackul pentru ${company}.`,
    end: (company) => `Nu mai doresc e-mailuri de la ${company}:`,
  },
  receipt: {
    link: 'Citiți, modificați sau retrageți feedbackul:',
    why: (company) =>
      `Primiți acest e-mail deoarece l-ați cerut când ați trimis feedbackul pentru ${company}.`,
  },
  secret: 'Vă rugăm să nu dați linkul mai departe: oricine îl are poate citi și modifica feedbackul dvs.',
  unsubscribe: {
    stop: (company) => `Opriți e-mailurile de la ${company} despre feedbackul dvs.?`,
    stopText: 'Se opresc doar aceste e-mailuri și puteți reveni asupra deciziei aici.',
    unsubscribe: 'Dezabonați-vă',
    stopped: (company) => `Nu mai primiți e-mailuri de la ${company} despre feedbackul dvs.`,
    stoppedText: 'Toate celelalte e-mailuri continuă ca înainte.',
    undo: 'Anulați',
    resumed: (company) => `Primiți din nou e-mailuri de la ${company} despre feedbackul dvs.`,
    resumedText: 'Nimic altceva nu s-a schimbat.',
    unknown: 'Acest link nu mai funcționează',
    unknownText: 'Nu mai primiți aceste e-mailuri sau linkul este incomplet.',
  },
}

export const prints: PrintTexts = {
  question: ['Cum a fost', 'vizita dvs.?'],
  ask: 'Spuneți-ne.',
  instruction: 'Scanați cu camera telefonului',
}
