import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const practice: PracticeTexts = {
  title: 'Come si chiedono qui le recensioni',
  link: 'Come si chiedono le recensioni',
  asked: {
    ways: (company) =>
      `Chi apre la pagina di ${company} sceglie tra una recensione pubblica su Google e un feedback privato. Le due possibilità stanno una accanto all’altra, con lo stesso peso, prima di qualsiasi voto.`,
    same: 'La pagina che segue è la stessa con qualsiasi numero di stelle, e la possibilità pubblica resta aperta.',
    linked: (company) => `La possibilità pubblica porta alla scheda Google di ${company}.`,
    searched: (company) => `La possibilità pubblica porta a una ricerca di ${company} su Google.`,
    standard: 'Il saluto e il ringraziamento sono uguali per tutte le aziende.',
    own: (company) =>
      `Il saluto o il ringraziamento è scritto da ${company}. I testi che chiedono un certo numero di stelle o offrono qualcosa per una recensione vengono rifiutati.`,
  },
  writers: {
    title: 'Chi può scrivere',
    anyone: 'Chiunque inquadri un codice QR o apra il link, senza accedere.',
    unchecked: 'Non si verifica se la persona sia stata cliente.',
    nothing: 'Non si offre nulla per una recensione e non se ne chiede una in particolare.',
  },
  month: {
    title: 'Nel mese scorso',
    offered: (count) =>
      plural(count, {
        one: 'Le due possibilità sono state offerte # volta.',
        other: 'Le due possibilità sono state offerte # volte.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google è stato scelto # volta.',
        other: 'Google è stato scelto # volte.',
      }),
    private: (count) =>
      plural(count, {
        one: 'È stato lasciato # feedback privato.',
        other: 'Sono stati lasciati # feedback privati.',
      }),
    none: 'Nessuno ha aperto la pagina.',
  },
}
