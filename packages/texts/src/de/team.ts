import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'Inhaber',
    manager: 'Manager',
    responder: 'Bearbeiter',
    viewer: 'Betrachter',
  },
  roleSummaries: {
    owner: 'Darf alles und verwaltet das Team.',
    manager: 'Ändert auch Einstellungen, Standorte und QR-Codes und bestellt Material.',
    responder: 'Sieht Bewertungen mit Kontaktdaten, um sie zu beantworten.',
    viewer: 'Sieht Zahlen und Bewertungen ohne Kontaktdaten.',
  },
  roles: {
    title: 'Rollen',
    description: 'Jede Rolle umfasst auch die Rechte der Rollen darunter.',
  },
  invite: {
    invite: 'Einladen',
    title: 'Jemanden einladen',
    description: 'Die Person erhält eine E-Mail und gehört zum Team, sobald sie annimmt.',
    email: 'E-Mail',
    role: 'Rolle',
    language: 'Sprache der Einladung',
    send: 'Einladung senden',
    sent: 'Einladung gesendet',
    sentHint: (email) => `${email} erhält einen Link zum Beitreten. Er gilt 24 Stunden.`,
  },
  members: {
    title: 'Mitglieder',
    failed: 'Das Team konnte nicht geladen werden',
    you: 'Sie',
    twoFactor: 'Mit zweitem Faktor',
    invited: 'Eingeladen',
    expired: 'Einladung abgelaufen',
    neverSeen: 'Noch nie angemeldet',
    lastSeen: (ago) => `Zuletzt aktiv: ${ago}`,
    resend: 'Erneut senden',
    resendLabel: (email) => `Erneut an ${email} senden`,
    resent: 'Einladung erneut gesendet',
    resentHint: (email) => `${email} erhält einen neuen Link. Frühere Links funktionieren nicht mehr.`,
    resendFailed: 'Die Einladung konnte nicht gesendet werden',
  },
  changeRole: {
    label: (name) => `Rolle von ${name}`,
    failed: 'Die Rolle konnte nicht geändert werden',
    changed: {
      owner: (name) => `${name} ist jetzt Inhaber`,
      manager: (name) => `${name} ist jetzt Manager`,
      responder: (name) => `${name} ist jetzt Bearbeiter`,
      viewer: (name) => `${name} ist jetzt Betrachter`,
    },
    invitationChanged: {
      owner: (name) => `${name} wird Inhaber`,
      manager: (name) => `${name} wird Manager`,
      responder: (name) => `${name} wird Bearbeiter`,
      viewer: (name) => `${name} wird Betrachter`,
    },
    ownChanged: {
      owner: 'Sie sind jetzt Inhaber',
      manager: 'Sie sind jetzt Manager',
      responder: 'Sie sind jetzt Bearbeiter',
      viewer: 'Sie sind jetzt Betrachter',
    },
    giveUp: {
      title: 'Die Rolle als Inhaber aufgeben?',
      consequence:
        'Sie sehen diese Seite dann nicht mehr. Nur ein anderer Inhaber kann Sie wieder zum Inhaber machen.',
      confirm: {
        owner: 'Inhaber werden',
        manager: 'Manager werden',
        responder: 'Bearbeiter werden',
        viewer: 'Betrachter werden',
      },
    },
  },
  leave: {
    label: 'Team verlassen',
    question: 'Dieses Team verlassen?',
    consequence:
      'Sie verlieren sofort den Zugriff auf dieses Unternehmen. Nur ein Inhaber kann Sie wieder einladen.',
    confirm: 'Team verlassen',
    done: 'Sie haben das Team verlassen',
    failed: 'Das Team konnte nicht verlassen werden',
  },
  remove: {
    hint: 'Aus dem Team entfernen',
    label: (name) => `${name} entfernen`,
    question: 'Dieses Mitglied entfernen?',
    consequence: (email) =>
      `${email} verliert sofort den Zugriff auf dieses Unternehmen. Das Konto selbst bleibt bestehen.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) verliert sofort den Zugriff auf dieses Unternehmen. Das Konto selbst bleibt bestehen.`,
    confirm: 'Mitglied entfernen',
    done: (name) => `${name} wurde entfernt`,
    failed: 'Das Mitglied konnte nicht entfernt werden',
  },
  withdraw: {
    hint: 'Einladung zurückziehen',
    label: (email) => `Einladung an ${email} zurückziehen`,
    question: 'Diese Einladung zurückziehen?',
    consequence: (email) => `${email} kann sie dann nicht mehr annehmen.`,
    confirm: 'Einladung zurückziehen',
    done: (email) => `Die Einladung an ${email} wurde zurückgezogen`,
    failed: 'Die Einladung konnte nicht zurückgezogen werden',
  },
}
