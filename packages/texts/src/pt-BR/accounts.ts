import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const accounts: AccountsTexts = {
  login: {
    title: 'Entrar no painel',
    needed: 'Entre na sua conta para continuar.',
    sessionEnded: 'Sua sessão foi encerrada. Entre de novo.',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    withPasskey: 'Entrar com chave de acesso',
    forgot: 'Esqueceu a senha?',
    done: 'Você entrou na sua conta',
    secondStep: {
      title: 'Verificação em duas etapas',
      lead: 'Sua senha está correta. Falta uma etapa.',
    },
    failed: 'Não foi possível entrar',
    wrong: 'E-mail ou senha inválidos',
    invalidResponse: 'Resposta inválida do servidor',
  },
  backToLogin: 'Voltar ao login',
  toLogin: 'Ir para o login',
  language: 'Idioma',
  changeLanguage: 'Mudar idioma',

  forgot: {
    title: 'Esqueceu a senha',
    lead: 'Digite seu e-mail, e enviaremos um link para você escolher uma nova senha.',
    email: 'E-mail',
    submit: 'Enviar link',
    sent: 'Se existir uma conta com esse e-mail, um link para redefinir a senha foi enviado.',
    failed: 'Não foi possível enviar o e-mail de redefinição',
    outcome: {
      title: 'Confira seu e-mail',
      text: (email) => [
        'Se houver uma conta com o e-mail ',
        email,
        ', um link para escolher uma nova senha está a caminho.',
      ],
      expiry: 'Ele funciona uma só vez e expira após uma hora.',
      again: (button) => ['Não recebeu? Veja na pasta de spam ou ', button('tente de novo')],
    },
  },

  link: {
    confirmPassword: 'Confirmar senha',
    incomplete: 'Este link está incompleto.',
    invalid: 'Link inválido',
  },

  reset: {
    title: 'Redefinir senha',
    lead: 'Escolha uma nova senha. Sua conta será desconectada em todos os outros lugares.',
    leadFor: (email) =>
      `Escolha uma nova senha para ${email}. A conta será desconectada em todos os outros lugares.`,
    password: 'Nova senha',
    hint: (least) =>
      plural(least, {
        one: 'No mínimo # caractere; quanto mais longa, mais segura.',
        other: 'No mínimo # caracteres; quanto mais longa, mais segura.',
      }),
    submit: 'Redefinir senha',
    invalidLink: 'Este link de redefinição de senha é inválido',
    invalidToken: 'Token de redefinição inválido',
    remedy: (link) => ['Abra o link mais recente no seu e-mail ou ', link('solicite um novo'), '.'],
    failed: 'Não foi possível redefinir a senha',
    succeeded: 'Sua senha foi redefinida',
    outcome: {
      title: 'Senha redefinida',
      text: 'Agora você pode entrar com a nova senha.',
    },
  },

  setup: {
    title: 'Crie sua senha',
    lead: 'Boas-vindas! Escolha uma senha para começar a ver o que seus clientes dizem.',
    password: (least) =>
      plural(least, { one: 'Senha (mín. # caractere)', other: 'Senha (mín. # caracteres)' }),
    hint: 'Algumas palavras sem relação entre si funcionam bem.',
    submit: 'Criar conta',
    invalidLink: 'Este link de convite é inválido',
    invalidToken: 'Token de convite inválido',
    remedy: 'Abra o link mais recente no seu e-mail ou peça um novo a quem convidou você.',
    failed: 'Não foi possível definir a senha',
    succeeded: 'Sua senha foi definida',
    outcome: {
      title: 'Sua conta está pronta',
      text: 'Você já pode começar.',
    },
  },

  invitation: {
    title: 'Você recebeu um convite',
    welcome: 'Boas-vindas! Você recebeu um convite.',
    welcomeBy: (inviter) => ['Boas-vindas! ', inviter, ' convidou você.'],
    welcomeTo: (companies) => ['Boas-vindas! Você recebeu um convite para ', companies, '.'],
    welcomeToBy: (companies, inviter) => ['Boas-vindas! ', inviter, ' convidou você para ', companies, '.'],
    more: (count) => plural(count, { one: 'mais #', other: 'mais #' }),
    loginAs: (email) => ['Você vai entrar como ', email, '.'],
    accept: 'Aceitar',
    decline: 'Recusar',
    joined: {
      title: 'Você entrou na equipe',
      text: (company) => ['Agora ', company, ' está no seu painel. Entre com sua senha de sempre.'],
    },
    declined: {
      title: 'Convite recusado',
      text: (company) => [
        'Nada sobre sua conta foi mostrado para ',
        company,
        '. Você pode fechar esta página.',
      ],
    },
  },

  invitations: {
    label: (company) => `Convite para ${company}`,
    text: {
      owner: (company) => ['Você recebeu um convite para ', company, ', com a função de proprietário.'],
      manager: (company) => ['Você recebeu um convite para ', company, ', com a função de gerente.'],
      responder: (company) => ['Você recebeu um convite para ', company, ', com a função de atendente.'],
      viewer: (company) => ['Você recebeu um convite para ', company, ', com a função de leitor.'],
    },
    textBy: {
      owner: (company, inviter) => [
        inviter,
        ' convidou você para ',
        company,
        ', com a função de proprietário.',
      ],
      manager: (company, inviter) => [inviter, ' convidou você para ', company, ', com a função de gerente.'],
      responder: (company, inviter) => [
        inviter,
        ' convidou você para ',
        company,
        ', com a função de atendente.',
      ],
      viewer: (company, inviter) => [inviter, ' convidou você para ', company, ', com a função de leitor.'],
    },
    accept: 'Aceitar',
    decline: 'Recusar',
    joined: (company) => `Agora você faz parte da equipe: ${company}`,
    declined: 'Convite recusado',
    failed: 'Não foi possível responder ao convite',
  },

  account: {
    title: 'Conta',
    loading: 'Carregando…',
    loadFailed: 'Não foi possível carregar sua conta',
    back: 'Voltar',
  },

  name: {
    title: 'Nome',
    description: 'Seus colegas veem seu nome em vez do e-mail, e ele assina suas respostas aos visitantes.',
    label: 'Seu nome',
    save: 'Salvar nome',
    saved: 'Nome salvo',
    removed: 'Nome removido',
  },

  password: {
    title: 'Senha',
    current: 'Senha atual',
    new: 'Nova senha',
    newHint: (least) =>
      plural(least, {
        one: 'No mínimo # caractere; quanto mais longa, mais segura.',
        other: 'No mínimo # caracteres; quanto mais longa, mais segura.',
      }),
    confirm: 'Confirmar nova senha',
    change: 'Alterar senha',
    changing: 'Alterando a senha…',
    changed: {
      title: 'Senha alterada',
      description: 'Sua senha foi atualizada',
    },
    error: 'Erro',
    failed: 'Não foi possível alterar a senha. Tente novamente.',
  },

  sessions: {
    title: 'Onde sua conta está conectada',
    description: 'Não reconhece um destes acessos? Encerre-o e altere sua senha.',
    loading: 'Carregando…',
    device: ({ browser, system }) => `${browser} no ${system}`,
    unknownDevice: 'Dispositivo desconhecido',
    thisDevice: 'Este dispositivo',
    activeNow: 'Ativo agora',
    lastSeen: (ago) => `Último acesso: ${ago}`,
    end: 'Encerrar',
    endLabel: ({ device, ago }) => `Encerrar sessão: ${device}, último acesso: ${ago}`,
    endTitle: 'Encerrar esta sessão?',
    endDescription: ({ device, ago }) =>
      `${device}, último acesso: ${ago}. A sessão será encerrada imediatamente.`,
    endOthers: 'Encerrar as outras sessões',
    endOthersTitle: 'Encerrar todas as outras sessões?',
    endOthersDescription: (count) =>
      plural(count, {
        one: '# outra sessão será encerrada imediatamente. Esta continua aberta.',
        other: '# outras sessões serão encerradas imediatamente. Esta continua aberta.',
      }),
    password: 'Sua senha',
    confirm: 'Encerrar sessão',
    confirmOthers: 'Encerrar sessões',
    ended: 'Sessão encerrada',
    endedSeveral: (count) => plural(count, { one: '# sessão encerrada', other: '# sessões encerradas' }),
    error: 'Erro',
    failed: 'Não foi possível encerrar a sessão. Tente novamente.',
  },

  twoFactor: {
    pageTitle: 'Verificação em duas etapas',
    title: 'Verificação em duas etapas',
    required: 'Sua conta exige isso. Além da senha, configure uma segunda forma de confirmar que é você.',
    isSetUp: 'Já está configurada. Adicione outra forma ou continue.',
    proceed: 'Continuar',
    logOut: 'Sair',
    proceedFailed: 'Não foi possível continuar',
    logOutFailed: 'Não foi possível sair',
  },
}
