import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#ro/ui.ts'

const { plural } = formats('ro')

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

  ui,

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
