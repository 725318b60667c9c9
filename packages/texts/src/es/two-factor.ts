import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const twoFactor: TwoFactorTexts = {
  title: 'Verificación en dos pasos',
  description: 'Protege su cuenta incluso si alguien averigua su contraseña.',
  loading: 'Cargando…',
  on: 'Activado',

  factors: {
    password: 'Contraseña',
    totp: 'Aplicación de autenticación',
    passkey: 'Llave de acceso',
    recovery: 'Código de recuperación',
    provider: 'Proveedor de su empresa',
  },

  signIn: {
    code: 'Código de su aplicación de autenticación',
    recoveryCode: 'Código de recuperación',
    recoveryCodeHint: 'Cada uno sirve una sola vez.',
    proceed: 'Continuar',
    usePasskey: 'Usar llave de acceso',
    appInstead: 'Usar la aplicación de autenticación',
    passkeyInstead: 'Usar una llave de acceso',
    recoveryInstead: 'Usar un código de recuperación',
    back: 'Volver a la contraseña',
    noPasskey: {
      title: 'No se usó ninguna llave de acceso',
      description: 'Inténtelo de nuevo o inicie sesión de otra forma.',
    },
    passkeyFailed: 'Este navegador no pudo usar una llave de acceso. Inicie sesión de otra forma.',
  },

  stepUp: {
    title: 'Confirme su identidad',
    description: 'No se le volverá a pedir durante 10 minutos.',
    password: 'Su contraseña',
    code: 'Código',
    codeHint: 'De su aplicación de autenticación, o un código de recuperación.',
    passwordMissing: 'Escriba su contraseña',
    codeMissing: 'Escriba un código',
    passwordInstead: 'Usar la contraseña',
    codeInstead: 'Usar un código',
    confirm: 'Confirmar',
  },

  app: {
    name: 'Aplicación de autenticación',
    description: 'Códigos de una aplicación en su teléfono.',
    setUp: 'Configurar',
    done: 'Aplicación de autenticación configurada',
    failed: 'No se pudo configurar la aplicación de autenticación',
    setup: {
      title: 'Configurar una aplicación de autenticación',
      scan: 'Escanee este código con una aplicación como Google Authenticator, 1Password o Microsoft Authenticator.',
      image: 'Código QR para la aplicación de autenticación',
      cannotScan: (link) => [
        '¿No puede escanearlo? ',
        link('Abra su aplicación'),
        ' en este dispositivo o escriba esta clave:',
      ],
      copyKey: 'Copiar clave',
      code: 'Código de la aplicación',
      cancel: 'Cancelar',
      turnOn: 'Activar',
    },
    removal: {
      open: 'Desactivar',
      title: '¿Desactivar la aplicación de autenticación?',
      description:
        'Sus códigos dejarán de funcionar. Sin otro método, bastará su contraseña para iniciar sesión.',
      password: 'Su contraseña',
      confirm: 'Desactivar',
      done: 'Aplicación de autenticación desactivada',
    },
  },

  passkeys: {
    name: 'Llaves de acceso',
    description: 'Su huella, su rostro o el bloqueo de pantalla, también para iniciar sesión sin contraseña.',
    unsupported:
      'Este navegador no admite llaves de acceso. Abra esta página en otro navegador para añadirlas.',
    list: 'Llaves de acceso',
    add: 'Añadir',
    adding: {
      title: 'Añadir una llave de acceso',
      text: 'Su navegador le pedirá su huella, su rostro, el bloqueo de pantalla o una llave de seguridad.',
      name: 'Nombre',
      nameHint: 'Le ayuda a distinguir sus llaves de acceso, por ejemplo “Mi teléfono”.',
      cancel: 'Cancelar',
      proceed: 'Continuar',
    },
    added: 'Llave de acceso añadida',
    exists: {
      title: 'Este dispositivo ya tiene una llave de acceso',
      description: 'Puede iniciar sesión con ella o añadir una en otro dispositivo.',
    },
    canceled: {
      title: 'No se añadió ninguna llave de acceso',
      description: 'Continúe para intentarlo de nuevo.',
    },
    addFailed: 'No se pudo añadir la llave de acceso',
    refused: 'Este navegador no quiso crear ninguna.',
    lastUsed: (ago) => `Último uso: ${ago}`,
    addedOn: (date) => `Añadida el ${date}`,
    remove: 'Quitar',
    removeLabel: (name) => `Quitar la llave de acceso ${name}`,
    removeTitle: (name) => ['¿Quitar ', name, '?'],
    removeDescription:
      'Ya no podrá iniciar sesión con ella. Quizá quiera eliminarla también en el propio dispositivo.',
    removeConfirm: 'Quitar llave',
    removed: 'Llave de acceso quitada',
    removeFailed: 'No se pudo quitar la llave de acceso',
  },

  recovery: {
    name: 'Códigos de recuperación',
    left: ({ left, of }) => `Le quedan ${number(left)} de ${number(of)}, por si pierde sus otros métodos.`,
    noneLeft: 'No le queda ninguno. Cree códigos nuevos, por si pierde sus otros métodos.',
    renew: 'Códigos nuevos',
    renewFailed: 'No se pudieron crear los códigos de recuperación',
    save: {
      title: 'Guarde sus códigos de recuperación',
      text: 'Con cada código puede iniciar sesión una vez si pierde sus otros métodos. Solo se muestran ahora; los códigos anteriores ya no funcionan.',
      list: 'Códigos de recuperación',
      copy: 'Copiar',
      copied: 'Copiado',
      download: 'Descargar',
      done: 'Ya los guardé',
      copyFailed: {
        title: 'No se pudo copiar',
        description: 'Descargue los códigos.',
      },
      fileTitle: (host) => `Códigos de recuperación de ${host}. Cada uno sirve una sola vez.`,
    },
  },
}
