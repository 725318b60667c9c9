import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('es')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} ha respondido a sus comentarios`,
    answer: (company) => `Escriba su respuesta para ${company} en su página privada:`,
    wrote: (at, timeZone) => `El ${day(at, timeZone)}, usted escribió:`,
    why: (company) =>
      `Recibe este correo porque dejó su dirección junto con sus comentarios para ${company}.`,
    end: (company) => `No recibir más correos enviados por ${company}:`,
  },
  receipt: {
    link: 'Leer, cambiar o retirar sus comentarios:',
    why: (company) => `Recibe este correo porque lo pidió al enviar sus comentarios para ${company}.`,
  },
  secret: 'No comparta el enlace: quien lo tenga puede leer y cambiar sus comentarios.',
  unsubscribe: {
    stop: (company) => `¿Dejar de recibir correos enviados por ${company} sobre sus comentarios?`,
    stopText: 'Esto solo afecta a estos correos y puede deshacerlo aquí.',
    unsubscribe: 'Cancelar suscripción',
    stopped: (company) => `${company} ya no le envía correos sobre sus comentarios`,
    stoppedText: 'Los demás correos siguen como antes.',
    undo: 'Deshacer',
    resumed: (company) => `${company} vuelve a enviarle correos sobre sus comentarios`,
    resumedText: 'No ha cambiado nada más.',
    unknown: 'Este enlace ya no funciona',
    unknownText: 'Ya no recibe estos correos o el enlace está incompleto.',
  },
}
