import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const notifications: NotificationsTexts = {
  failed: 'No se pudieron cargar sus notificaciones',
  saved: 'Notificaciones guardadas',
  alerts: {
    title: 'Alertas',
    description: 'Sobre reseñas con pocas estrellas.',
    descriptionForResponders:
      'Sobre reseñas con pocas estrellas, respuestas de visitantes y lo que sus compañeros le asignan o donde le mencionan.',
    when: 'Enviar alertas',
    times: {
      instant: 'Al instante',
      daily: 'Una vez al día',
      off: 'Nunca',
    },
    threshold: 'Para reseñas con',
    oneStar: '1 estrella',
    starsOrFewer: (stars) => plural(stars, { one: '# estrella o menos', other: '# estrellas o menos' }),
    anyStars: 'Cualquier número de estrellas',
    locations: 'Locales',
    certainLocations: 'Solo para ciertos locales',
    locationRequired: 'Elija al menos un local para sus alertas.',
  },
  quietHours: {
    title: 'Horas de silencio',
    description: 'Las alertas esperan hasta que pasan estas horas.',
    on: 'No enviar alertas entre ciertas horas',
    from: 'Desde',
    to: 'Hasta',
    timeZone: 'Zona horaria',
  },
  digest: {
    title: 'Resumen por correo',
    description: 'Reseñas, puntuaciones y lo que aún no tiene respuesta, en un solo correo.',
    when: 'Enviar el resumen',
    intervals: {
      weekly: 'Los lunes por la mañana',
      monthly: 'Todos los meses',
      off: 'Nunca',
    },
    paused: 'En pausa, porque varios resúmenes seguidos no tenían novedades.',
    resume: 'Reanudar',
  },
  test: {
    send: 'Enviarme una alerta de prueba',
    sent: 'Alerta de prueba enviada',
    failed: 'No se pudo enviar la alerta de prueba',
  },
  operatorVisits: {
    title: 'Visitas del operador',
    description:
      'Para todos los propietarios. Solo ellos lo cambian; además, cada visita consta en el registro de actividad.',
    mail: 'Avisar por correo a los propietarios cuando el operador de este servicio vea el panel',
    failed: 'No se pudo guardar',
  },
}
