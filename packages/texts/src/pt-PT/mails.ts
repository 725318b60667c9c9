import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('pt-PT')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} respondeu ao seu comentário`,
    answer: (company) => `Escreva a sua resposta para ${company} na sua página privada:`,
    wrote: (at, timeZone) => `A ${day(at, timeZone)}, escreveu:`,
    why: (company) => `Recebe este e-mail porque deixou o seu endereço com o comentário para ${company}.`,
    end: (company) => `Deixar de receber os e-mails que ${company} envia:`,
  },
  receipt: {
    link: 'Ler, alterar ou retirar o seu comentário:',
    why: (company) => `Recebe este e-mail porque o pediu ao enviar o comentário para ${company}.`,
  },
  secret: 'Não partilhe o link: quem o tiver pode ler e alterar o seu comentário.',
  unsubscribe: {
    stop: (company) => `Deixar de receber os e-mails que ${company} envia sobre o seu comentário?`,
    stopText: 'Isto aplica-se só a estes e-mails e pode ser anulado aqui.',
    unsubscribe: 'Cancelar subscrição',
    stopped: (company) => `${company} já não lhe envia e-mails sobre o seu comentário`,
    stoppedText: 'Todos os outros e-mails continuam como antes.',
    undo: 'Anular',
    resumed: (company) => `${company} volta a enviar-lhe e-mails sobre o seu comentário`,
    resumedText: 'Nada mais mudou.',
    unknown: 'Este link já não funciona',
    unknownText: 'Já não recebe estes e-mails ou o link está incompleto.',
  },
}
