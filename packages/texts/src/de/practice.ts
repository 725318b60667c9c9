import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const practice: PracticeTexts = {
  title: 'Wie hier um Bewertungen gebeten wird',
  link: 'Wie um Bewertungen gebeten wird',
  asked: {
    ways: (company) =>
      `Wer die Seite von ${company} öffnet, wählt zwischen einer öffentlichen Bewertung bei Google und privatem Feedback. Beide Wege stehen gleichwertig nebeneinander, bevor jemand Sterne vergibt.`,
    same: 'Danach sehen alle dieselbe Seite, gleich wie viele Sterne sie vergeben haben, und der öffentliche Weg bleibt offen.',
    linked: (company) => `Der öffentliche Weg führt zum Google-Eintrag von ${company}.`,
    searched: (company) => `Der öffentliche Weg führt zu einer Google-Suche nach ${company}.`,
    standard: 'Begrüßung und Dank sind bei allen Unternehmen gleich.',
    own: (company) =>
      `Begrüßung oder Dank hat ${company} selbst formuliert. Texte, die um bestimmte Sterne bitten oder etwas für eine Bewertung bieten, werden abgelehnt.`,
  },
  writers: {
    title: 'Wer schreiben kann',
    anyone: 'Alle, die einen QR-Code scannen oder den Link öffnen, ohne Anmeldung.',
    unchecked: 'Ob jemand Kunde war, wird nicht geprüft.',
    nothing: 'Für eine Bewertung wird nichts geboten, und um eine bestimmte wird nicht gebeten.',
  },
  month: {
    title: 'Im letzten Monat',
    offered: (count) =>
      plural(count, {
        one: 'Beide Wege wurden # Mal angeboten.',
        other: 'Beide Wege wurden # Mal angeboten.',
      }),
    google: (count) =>
      plural(count, {
        one: '# Mal wurde Google gewählt.',
        other: '# Mal wurde Google gewählt.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Privates Feedback wurde # Mal gegeben.',
        other: 'Privates Feedback wurde # Mal gegeben.',
      }),
    none: 'Niemand hat die Seite geöffnet.',
  },
}
