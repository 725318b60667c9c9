import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'En sus dispositivos',
  description:
    'Las alertas aparecen al instante, con estrellas, local y empresa, pero sin el texto del cliente. Lo que no haya abierto en 15 minutos se envía por correo.',
  failed: 'No se pudieron cargar sus dispositivos',
  turnOn: 'Activar notificaciones aquí',
  isOn: 'Las notificaciones están activadas',
  isStillOff: 'Las notificaciones siguen desactivadas',
  notAllowed: 'Su navegador le pidió permiso y no lo obtuvo.',
  unreachable: 'Este navegador no tiene conexión con su servicio de notificaciones. Inténtelo más tarde.',
  reasons: {
    denied:
      'Este navegador bloquea las notificaciones de este sitio. Permítalas en los ajustes del navegador para este sitio y vuelva a cargar la página.',
    not_installed:
      'En un iPhone o iPad, añada primero esta página a la pantalla de inicio: toque “Compartir” y después “Añadir a pantalla de inicio” (en Latinoamérica, “Agregar a Inicio”). Ábrala desde allí y active aquí las notificaciones.',
    impossible:
      'Este navegador no puede mostrar notificaciones. Abra esta página en otro navegador para activarlas.',
  },
  thisDevice: 'Este dispositivo',
  lastNotified: (ago) => `Última notificación: ${ago}`,
  since: (date) => `Desde el ${date}`,
  turnOff: 'Desactivar',
  turnOffLabel: (device) => `Desactivar las notificaciones en ${device}`,
  isOff: 'Las notificaciones están desactivadas',
  turnOffFailed: 'No se pudieron desactivar las notificaciones',
}
