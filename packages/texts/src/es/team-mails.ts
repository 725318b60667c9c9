import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `Invitación para ${company} en ${product}`,
    subjectNew: (company, product) => `Elija su contraseña para ${company} en ${product}`,
    title: (company) => `Tiene una invitación para ${company}`,
    why: (company) =>
      `Tiene una invitación al equipo de la empresa ${company}, para ver lo que dicen sus clientes.`,
    whyBy: (company, inviter) =>
      `${inviter} le invita al equipo de la empresa ${company}, para ver lo que dicen sus clientes.`,
    answer: 'Siga el enlace para aceptarla o rechazarla. Sirve una sola vez, durante 24 horas.',
    setUp: 'Elija una contraseña para empezar. El enlace sirve una sola vez, durante 24 horas.',
    role: 'Su rol',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Abrir la invitación',
    setUpPassword: 'Elegir contraseña',
    closing: 'Si no esperaba esta invitación, puede ignorar este correo.',
  },
  view: {
    startedSubject: (company, product) => `${product} está viendo el panel de la empresa ${company}`,
    startedTitle: (product) => `${product} está viendo su panel`,
    started: (company, product, minutes) =>
      `Un operador de la plataforma ${product} ha abierto el panel de la empresa ${company} durante un máximo de ${number(minutes)} minutos.`,
    limits: 'Puede leerlo, pero no cambiar nada, y no ve los datos de contacto de sus clientes.',
    endedSubject: (company, product) => `${product} ya no está viendo el panel de la empresa ${company}`,
    endedTitle: (product) => `${product} ya no está viendo su panel`,
    ended: (company, product) =>
      `El operador de la plataforma ${product} ya no tiene abierto el panel de la empresa ${company}.`,
    reason: 'Motivo',
    startedAt: 'Inicio',
    endsBy: 'Termina a más tardar',
    endedAt: 'Fin',
    open: 'Abrir su panel',
    closing:
      'Recibe este correo por su rol de propietario. Los propietarios pueden desactivar estos correos en el panel.',
  },
}
