import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `${number(rating)} de 5 estrellas`,
  newReview: (company, rating) => `Nueva reseña sobre ${company}: ${number(rating)} de 5 estrellas`,
  newReviews: (company, count) => `${number(count)} reseñas nuevas sobre ${company}`,
  assigned: (company) => `Se le ha asignado una reseña sobre ${company}`,
  assignedSeveral: (company, count) => `Se le han asignado ${number(count)} reseñas sobre ${company}`,
  mentioned: (company) => `Se le menciona en una nota a una reseña sobre ${company}`,
  answered: (company) => `Un cliente ha contestado a la empresa ${company}`,
  more: (shown, more) =>
    plural(more, {
      one: `Aquí están las primeras ${number(shown)}; # más está en su panel.`,
      other: `Aquí están las primeras ${number(shown)}; # más están en su panel.`,
    }),
  note: 'Nota',
  noteBy: (name) => `Nota de ${name}`,
  reply: 'Lo que contestó el cliente',
  facts: {
    received: 'Recibida',
    location: 'Local',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
  open: 'Abrir la reseña',
  openThis: 'Abrir esta reseña',
  openAll: 'Abrir todas las reseñas',
  settings: 'Cambiar sus ajustes de notificaciones',
  unsubscribe: 'Dejar de recibir estas alertas',
  ending: {
    stop: (company) => `¿Dejar de recibir alertas sobre ${company}?`,
    stopped: (company) => `Ya no recibe alertas sobre ${company}`,
    resumed: (company) => `Vuelve a recibir alertas sobre ${company}`,
  },
  closing: (company, product) =>
    `Recibe este correo como miembro del equipo de la empresa ${company} en ${product}.`,
  test: {
    title: (company) => `Esta es una alerta de prueba sobre ${company}`,
    lines: [
      'Ningún cliente ha escrito: usted pidió este correo en el panel y solo usted lo recibe.',
      'Las alertas sobre reseñas nuevas llegan a esta dirección, según sus ajustes.',
    ],
    settings: 'Abrir sus ajustes de notificaciones',
    push: 'Así aparecen las alertas, sin el texto del cliente.',
  },
  pushSeveral: 'Abra su bandeja de entrada para leerlas.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
