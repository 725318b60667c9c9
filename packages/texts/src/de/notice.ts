import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const notice: NoticeTexts = {
  title: 'Datenschutz',
  responsible: {
    title: 'Wer verantwortlich ist',
    company: (company) => `Für das Feedback, das Sie hier geben, ist ${company} verantwortlich.`,
    address: 'So erreichen Sie das Unternehmen:',
    noAddress: 'Sie erreichen das Unternehmen vor Ort.',
    operator: (operator, company) =>
      `${operator} betreibt diese Seite und speichert das Feedback im Auftrag von ${company}.`,
  },
  kept: {
    title: 'Was gespeichert wird',
    feedback:
      'Ihre Sterne, Ihr Text, Datum und Uhrzeit, die Sprache der Seite und, falls Sie einen QR-Code gescannt haben, welcher es war.',
    contact:
      'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse nur, wenn Sie sie angeben, damit das Unternehmen Ihnen antworten kann.',
  },
  readers: {
    title: 'Wer es liest',
    text: (company) => `Privates Feedback liest das Team von ${company}. Es wird nicht veröffentlicht.`,
    google: 'Eine öffentliche Bewertung geben Sie bei Google ab. Dort gelten die Regeln von Google.',
  },
  duration: {
    title: 'Wie lange es gespeichert wird',
    contact: (months) =>
      plural(months, {
        one: 'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse werden nach # Monat gelöscht.',
        other: 'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse werden nach # Monaten gelöscht.',
      }),
    contactUnlimited:
      'Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse bleiben gespeichert, bis Sie oder das Unternehmen sie löschen.',
    text: (months) =>
      plural(months, {
        one: 'Ihr Text wird nach # Monat gelöscht.',
        other: 'Ihr Text wird nach # Monaten gelöscht.',
      }),
    textUnlimited: 'Ihr Text bleibt gespeichert, bis Sie oder das Unternehmen ihn löschen.',
    numbers: 'Die Sterne und der Tag bleiben in der Statistik, ohne Angaben über Sie.',
  },
  rights: {
    title: 'Ihre Rechte',
    receipt:
      'Nach dem Senden erhalten Sie einen privaten Link. Damit können Sie Ihr Feedback jederzeit lesen und zurückziehen und 30 Tage lang ändern.',
    company: (company) =>
      `Sie können ${company} auch fragen, was dort über Sie gespeichert ist, und es berichtigen oder löschen lassen. Außerdem können Sie sich bei einer Datenschutzbehörde beschweren.`,
  },
  tracking: {
    title: 'Kein Tracking',
    text: 'Diese Seiten setzen keine Cookies, erkennen niemanden wieder und laden nichts von anderen Unternehmen. Was Sie eingeben, bleibt in Ihrem Browser, bis es gesendet ist.',
  },
}
