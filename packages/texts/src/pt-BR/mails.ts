import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('pt-BR')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} respondeu ao seu feedback`,
    answer: (company) => `Escreva sua resposta para ${company} na sua página privada:`,
    wrote: (at, timeZone) => `Em ${day(at, timeZone)}, você escreveu:`,
    why: (company) =>
      `Você recebe este e-mail porque deixou seu endereço junto com o feedback para ${company}.`,
    end: (company) => `Parar de receber os e-mails que ${company} envia:`,
  },
  receipt: {
    link: 'Ler, alterar ou retirar seu feedback:',
    why: (company) => `Você recebe este e-mail porque o pediu ao enviar o feedback para ${company}.`,
  },
  secret: 'Não compartilhe o link: quem o tiver pode ler e alterar seu feedback.',
  unsubscribe: {
    stop: (company) => `Parar de receber os e-mails que ${company} envia sobre seu feedback?`,
    stopText: 'Isso vale só para esses e-mails, e você pode desfazer aqui.',
    unsubscribe: 'Cancelar inscrição',
    stopped: (company) => `${company} não envia mais e-mails para você sobre seu feedback`,
    stoppedText: 'Todos os outros e-mails continuam como antes.',
    undo: 'Desfazer',
    resumed: (company) => `${company} voltou a enviar e-mails para você sobre seu feedback`,
    resumedText: 'Nada mais mudou.',
    unknown: 'Este link não funciona mais',
    unknownText: 'Você não recebe mais esses e-mails ou o link está incompleto.',
  },
}
