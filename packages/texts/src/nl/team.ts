import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'Eigenaar',
    manager: 'Manager',
    responder: 'Beantwoorder',
    viewer: 'Lezer',
  },
  roleSummaries: {
    owner: 'Kan alles en beheert het team.',
    manager: 'Wijzigt ook instellingen, vestigingen en codes, en bestelt drukwerk.',
    responder: 'Ziet reviews met contactgegevens, om ze te beantwoorden.',
    viewer: 'Ziet cijfers en reviews, zonder contactgegevens.',
  },
  roles: {
    title: 'Rollen',
    description: 'Elke rol heeft ook de rechten van de rollen eronder.',
  },
  invite: {
    invite: 'Uitnodigen',
    title: 'Iemand uitnodigen',
    description: 'Deze persoon krijgt een e-mail en wordt lid na het accepteren.',
    email: 'E-mailadres',
    role: 'Rol',
    language: 'Taal van de uitnodiging',
    send: 'Uitnodiging sturen',
    sent: 'Uitnodiging verstuurd',
    sentHint: (email) => `${email} krijgt een link om lid te worden. De link is 24 uur geldig.`,
  },
  members: {
    title: 'Leden',
    failed: 'Het team kon niet worden geladen',
    you: 'Jij',
    twoFactor: 'Verificatie in twee stappen',
    invited: 'Uitgenodigd',
    expired: 'Uitnodiging verlopen',
    neverSeen: 'Nog niet ingelogd',
    lastSeen: (ago) => `Laatst gezien: ${ago}`,
    resend: 'Opnieuw sturen',
    resendLabel: (email) => `Opnieuw sturen naar ${email}`,
    resent: 'Uitnodiging opnieuw verstuurd',
    resentHint: (email) => `${email} krijgt een nieuwe link. Eerdere links werken niet meer.`,
    resendFailed: 'De uitnodiging kon niet worden verstuurd',
  },
  changeRole: {
    label: (name) => `Rol van ${name}`,
    failed: 'De rol kon niet worden gewijzigd',
    changed: {
      owner: (name) => `${name} is nu eigenaar`,
      manager: (name) => `${name} is nu manager`,
      responder: (name) => `${name} is nu beantwoorder`,
      viewer: (name) => `${name} is nu lezer`,
    },
    invitationChanged: {
      owner: (name) => `${name} wordt eigenaar`,
      manager: (name) => `${name} wordt manager`,
      responder: (name) => `${name} wordt beantwoorder`,
      viewer: (name) => `${name} wordt lezer`,
    },
    ownChanged: {
      owner: 'Je bent nu eigenaar',
      manager: 'Je bent nu manager',
      responder: 'Je bent nu beantwoorder',
      viewer: 'Je bent nu lezer',
    },
    giveUp: {
      title: 'Eigenaarschap opgeven?',
      consequence:
        'Je ziet deze pagina dan niet meer. Alleen een andere eigenaar kan je weer eigenaar maken.',
      confirm: {
        owner: 'Eigenaar worden',
        manager: 'Manager worden',
        responder: 'Beantwoorder worden',
        viewer: 'Lezer worden',
      },
    },
  },
  leave: {
    label: 'Team verlaten',
    question: 'Dit team verlaten?',
    consequence: 'Je verliest meteen de toegang tot dit bedrijf. Alleen een eigenaar kan je weer uitnodigen.',
    confirm: 'Team verlaten',
    done: 'Je hebt het team verlaten',
    failed: 'Het team kon niet worden verlaten',
  },
  remove: {
    hint: 'Uit het team verwijderen',
    label: (name) => `${name} verwijderen`,
    question: 'Dit lid verwijderen?',
    consequence: (email) =>
      `${email} verliest meteen de toegang tot dit bedrijf. Het account zelf blijft bestaan.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) verliest meteen de toegang tot dit bedrijf. Het account zelf blijft bestaan.`,
    confirm: 'Lid verwijderen',
    done: (name) => `${name} is verwijderd`,
    failed: 'Het lid kon niet worden verwijderd',
  },
  withdraw: {
    hint: 'Uitnodiging intrekken',
    label: (email) => `Uitnodiging voor ${email} intrekken`,
    question: 'Deze uitnodiging intrekken?',
    consequence: (email) => `${email} kan de uitnodiging dan niet meer accepteren.`,
    confirm: 'Uitnodiging intrekken',
    done: (email) => `De uitnodiging voor ${email} is ingetrokken`,
    failed: 'De uitnodiging kon niet worden ingetrokken',
  },
}
