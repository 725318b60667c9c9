import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} ya no muestra las reseñas nuevas sobre ${company}`,
    line: 'No se pudieron entregar mensajes a este chat, así que se ha desactivado. Las alertas por correo no se ven afectadas.',
    name: 'Chat',
    reason: 'Motivo',
    open: 'Abrir sus integraciones',
    closing: (company, product) =>
      `Recibe este correo porque puede conectar chats para ${company} en ${product}.`,
  },
  webhook: {
    subject: (host, company) => `El webhook para ${host} se ha desactivado (${company})`,
    title: (host) => `El webhook para ${host} se ha desactivado`,
    gone: 'Respondió que ya no existe (410), así que no recibe más mensajes.',
    failing: 'Un mensaje no se pudo entregar durante más de tres días, aunque lo intentamos diez veces.',
    task: 'Lo que ocurra a partir de ahora no se envía allí. Cuando vuelva a funcionar, actívelo y envíe otra vez lo que está en su registro.',
    company: 'Empresa',
    description: 'Descripción',
    open: 'Abrir su registro',
    closing: (company, product) => `Recibe este correo porque gestiona la empresa ${company} en ${product}.`,
  },
  keys: {
    subject: (company) => `Algunas claves de API para ${company} dejarán de funcionar`,
    title: (count) =>
      plural(count, {
        one: 'Una clave de API dejará de funcionar',
        other: '# claves de API dejarán de funcionar',
      }),
    why: (company) =>
      `Quien las creó para ${company} ya no está en el equipo. Hasta entonces las claves siguen funcionando, para que nada falle de repente.`,
    task: 'Para que una clave siga activa, consérvela: desde ese momento, usted responde por ella.',
    ends: 'Termina',
    key: 'Clave de API',
    open: 'Ver las claves de API',
    closing: 'Recibe este correo por su rol de propietario.',
  },
}
