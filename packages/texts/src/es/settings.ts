import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Ajustes',
  heading: 'Ajustes',
  label: 'Ajustes',
  back: 'Ajustes',
  search: 'Buscar ajustes',
  searchPlaceholder: 'Buscar ajustes',
  noneFound: {
    title: 'No se encontró ningún ajuste',
    text: 'Pruebe con otra palabra, por ejemplo “logo” o “correo”.',
  },
  readOnly:
    'Los propietarios y los gestores pueden cambiar esto. Si lo necesita, pida a un propietario que cambie su rol.',

  sections: {
    business: {
      name: 'Negocio',
      description: 'Cómo ven su negocio los visitantes y en qué zona horaria empieza su día.',
    },
    reviewPage: {
      name: 'Página de reseñas',
      description: 'Qué leen los visitantes, en qué idioma y adónde lleva una reseña pública.',
    },
    answers: {
      name: 'Respuestas',
      description: 'Cómo responde su equipo a los clientes.',
    },
    notifications: {
      name: 'Notificaciones',
      description: 'De qué le avisamos sobre este negocio. Sus compañeros eligen por su cuenta.',
    },
    integrations: {
      name: 'Integraciones',
      description: 'Conectan otros sistemas: los suyos y los que su equipo ya usa.',
    },
    team: {
      name: 'Equipo',
      description: 'Quién ve sus reseñas y qué puede hacer.',
    },
    signIn: {
      name: 'Inicio de sesión',
      description: 'Cómo inician sesión los miembros: con contraseña o solo con su propio proveedor.',
    },
    privacy: {
      name: 'Privacidad',
      description:
        'Los datos de los visitantes les pertenecen a ellos. Solo los propietarios ven esta página.',
    },
    securityLog: {
      name: 'Registro de actividad',
      description: 'Quién cambió o exportó qué. Solo los propietarios ven esta página.',
    },
  },

  found: {
    brand: {
      name: 'Nombre, logotipo y color',
      words: 'negocio empresa marca logo imagen aspecto apariencia dirección url enlace',
    },
    'time-zone': { name: 'Zona horaria', words: 'reloj hora huso día semana región' },
    address: { name: 'Dirección', words: 'calle postal domicilio legal aviso privacidad' },
    texts: {
      name: 'Idioma y textos',
      words: 'saludo agradecimiento gracias palabras predeterminado traducción lengua',
    },
    'google-url': {
      name: 'Dirección para reseñas de Google',
      words: 'enlace url link pública maps mapa',
    },
    changes: { name: 'Usted lo dijo, nosotros lo hicimos', words: 'mejora visitantes cambio' },
    practice: { name: 'Cómo pide reseñas', words: 'práctica política autoridad transparencia' },
    evidence: {
      name: 'Pruebas para las autoridades',
      words: 'prueba evidencia autoridad auditoría zip descargar cumplimiento',
    },
    locations: { name: 'Locales', words: 'sucursal tienda sede establecimiento ubicación google enlace' },
    'reply-to': {
      name: 'Dirección de respuesta',
      words: 'correo electrónico email mail bandeja remitente',
    },
    templates: { name: 'Plantillas de respuesta', words: 'modelos guardadas predefinidas fragmentos' },
    alerts: {
      name: 'Alertas',
      words: 'correo email estrellas límite prueba avisos al instante diario menciones',
    },
    'quiet-hours': { name: 'Horas de silencio', words: 'noche pausa descanso no molestar' },
    digest: { name: 'Resumen por correo', words: 'semanal mensual informe reporte email' },
    devices: {
      name: 'En sus dispositivos',
      words: 'teléfono móvil celular push aplicación app pantalla de bloqueo instalar navegador',
    },
    'operator-visits': {
      name: 'Visitas del operador',
      words: 'soporte ayuda vistas panel correo propietarios',
    },
    chat: {
      name: 'Chat',
      words: 'slack microsoft teams discord telegram google canal mensaje bot alertas',
    },
    webhooks: {
      name: 'Webhooks',
      words: 'desarrollador http post callback url evento api automatización zapier make secreto registro',
    },
    'api-keys': {
      name: 'Claves de API',
      words: 'desarrollador programa token llave zapier automatización',
    },
    members: {
      name: 'Miembros',
      words: 'personas compañeros usuarios invitar invitación quitar eliminar acceso',
    },
    roles: { name: 'Roles', words: 'propietario gestor agente lector permisos derechos' },
    provider: {
      name: 'Su proveedor',
      words: 'oidc openid connect sso inicio único microsoft google okta keycloak dominio grupos',
    },
    'find-person': {
      name: 'Buscar a una persona',
      words: 'exportar borrar eliminar rgpd gdpr solicitud datos',
    },
    erasures: { name: 'Eliminaciones', words: 'certificados justificante prueba borrado eliminado' },
    retention: {
      name: 'Conservación',
      words: 'guardar plazo eliminar borrar meses datos de contacto automático',
    },
    audit: { name: 'Cambios y exportaciones', words: 'auditoría historial csv registro seguridad' },
  },
}
