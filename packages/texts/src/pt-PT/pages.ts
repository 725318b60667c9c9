import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#pt-PT/ui.ts'

const { plural } = formats('pt-PT')

// The visitor is addressed in the third person without “você”.
// No “de”, “a” or “por” directly before a company's name: it would have to contract with “O” or “A”.

export const pages: PageTexts = {
  loading: 'A carregar…',
  noScript: 'Esta página precisa de JavaScript. Ative-o e volte a carregar a página.',
  back: 'Voltar',

  language: {
    label: 'Idioma',
    change: 'Mudar idioma',
  },

  titles: {
    choice: (company) => `Como foi a sua experiência? · ${company}`,
    rating: (company) => `Classifique a sua experiência · ${company}`,
    feedback: (company) => `O seu comentário · ${company}`,
    thankYou: (company) => `Agradecemos o seu comentário · ${company}`,
    companyNotFound: 'Empresa não encontrada',
    notFound: 'Página não encontrada',
    paused: 'Esta página está em pausa',
    problem: 'Não foi possível carregar esta página',
  },

  ui,

  rating: {
    title: 'Classifique a sua experiência',
    subtitle: 'O seu comentário é confidencial e ajuda-nos a melhorar',
    stars: 'Escolha uma classificação',
  },

  feedback: {
    loved: 'Conte-nos do que mais gostou!',
    improve: 'Ajude-nos a melhorar a sua experiência',
    rating: 'A sua classificação',
    text: 'O seu comentário',
    placeholder: 'Diga-nos o que achou…',
    confidential: 'O seu comentário é confidencial',
    contact: 'Dados de contacto',
    optional: 'opcional',
    contactReason: 'Para que a empresa lhe possa responder',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    mailReceipt: 'Enviar-me o link privado do meu comentário',
    submit: 'Enviar comentário',
    submitting: 'A enviar…',
    honeypot: 'Deixe este campo em branco',
    tooLong: (over) =>
      plural(over, {
        one: 'Reduza o seu comentário em # carácter',
        other: 'Reduza o seu comentário em # caracteres',
      }),
    offline:
      'Não tem ligação à Internet. O seu comentário fica guardado aqui e será enviado assim que a ligação voltar.',
    errorTitle: 'Erro',
    failed: 'Não foi possível enviar o comentário. Tente novamente.',
    requiredTitle: 'Falta o comentário',
    invalid: {
      feedback: 'Diga-nos como podemos melhorar.',
      rating: 'Escolha de 1 a 5 estrelas',
      contactEmail: 'Introduza um e-mail válido',
      tooLong: (max) =>
        plural(max, {
          one: 'Utilize no máximo # carácter',
          other: 'Utilize no máximo # caracteres',
        }),
      unreadable: 'Remova o carácter ilegível',
    },
  },

  thankYou: {
    title: 'Agradecemos o seu comentário!',
    text: 'Vamos ler o seu comentário e trabalhar para melhorar.',
    home: 'Voltar ao início',
    publicReview: 'Deixar avaliação pública',
    receipt: 'Guarde este link para ler, alterar ou retirar o seu comentário',
    open: 'Abrir o meu comentário',
    copy: 'Copiar link',
    copied: 'Copiado',
  },

  privacy: 'Privacidade',

  companyNotFound: {
    title: 'Empresa não encontrada',
    text: 'A página de avaliação que procura não existe.',
    hint: 'Verifique o endereço, leia novamente o código ou peça o código atual aos funcionários.',
    home: 'Ir para o início',
  },

  problem: {
    title: 'Não foi possível carregar esta página',
    text: 'Verifique a ligação e tente novamente.',
    retry: 'Tentar novamente',
    noConnection: 'A ligação falhou. Verifique se tem acesso à Internet.',
  },

  paused: {
    title: 'Esta página está em pausa.',
    text: 'Agradecemos a sua visita. Tente novamente mais tarde.',
  },

  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço. A página pode ter mudado de lugar ou o endereço pode ter uma gralha.',
    home: 'Ir para o início',
  },

  errors: {
    looks_automatic: 'O seu comentário ainda não foi enviado. Prima o botão novamente.',
    bad_request: 'Não foi possível compreender o pedido.',
    unknown_origin:
      'Esta página não tem autorização para fazer este pedido. Abra-a no endereço próprio e tente novamente.',
    company_not_found: 'Empresa não encontrada.',
    company_suspended:
      'Esta página está em pausa, pelo que o seu comentário não foi enviado. Fica guardado aqui. Tente novamente mais tarde.',
    request_timeout: 'O pedido demorou demasiado. Tente novamente.',
    review_settled:
      'O seu comentário anterior tem mais de uma hora e já não pode ser alterado. Prima o botão novamente para enviar este como novo comentário.',
    body_too_large: 'O conteúdo é demasiado grande para enviar.',
    too_many_requests: 'Demasiados pedidos. Tente novamente dentro de momentos.',
    internal_error: 'Algo correu mal. Tente novamente.',
    overloaded: 'O serviço está sobrecarregado. Tente novamente dentro de momentos.',
    stopping: 'O serviço está a reiniciar. Tente novamente dentro de momentos.',
    unavailable: 'O serviço não está disponível agora. Tente novamente dentro de momentos.',
  },

  notifications: {
    region: 'Notificações (F8)',
    close: 'Fechar',
  },
}
