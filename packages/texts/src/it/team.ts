import type { TeamTexts } from '#en/team.ts'

// “Ha il ruolo di …” instead of a participle or a noun that would tell the gender of a member.

export const team: TeamTexts = {
  roleNames: {
    owner: 'Titolare',
    manager: 'Gestore',
    responder: 'Addetto alle risposte',
    viewer: 'Lettore',
  },
  roleSummaries: {
    owner: 'Può fare tutto e gestisce il team.',
    manager: 'Modifica anche impostazioni, sedi e codici e ordina i materiali.',
    responder: 'Vede le recensioni con i recapiti, per rispondere.',
    viewer: 'Vede i dati e le recensioni, senza i recapiti.',
  },
  roles: {
    title: 'Ruoli',
    description: 'Ogni ruolo comprende anche le autorizzazioni di quelli sottostanti.',
  },
  invite: {
    invite: 'Invita',
    title: 'Invita qualcuno',
    description: 'La persona riceve un’e-mail e fa parte del team dopo aver accettato.',
    email: 'E-mail',
    role: 'Ruolo',
    language: 'Lingua dell’invito',
    send: 'Invia invito',
    sent: 'Invito inviato',
    sentHint: (email) => `${email} riceve un link per entrare nel team. È valido 24 ore.`,
  },
  members: {
    title: 'Membri',
    failed: 'Impossibile caricare il team',
    you: 'Tu',
    twoFactor: 'Verifica in due passaggi',
    invited: 'Invito inviato',
    expired: 'Invito scaduto',
    neverSeen: 'Ancora nessun accesso',
    lastSeen: (ago) => `Ultima attività: ${ago}`,
    resend: 'Invia di nuovo',
    resendLabel: (email) => `Invia di nuovo a ${email}`,
    resent: 'Invito inviato di nuovo',
    resentHint: (email) => `${email} riceve un nuovo link. I link precedenti non funzionano più.`,
    resendFailed: 'Impossibile inviare l’invito',
  },
  changeRole: {
    label: (name) => `Ruolo: ${name}`,
    failed: 'Impossibile cambiare il ruolo',
    changed: {
      owner: (name) => `${name} ora ha il ruolo di titolare`,
      manager: (name) => `${name} ora ha il ruolo di gestore`,
      responder: (name) => `${name} ora ha il ruolo di addetto alle risposte`,
      viewer: (name) => `${name} ora ha il ruolo di lettore`,
    },
    invitationChanged: {
      owner: (name) => `${name} avrà il ruolo di titolare`,
      manager: (name) => `${name} avrà il ruolo di gestore`,
      responder: (name) => `${name} avrà il ruolo di addetto alle risposte`,
      viewer: (name) => `${name} avrà il ruolo di lettore`,
    },
    ownChanged: {
      owner: 'Ora hai il ruolo di titolare',
      manager: 'Ora hai il ruolo di gestore',
      responder: 'Ora hai il ruolo di addetto alle risposte',
      viewer: 'Ora hai il ruolo di lettore',
    },
    giveUp: {
      title: 'Rinunciare al ruolo di titolare?',
      consequence: 'Non vedrai più questa pagina. Solo un altro titolare potrà ridarti questo ruolo.',
      confirm: {
        owner: 'Diventa titolare',
        manager: 'Diventa gestore',
        responder: 'Diventa addetto',
        viewer: 'Diventa lettore',
      },
    },
  },
  leave: {
    label: 'Lascia il team',
    question: 'Lasciare questo team?',
    consequence: 'Perdi subito l’accesso a questa azienda. Solo un titolare può invitarti di nuovo.',
    confirm: 'Lascia team',
    done: 'Hai lasciato il team',
    failed: 'Impossibile lasciare il team',
  },
  remove: {
    hint: 'Rimuovi dal team',
    label: (name) => `Rimuovi ${name}`,
    question: 'Rimuovere questo membro?',
    consequence: (email) => `${email} perde subito l’accesso a questa azienda. L’account resta.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) perde subito l’accesso a questa azienda. L’account resta.`,
    confirm: 'Rimuovi membro',
    done: (name) => `${name} non fa più parte del team`,
    failed: 'Impossibile rimuovere il membro',
  },
  withdraw: {
    hint: 'Ritira l’invito',
    label: (email) => `Ritira l’invito per ${email}`,
    question: 'Ritirare questo invito?',
    consequence: (email) => `${email} non potrà più accettarlo.`,
    confirm: 'Ritira invito',
    done: (email) => `L’invito per ${email} è stato ritirato`,
    failed: 'Impossibile ritirare l’invito',
  },
}
