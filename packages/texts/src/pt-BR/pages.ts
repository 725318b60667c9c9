import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#pt-BR/ui.ts'

const { plural } = formats('pt-BR')

// No “de”, “a” or “por” directly before a company's name: it would have to contract with “O” or “A”.

export const pages: PageTexts = {
  loading: 'Carregando…',
  noScript: 'Esta página precisa de JavaScript. Ative-o e recarregue a página.',
  back: 'Voltar',

  language: {
    label: 'Idioma',
    change: 'Mudar idioma',
  },

  titles: {
    choice: (company) => `Como foi sua experiência? · ${company}`,
    rating: (company) => `Dê uma nota à sua experiência · ${company}`,
    feedback: (company) => `Seu feedback · ${company}`,
    thankYou: (company) => `Agradecemos seu feedback · ${company}`,
    companyNotFound: 'Empresa não encontrada',
    notFound: 'Página não encontrada',
    paused: 'Esta página está em pausa',
    problem: 'Não foi possível carregar esta página',
  },

  ui,

  rating: {
    // Not “Avalie”: “avaliação” is the public review.
    title: 'Dê uma nota à sua experiência',
    subtitle: 'Seu feedback é confidencial e nos ajuda a melhorar',
    stars: 'Escolha uma nota',
  },

  feedback: {
    loved: 'Conte do que você mais gostou!',
    improve: 'Ajude-nos a melhorar sua experiência',
    rating: 'Sua nota',
    text: 'Seu feedback',
    placeholder: 'Conte o que achou…',
    confidential: 'Seu feedback é confidencial',
    contact: 'Dados de contato',
    optional: 'opcional',
    contactReason: 'Para que a empresa possa responder',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    mailReceipt: 'Enviar para mim o link privado do meu feedback',
    submit: 'Enviar feedback',
    submitting: 'Enviando…',
    honeypot: 'Deixe este campo em branco',
    tooLong: (over) =>
      plural(over, {
        one: 'Reduza seu feedback em # caractere',
        other: 'Reduza seu feedback em # caracteres',
      }),
    offline: 'Você está offline. Seu feedback fica guardado aqui e será enviado assim que a conexão voltar.',
    errorTitle: 'Erro',
    failed: 'Não foi possível enviar seu feedback. Tente novamente.',
    requiredTitle: 'Falta o feedback',
    invalid: {
      feedback: 'Conte como podemos melhorar.',
      rating: 'Escolha de 1 a 5 estrelas',
      contactEmail: 'Digite um e-mail válido',
      tooLong: (max) =>
        plural(max, {
          one: 'Use no máximo # caractere',
          other: 'Use no máximo # caracteres',
        }),
      unreadable: 'Remova o caractere ilegível',
    },
  },

  thankYou: {
    title: 'Agradecemos seu feedback!',
    text: 'Vamos ler seu feedback e trabalhar para melhorar.',
    home: 'Voltar ao início',
    publicReview: 'Deixar avaliação pública',
    receipt: 'Guarde este link para ler, alterar ou retirar seu feedback',
    open: 'Abrir meu feedback',
    copy: 'Copiar link',
    copied: 'Copiado',
  },

  privacy: 'Privacidade',

  companyNotFound: {
    title: 'Empresa não encontrada',
    text: 'A página de avaliação que você procura não existe.',
    hint: 'Confira o endereço, escaneie o código de novo ou peça o código atual à equipe.',
    home: 'Ir para o início',
  },

  problem: {
    title: 'Não foi possível carregar esta página',
    text: 'Verifique sua conexão e tente novamente.',
    retry: 'Tentar novamente',
    noConnection: 'A conexão falhou. Verifique se você está online.',
  },

  paused: {
    title: 'Esta página está em pausa.',
    text: 'Agradecemos sua visita. Tente novamente mais tarde.',
  },

  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço. A página pode ter mudado de lugar ou o endereço pode conter um erro.',
    home: 'Ir para o início',
  },

  errors: {
    looks_automatic: 'Seu feedback ainda não foi enviado. Pressione o botão de novo.',
    bad_request: 'Não foi possível entender a solicitação.',
    unknown_origin:
      'Esta página não tem permissão para fazer esta solicitação. Abra-a no próprio endereço e tente novamente.',
    company_not_found: 'Empresa não encontrada.',
    company_suspended:
      'Esta página está em pausa, por isso seu feedback não foi enviado. Ele fica guardado aqui. Tente novamente mais tarde.',
    request_timeout: 'A solicitação demorou demais. Tente novamente.',
    review_settled:
      'Seu feedback anterior foi enviado há mais de uma hora e não pode mais ser alterado. Pressione o botão de novo para enviar este como um novo feedback.',
    body_too_large: 'O conteúdo é grande demais para enviar.',
    too_many_requests: 'Muitas solicitações. Tente novamente em instantes.',
    internal_error: 'Algo deu errado. Tente novamente.',
    overloaded: 'O serviço está sobrecarregado. Tente novamente em instantes.',
    stopping: 'O serviço está reiniciando. Tente novamente em instantes.',
    unavailable: 'O serviço não está disponível agora. Tente novamente em instantes.',
  },

  notifications: {
    region: 'Notificações (F8)',
    close: 'Fechar',
  },
}
