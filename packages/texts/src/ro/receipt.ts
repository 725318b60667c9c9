import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('ro')

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
  answersOnly: (company) =>
    `Cu acest link puteți citi și răspunde, dar nu puteți modifica sau retrage feedbackul, deoarece adresa de e-mail a fost introdusă de ${company}. Vă rugăm să nu îl dați nimănui.`,
  ended: {
    title: 'Acest link nu mai este valabil',
    text: 'Verificați dacă adresa este completă. Un link nu mai funcționează după ce feedbackul este retras sau șters.',
  },
}
