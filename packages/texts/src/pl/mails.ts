import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('pl')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `Firma ${company} odpowiedziała na Twoją opinię`,
    answer: (company) => `Odpowiedz firmie ${company} na swojej prywatnej stronie:`,
    wrote: (at, timeZone) => `Twoja wiadomość z ${day(at, timeZone)} r.:`,
    why: (company) => `Otrzymujesz ten e-mail, ponieważ do opinii dla firmy ${company} dołączono Twój adres.`,
    end: (company) => `Rezygnacja z e-maili od firmy ${company}:`,
  },
  receipt: {
    link: 'Przeczytaj, zmień lub wycofaj swoją opinię:',
    why: (company) =>
      `Otrzymujesz ten e-mail, ponieważ wybrano jego wysłanie przy opinii dla firmy ${company}.`,
  },
  secret: 'Nie przekazuj linku dalej: każdy, kto go ma, może przeczytać i zmienić Twoją opinię.',
  unsubscribe: {
    stop: (company) => `Zrezygnować z e-maili od firmy ${company} w sprawie Twojej opinii?`,
    stopText: 'Dotyczy to tylko tych e-maili i możesz to tutaj cofnąć.',
    unsubscribe: 'Zrezygnuj',
    stopped: (company) => `Nie będziesz już otrzymywać e-maili od firmy ${company} w sprawie swojej opinii`,
    stoppedText: 'Pozostałe e-maile będą przychodzić jak dotąd.',
    undo: 'Cofnij',
    resumed: (company) => `Znów otrzymujesz e-maile od firmy ${company} w sprawie swojej opinii`,
    resumedText: 'Poza tym nic się nie zmieniło.',
    unknown: 'Ten link już nie działa',
    unknownText: 'Nie otrzymujesz już tych e-maili albo link jest niekompletny.',
  },
}
