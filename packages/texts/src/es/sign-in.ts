import type { SignInTexts } from '#en/sign-in.ts'

export const signIn: SignInTexts = {
  failed: 'No se pudieron cargar los ajustes de inicio de sesión',
  provider: {
    title: 'Su proveedor',
    description:
      'Los miembros inician sesión donde usted gestiona sus cuentas: Microsoft, Google, Okta, Keycloak o cualquier otro con OpenID Connect.',
    issuer: 'Dirección del proveedor',
    issuerHint: 'El emisor, como https://login.example.com',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    kept: 'Guardado. Déjelo vacío para conservarlo.',
    saved: 'Proveedor guardado',
    remove: 'Quitar proveedor',
    removed: 'Proveedor quitado',
    removeText:
      'Los miembros vuelven a iniciar sesión con contraseña. Las sesiones abiertas con el proveedor terminan.',
    enter: 'Introduzca esto en el proveedor',
    callback: 'URI de redirección',
    logout: 'URI de cierre de sesión (back-channel)',
    signedOut: 'URI de redirección tras cerrar sesión',
  },
  domains: {
    title: 'Dominios',
    description:
      'Solo pueden iniciar sesión las direcciones de correo de sus dominios demostrados. Añada el registro TXT donde se gestiona el DNS del dominio.',
    label: 'Dominio',
    add: 'Añadir dominio',
    proven: 'Demostrado',
    waiting: 'Aún no demostrado',
    record: 'Registro TXT',
    check: 'Comprobar de nuevo',
    remove: (name) => `Quitar ${name}`,
  },
  members: {
    title: 'Roles',
    description: 'Quien inicia sesión por primera vez se une al equipo con este rol.',
    usual: 'Rol habitual',
    groups: 'Grupos del proveedor con otro rol',
    group: 'Grupo',
    role: 'Rol',
    add: 'Añadir grupo',
    remove: (name) => `Quitar ${name}`,
    saved: 'Roles guardados',
  },
  enforced: {
    title: 'Solo así',
    description:
      'Los miembros no pueden iniciar sesión de otra forma. Los propietarios sí, con un segundo paso, por si falla el proveedor.',
    require: 'Exigir el proveedor',
    notReady: 'Indique primero el proveedor y demuestre un dominio.',
    link: 'Dónde inician sesión los miembros',
    on: 'Ahora se exige el proveedor',
    off: 'Ya no se exige el proveedor',
  },
  login: {
    company: 'Iniciar sesión con su empresa',
    slug: 'Nombre corto de su empresa',
    slugHint: 'Como en la dirección de su página de reseñas',
    go: 'Continuar',
    operator: 'Iniciar sesión con el proveedor del operador',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
}
