import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ro')

export const practice: PracticeTexts = {
  title: 'Cum se cer aici recenziile',
  link: 'Cum se cer recenziile',
  asked: {
    ways: (company) =>
      `Oricine deschide pagina firmei ${company} alege între o recenzie publică pe Google și un feedback privat. Cele două variante stau alături, cu aceeași importanță, înainte de orice notă.`,
    same: 'Pagina următoare este aceeași la orice număr de stele, iar varianta publică rămâne deschisă.',
    linked: (company) => `Varianta publică duce la pagina ${company} de pe Google.`,
    searched: (company) => `Varianta publică duce la o căutare ${company} pe Google.`,
    standard: 'Salutul și mulțumirea sunt aceleași pentru toate firmele.',
    own: (company) =>
      `Salutul sau mulțumirea este scrisă de ${company}. Textele care cer anumite stele sau oferă ceva pentru o recenzie sunt refuzate.`,
  },
  writers: {
    title: 'Cine poate scrie',
    anyone: 'Oricine scanează un cod QR sau deschide linkul, fără autentificare.',
    unchecked: 'Nu se verifică dacă persoana a fost client.',
    nothing: 'Pentru o recenzie nu se oferă nimic și nu se cere una anume.',
  },
  month: {
    title: 'Luna trecută',
    offered: (count) =>
      plural(count, {
        one: 'Cele două variante au fost oferite o dată.',
        few: 'Cele două variante au fost oferite de # ori.',
        other: 'Cele două variante au fost oferite de # de ori.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google a fost ales o dată.',
        few: 'Google a fost ales de # ori.',
        other: 'Google a fost ales de # de ori.',
      }),
    private: (count) =>
      plural(count, {
        one: 'S-a lăsat # feedback privat.',
        few: 'S-au lăsat # feedbackuri private.',
        other: 'S-au lăsat # de feedbackuri private.',
      }),
    none: 'Nimeni nu a deschis pagina.',
  },
}
