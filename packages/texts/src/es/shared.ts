import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const shared: SharedTexts = {
  justNow: 'ahora mismo',
  retry: 'Reintentar',
  loadMore: 'Cargar más',

  accountMenu: {
    account: 'Cuenta',
    changePassword: 'Cambiar contraseña',
  },

  sessionEnded: {
    title: 'Su sesión ha terminado',
    text: 'Lo que ha escrito sigue aquí. Inicie sesión en una pestaña nueva, vuelva a esta y guarde otra vez.',
    login: 'Iniciar sesión en otra pestaña',
    back: 'Volver a la página',
  },

  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que ha escrito no se ha guardado.',
    discard: 'Descartar',
    keep: 'Seguir editando',
  },

  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección.',
    home: 'Ir al panel',
  },

  viewAs: {
    label: 'Ver como la empresa',
    viewing: (company) => ['Está viendo la empresa ', company, ' y no puede cambiar nada.'],
    viewingSome: 'Está viendo una empresa y no puede cambiar nada.',
    minutesLeft: (minutes) => plural(minutes, { one: 'Queda # minuto.', other: 'Quedan # minutos.' }),
    lastMinute: 'Queda menos de un minuto.',
    leave: 'Salir',
    leaveFailed: 'No se pudo salir de la vista',
  },

  demo: {
    label: 'Demo',
    text: 'Esto es una demo: la empresa es ficticia y no se guarda nada de lo que cambie.',
    leave: 'Salir de la demo',
    leaveFailed: 'No se pudo salir de la demo',
  },
}
