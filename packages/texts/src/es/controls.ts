import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const controls: ControlTexts = {
  loading: 'Cargando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Reintentar',
  skip: 'Ir al contenido',
  more: 'Más',
  notifications: {
    region: 'Notificaciones (F8)',
    one: 'Notificación',
  },

  discard: {
    title: '¿Descartar los cambios?',
    text: 'Lo que ha escrito no se ha guardado.',
    confirm: 'Descartar',
    keep: 'Seguir editando',
  },

  failed: {
    load: 'No se pudo cargar la página',
    page: 'No se pudo cargar esta página',
    part: 'No se pudo cargar esta parte',
    connection: 'Falló la conexión o hay una versión nueva. Inténtelo de nuevo.',
    pageOffline: 'No tiene conexión. La página se cargará automáticamente cuando vuelva la conexión.',
    partOffline: 'No tiene conexión. Se cargará automáticamente cuando vuelva la conexión.',
    error: 'Algo salió mal',
    errorText: 'Vuelva a cargar la página. Si ocurre otra vez, avísenos.',
    reload: 'Recargar página',
  },

  combobox: {
    list: 'Sugerencias',
    found: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
  },

  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
  },

  profile: {
    accountOf: (email) => `Cuenta: ${email}`,
    roles: {
      superadmin: 'Superadministrador',
      company_admin: 'Administrador de empresa',
      printer: 'Imprenta',
    },
    logout: 'Cerrar sesión',
    loggedOut: 'Sesión cerrada',
    errorTitle: 'Error',
    logoutFailed: 'No se pudo cerrar la sesión. Inténtelo de nuevo.',
  },

  qr: {
    title: (name) => ['Código QR: ', name],
    scan: 'Escanee este código para dejar una reseña',
    alt: (link) => `Código QR de ${link}`,
    download: 'Descargar código QR',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    copiedText: 'El enlace para reseñas se ha copiado en el portapapeles.',
    copyFailed: 'No se pudo copiar',
    copyFailedText: 'Inténtelo de nuevo.',
    drawFailed: 'No se pudo dibujar el código QR',
    drawFailedText: 'Cierre esta ventana e inténtelo de nuevo.',
  },
}
