import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'Propietario',
    manager: 'Gestor',
    responder: 'Agente',
    viewer: 'Lector',
  },
  roleSummaries: {
    owner: 'Puede hacer todo y gestiona el equipo.',
    manager: 'Además, cambia los ajustes, los locales y los códigos, y pide material.',
    responder: 'Ve las reseñas con los datos de contacto, para responderlas.',
    viewer: 'Ve las cifras y las reseñas, sin los datos de contacto.',
  },
  roles: {
    title: 'Roles',
    description: 'Cada rol incluye también los permisos de los que están debajo.',
  },
  invite: {
    invite: 'Invitar',
    title: 'Invitar a alguien',
    description: 'Recibe un correo y se une al equipo cuando acepta.',
    email: 'Correo electrónico',
    role: 'Rol',
    language: 'Idioma de la invitación',
    send: 'Enviar invitación',
    sent: 'Invitación enviada',
    sentHint: (email) => `${email} recibe un enlace para unirse. Es válido durante 24 horas.`,
  },
  members: {
    title: 'Miembros',
    failed: 'No se pudo cargar el equipo',
    you: 'Usted',
    twoFactor: 'Verificación en dos pasos',
    invited: 'Invitación enviada',
    expired: 'Invitación caducada',
    neverSeen: 'Aún no ha iniciado sesión',
    lastSeen: (ago) => `Última actividad: ${ago}`,
    resend: 'Enviar otra vez',
    resendLabel: (email) => `Enviar otra vez a ${email}`,
    resent: 'Invitación enviada otra vez',
    resentHint: (email) => `${email} recibe un enlace nuevo. Los enlaces anteriores ya no funcionan.`,
    resendFailed: 'No se pudo enviar la invitación',
  },
  changeRole: {
    label: (name) => `Rol de ${name}`,
    failed: 'No se pudo cambiar el rol',
    // “Tiene el rol de” does not say whether the person is a man or a woman.
    changed: {
      owner: (name) => `${name} tiene ahora el rol de propietario`,
      manager: (name) => `${name} tiene ahora el rol de gestor`,
      responder: (name) => `${name} tiene ahora el rol de agente`,
      viewer: (name) => `${name} tiene ahora el rol de lector`,
    },
    invitationChanged: {
      owner: (name) => `${name} tendrá el rol de propietario`,
      manager: (name) => `${name} tendrá el rol de gestor`,
      responder: (name) => `${name} tendrá el rol de agente`,
      viewer: (name) => `${name} tendrá el rol de lector`,
    },
    ownChanged: {
      owner: 'Ahora tiene el rol de propietario',
      manager: 'Ahora tiene el rol de gestor',
      responder: 'Ahora tiene el rol de agente',
      viewer: 'Ahora tiene el rol de lector',
    },
    giveUp: {
      title: '¿Renunciar al rol de propietario?',
      consequence: 'Ya no verá esta página. Solo otro propietario puede devolverle el rol de propietario.',
      confirm: {
        owner: 'Pasar a propietario',
        manager: 'Pasar a gestor',
        responder: 'Pasar a agente',
        viewer: 'Pasar a lector',
      },
    },
  },
  leave: {
    label: 'Dejar el equipo',
    question: '¿Dejar este equipo?',
    consequence:
      'Perderá de inmediato el acceso a esta empresa. Solo un propietario puede volver a invitarle.',
    confirm: 'Dejar equipo',
    done: 'Ha dejado el equipo',
    failed: 'No se pudo dejar el equipo',
  },
  remove: {
    hint: 'Quitar del equipo',
    label: (name) => `Quitar a ${name}`,
    question: '¿Quitar a este miembro?',
    consequence: (email) =>
      `${email} pierde de inmediato el acceso a esta empresa. La cuenta en sí se conserva.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) pierde de inmediato el acceso a esta empresa. La cuenta en sí se conserva.`,
    confirm: 'Quitar miembro',
    done: (name) => `${name} ya no está en el equipo`,
    failed: 'No se pudo quitar al miembro',
  },
  withdraw: {
    hint: 'Retirar la invitación',
    label: (email) => `Retirar la invitación para ${email}`,
    question: '¿Retirar esta invitación?',
    consequence: (email) => `${email} ya no podrá aceptarla.`,
    confirm: 'Retirar invitación',
    done: (email) => `La invitación para ${email} se ha retirado`,
    failed: 'No se pudo retirar la invitación',
  },
}
