import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'Proprietário',
    manager: 'Gerente',
    responder: 'Atendente',
    viewer: 'Leitor',
  },
  roleSummaries: {
    owner: 'Pode fazer tudo e gerencia a equipe.',
    manager: 'Também altera configurações, unidades e códigos e pede materiais.',
    responder: 'Vê avaliações com dados de contato, para responder a elas.',
    viewer: 'Vê números e avaliações, sem dados de contato.',
  },
  roles: {
    title: 'Funções',
    description: 'Cada função também inclui as permissões das que estão abaixo dela.',
  },
  invite: {
    invite: 'Convidar',
    title: 'Convidar alguém',
    description: 'A pessoa recebe um e-mail e entra na equipe quando aceita.',
    email: 'E-mail',
    role: 'Função',
    language: 'Idioma do convite',
    send: 'Enviar convite',
    sent: 'Convite enviado',
    sentHint: (email) => `${email} recebe um link para entrar na equipe. Ele vale por 24 horas.`,
  },
  members: {
    title: 'Membros',
    failed: 'Não foi possível carregar a equipe',
    you: 'Você',
    twoFactor: 'Verificação em duas etapas',
    invited: 'Convite enviado',
    expired: 'Convite expirado',
    neverSeen: 'Ainda não entrou',
    lastSeen: (ago) => `Último acesso: ${ago}`,
    resend: 'Reenviar',
    resendLabel: (email) => `Reenviar para ${email}`,
    resent: 'Convite reenviado',
    resentHint: (email) => `${email} recebe um novo link. Os anteriores não funcionam mais.`,
    resendFailed: 'Não foi possível enviar o convite',
  },
  changeRole: {
    label: (name) => `Função: ${name}`,
    failed: 'Não foi possível alterar a função',
    changed: {
      owner: (name) => `Agora ${name} tem a função de proprietário`,
      manager: (name) => `Agora ${name} tem a função de gerente`,
      responder: (name) => `Agora ${name} tem a função de atendente`,
      viewer: (name) => `Agora ${name} tem a função de leitor`,
    },
    invitationChanged: {
      owner: (name) => `${name} terá a função de proprietário`,
      manager: (name) => `${name} terá a função de gerente`,
      responder: (name) => `${name} terá a função de atendente`,
      viewer: (name) => `${name} terá a função de leitor`,
    },
    ownChanged: {
      owner: 'Agora sua função é proprietário',
      manager: 'Agora sua função é gerente',
      responder: 'Agora sua função é atendente',
      viewer: 'Agora sua função é leitor',
    },
    giveUp: {
      title: 'Deixar de ser proprietário?',
      consequence:
        'Você não verá mais esta página. Só outro proprietário poderá devolver a você essa função.',
      confirm: {
        owner: 'Ser proprietário',
        manager: 'Ser gerente',
        responder: 'Ser atendente',
        viewer: 'Ser leitor',
      },
    },
  },
  leave: {
    label: 'Sair da equipe',
    question: 'Sair desta equipe?',
    consequence:
      'Você perde imediatamente o acesso a esta empresa. Só um proprietário pode convidar você de novo.',
    confirm: 'Sair da equipe',
    done: 'Você saiu da equipe',
    failed: 'Não foi possível sair da equipe',
  },
  remove: {
    hint: 'Remover da equipe',
    label: (name) => `Remover ${name}`,
    question: 'Remover este membro?',
    consequence: (email) => `${email} perde imediatamente o acesso a esta empresa. A conta em si é mantida.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) perde imediatamente o acesso a esta empresa. A conta em si é mantida.`,
    confirm: 'Remover membro',
    done: (name) => `${name} não faz mais parte da equipe`,
    failed: 'Não foi possível remover o membro',
  },
  withdraw: {
    hint: 'Cancelar o convite',
    label: (email) => `Cancelar o convite para ${email}`,
    question: 'Cancelar este convite?',
    consequence: (email) => `${email} não poderá mais aceitá-lo.`,
    confirm: 'Cancelar convite',
    done: (email) => `O convite para ${email} foi cancelado`,
    failed: 'Não foi possível cancelar o convite',
  },
}
