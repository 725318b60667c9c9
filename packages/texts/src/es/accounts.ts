import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const accounts: AccountsTexts = {
  login: {
    title: 'Inicio de sesión',
    needed: 'Inicie sesión para continuar.',
    sessionEnded: 'Su sesión ha terminado. Inicie sesión otra vez.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    withPasskey: 'Usar una llave de acceso',
    forgot: '¿Olvidó su contraseña?',
    done: 'Sesión iniciada',
    secondStep: {
      title: 'Verificación en dos pasos',
      lead: 'Su contraseña es correcta. Falta un paso.',
    },
    failed: 'No se pudo iniciar sesión',
    wrong: 'El correo electrónico o la contraseña no son correctos',
    invalidResponse: 'La respuesta del servidor no es válida',
  },
  backToLogin: 'Volver al inicio de sesión',
  toLogin: 'Ir al inicio de sesión',
  language: 'Idioma',
  changeLanguage: 'Cambiar idioma',

  forgot: {
    title: 'Contraseña olvidada',
    lead: 'Escriba su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
    email: 'Correo electrónico',
    submit: 'Enviar enlace',
    sent: 'Si existe una cuenta con ese correo, se ha enviado un enlace para restablecer la contraseña.',
    failed: 'No se pudo enviar el correo para restablecer la contraseña',
    outcome: {
      title: 'Revise su correo',
      text: (email) => [
        'Si ',
        email,
        ' tiene una cuenta, el enlace para elegir una contraseña nueva está en camino.',
      ],
      expiry: 'Sirve una sola vez y caduca en una hora.',
      again: (button) => ['¿No lo ha recibido? Revise la carpeta de spam o ', button('inténtelo de nuevo')],
    },
  },

  link: {
    confirmPassword: 'Confirmar contraseña',
    incomplete: 'Este enlace está incompleto.',
    invalid: 'Enlace no válido',
  },

  reset: {
    title: 'Restablecer contraseña',
    lead: 'Elija una contraseña nueva. Se cerrará la sesión en todos los demás sitios.',
    leadFor: (email) =>
      `Elija una contraseña nueva para ${email}. Se cerrará la sesión en todos los demás sitios.`,
    password: 'Contraseña nueva',
    hint: (least) =>
      plural(least, {
        one: 'Al menos # carácter; cuanto más larga, más segura.',
        other: 'Al menos # caracteres; cuanto más larga, más segura.',
      }),
    submit: 'Guardar contraseña',
    invalidLink: 'Este enlace para restablecer la contraseña no es válido',
    invalidToken: 'El código para restablecer la contraseña no es válido',
    remedy: (link) => ['Abra el enlace más reciente de su correo o ', link('pida uno nuevo'), '.'],
    failed: 'No se pudo restablecer la contraseña',
    succeeded: 'Su contraseña se ha restablecido',
    outcome: {
      title: 'Contraseña restablecida',
      text: 'Ya puede iniciar sesión con su contraseña nueva.',
    },
  },

  setup: {
    title: 'Elija su contraseña',
    lead: '¡Le damos la bienvenida! Elija una contraseña para empezar a ver lo que dicen sus clientes.',
    password: (least) =>
      plural(least, {
        one: 'Contraseña (mín. # carácter)',
        other: 'Contraseña (mín. # caracteres)',
      }),
    hint: 'Unas cuantas palabras sin relación entre sí funcionan bien.',
    submit: 'Activar cuenta',
    invalidLink: 'Este enlace de invitación no es válido',
    invalidToken: 'El código de la invitación no es válido',
    remedy: 'Abra el enlace más reciente de su correo o pida otro a la persona que le invitó.',
    failed: 'No se pudo guardar la contraseña',
    succeeded: 'Su contraseña se ha guardado',
    outcome: {
      title: 'Cuenta activada',
      text: 'Puede empezar ahora mismo.',
    },
  },

  invitation: {
    title: 'Tiene una invitación',
    welcome: '¡Le damos la bienvenida! Tiene una invitación.',
    welcomeBy: (inviter) => ['¡Le damos la bienvenida! ', inviter, ' le ha enviado una invitación.'],
    welcomeTo: (companies) => ['¡Le damos la bienvenida! Tiene una invitación para ', companies, '.'],
    welcomeToBy: (companies, inviter) => [
      '¡Le damos la bienvenida! ',
      inviter,
      ' le ha enviado una invitación para ',
      companies,
      '.',
    ],
    more: (count) => plural(count, { one: '# más', other: '# más' }),
    loginAs: (email) => ['Iniciará sesión como ', email, '.'],
    accept: 'Aceptar',
    decline: 'Rechazar',
    joined: {
      title: 'Ya forma parte del equipo',
      text: (company) => [company, ' ya está en su panel. Inicie sesión con su contraseña habitual.'],
    },
    declined: {
      title: 'Invitación rechazada',
      text: (company) => [
        'La empresa ',
        company,
        ' no ha visto ningún dato de su cuenta. Puede cerrar esta página.',
      ],
    },
  },

  invitations: {
    label: (company) => `Invitación para ${company}`,
    text: {
      owner: (company) => ['Tiene una invitación para ', company, ' con el rol de propietario.'],
      manager: (company) => ['Tiene una invitación para ', company, ' con el rol de gestor.'],
      responder: (company) => ['Tiene una invitación para ', company, ' con el rol de agente.'],
      viewer: (company) => ['Tiene una invitación para ', company, ' con el rol de lector.'],
    },
    textBy: {
      owner: (company, inviter) => [
        inviter,
        ' le invita a colaborar en ',
        company,
        ' con el rol de propietario.',
      ],
      manager: (company, inviter) => [
        inviter,
        ' le invita a colaborar en ',
        company,
        ' con el rol de gestor.',
      ],
      responder: (company, inviter) => [
        inviter,
        ' le invita a colaborar en ',
        company,
        ' con el rol de agente.',
      ],
      viewer: (company, inviter) => [
        inviter,
        ' le invita a colaborar en ',
        company,
        ' con el rol de lector.',
      ],
    },
    accept: 'Aceptar',
    decline: 'Rechazar',
    joined: (company) => `Se ha unido al equipo de la empresa ${company}`,
    declined: 'Invitación rechazada',
    failed: 'No se pudo responder a la invitación',
  },

  account: {
    title: 'Cuenta',
    loading: 'Cargando…',
    loadFailed: 'No se pudo cargar su cuenta',
    back: 'Volver',
  },

  name: {
    title: 'Nombre',
    description:
      'Sus compañeros lo ven en lugar de su correo electrónico, y con él se firman sus respuestas a los visitantes.',
    label: 'Su nombre',
    save: 'Guardar nombre',
    saved: 'Nombre guardado',
    removed: 'Nombre eliminado',
  },

  password: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    newHint: (least) =>
      plural(least, {
        one: 'Al menos # carácter; cuanto más larga, más segura.',
        other: 'Al menos # caracteres; cuanto más larga, más segura.',
      }),
    confirm: 'Confirmar contraseña nueva',
    change: 'Cambiar contraseña',
    changing: 'Cambiando contraseña…',
    changed: {
      title: 'Contraseña cambiada',
      description: 'Su contraseña nueva se ha guardado',
    },
    error: 'Error',
    failed: 'No se pudo cambiar la contraseña. Inténtelo de nuevo.',
  },

  sessions: {
    title: 'Dónde ha iniciado sesión',
    description: '¿No reconoce alguna de estas sesiones? Ciérrela y cambie su contraseña.',
    loading: 'Cargando…',
    device: ({ browser, system }) => `${browser} en ${system}`,
    unknownDevice: 'Dispositivo desconocido',
    thisDevice: 'Este dispositivo',
    activeNow: 'Activa ahora',
    lastSeen: (ago) => `Última actividad: ${ago}`,
    end: 'Cerrar',
    endLabel: ({ device, ago }) => `Cerrar sesión: ${device}, última actividad: ${ago}`,
    endTitle: '¿Cerrar esta sesión?',
    endDescription: ({ device, ago }) =>
      `${device}, última actividad: ${ago}. La sesión se cerrará de inmediato.`,
    endOthers: 'Cerrar las demás sesiones',
    endOthersTitle: '¿Cerrar todas las demás sesiones?',
    endOthersDescription: (count) =>
      plural(count, {
        one: 'Se cerrará de inmediato # sesión más. Esta sigue abierta.',
        other: 'Se cerrarán de inmediato otras # sesiones. Esta sigue abierta.',
      }),
    password: 'Su contraseña',
    confirm: 'Cerrar sesión',
    confirmOthers: 'Cerrar sesiones',
    ended: 'Sesión cerrada',
    endedSeveral: (count) => plural(count, { one: '# sesión cerrada', other: '# sesiones cerradas' }),
    error: 'Error',
    failed: 'No se pudo cerrar la sesión. Inténtelo de nuevo.',
  },

  twoFactor: {
    pageTitle: 'Verificación en dos pasos',
    title: 'Verificación en dos pasos',
    required:
      'Su cuenta la exige. Además de su contraseña, configure una segunda forma de confirmar su identidad.',
    isSetUp: 'Ya está configurada. Añada otro método o continúe.',
    proceed: 'Continuar',
    logOut: 'Cerrar sesión',
    proceedFailed: 'No se pudo continuar',
    logOutFailed: 'No se pudo cerrar la sesión',
  },
}
