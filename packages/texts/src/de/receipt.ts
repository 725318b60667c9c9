import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('de')

export const receipt: ReceiptTexts = {
  title: (company) => `Ihr Feedback an ${company}`,
  sent: (at, timeZone) => `Gesendet am ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Geändert am ${day(at, timeZone)}`,
  noContact: 'Es sind keine Kontaktdaten gespeichert.',
  changeTitle: 'Feedback ändern',
  until: (at, timeZone) => `Sie können Ihr Feedback bis zum ${day(at, timeZone)} ändern.`,
  settled:
    'Dieses Feedback lässt sich nicht mehr ändern. Sie können es weiterhin zurückziehen oder Ihre Kontaktdaten entfernen.',
  save: 'Änderungen speichern',
  saved: (company) =>
    `Ihre Änderungen wurden gespeichert. ${company} sieht die neue Fassung und auch, was Sie vorher geschrieben haben.`,
  changedElsewhere:
    'Ihr Feedback wurde inzwischen an anderer Stelle geändert, deshalb wurde dies nicht gespeichert. Oben steht, was gespeichert ist, unten, was Sie gerade geschrieben haben.',
  failed: 'Es wurde noch nichts geändert. Bitte versuchen Sie es erneut.',
  removeContact: {
    title: 'Kontaktdaten entfernen',
    text: (company) =>
      `Ihr Name, Ihre Telefonnummer und Ihre E-Mail-Adresse werden gelöscht. ${company} kann Ihnen dann nur noch auf dieser Seite antworten. Ihr Feedback bleibt erhalten.`,
    submit: 'Kontaktdaten entfernen',
    done: 'Ihre Kontaktdaten wurden gelöscht.',
  },
  withdraw: {
    title: 'Feedback zurückziehen',
    text: 'Ihr Text und Ihre Kontaktdaten werden endgültig gelöscht. Nur die Sterne und der Tag bleiben in der Statistik.',
    confirm: 'Ja, mein Feedback löschen',
    submit: 'Feedback zurückziehen',
    unconfirmed: 'Bitte bestätigen Sie, dass Sie Ihr Feedback zurückziehen möchten.',
    done: 'Ihr Feedback wurde zurückgezogen',
    doneText: 'Ihr Text und Ihre Kontaktdaten wurden gelöscht. Dieser Link funktioniert nicht mehr.',
  },
  conversation: {
    time,
    you: 'Sie',
    noAnswer: (company) => `${company} hat noch nicht geantwortet.`,
    sent: (company) => `Ihre Antwort wurde an ${company} gesendet.`,
    answer: 'Ihre Antwort',
    placeholder: 'Schreiben Sie Ihre Antwort …',
    send: 'Antwort senden',
    failed: 'Ihre Antwort wurde noch nicht gesendet. Bitte versuchen Sie es erneut.',
    invalid: {
      blank: 'Bitte schreiben Sie eine Antwort.',
      tooLong: (max) =>
        plural(max, {
          one: 'Bitte verwenden Sie höchstens # Zeichen',
          other: 'Bitte verwenden Sie höchstens # Zeichen',
        }),
    },
  },
  private:
    'Bitte behalten Sie die Adresse dieser Seite für sich: Wer sie hat, kann Ihr Feedback lesen und ändern.',
  answersOnly: (company) =>
    `Mit diesem Link können Sie lesen und antworten, das Feedback aber weder ändern noch zurückziehen, weil ${company} die E-Mail-Adresse eingegeben hat. Bitte behalten Sie ihn für sich.`,
  ended: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Bitte prüfen Sie, ob die Adresse vollständig ist. Ein Link endet, sobald das Feedback zurückgezogen oder gelöscht ist.',
  },
}
