import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day: cardinalDay } = formats('pt-BR')

/** The first of a month is an ordinal. */
const day = (at: Date, timeZone: string) => cardinalDay(at, timeZone).replace(/^1 /, '1º ')

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

  ui: {
    stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
    outOfStars: (rating) => `${number(rating)} de 5 estrelas`,
    optional: 'Opcional',
    choice: {
      title: 'Como foi sua experiência?',
      subtitle: 'Valorizamos seu feedback',
      publicReview: 'Deixar avaliação pública',
      privateFeedback: 'Enviar feedback privado',
      note: 'As avaliações públicas aparecem no Google. O feedback privado é confidencial e nos ajuda a melhorar.',
    },
  },

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

export const receipt: ReceiptTexts = {
  title: (company) => `Seu feedback para ${company}`,
  sent: (at, timeZone) => `Enviado em ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Alterado em ${day(at, timeZone)}`,
  noContact: 'Não há dados de contato armazenados.',
  changeTitle: 'Alterar seu feedback',
  until: (at, timeZone) => `Você pode alterar seu feedback até ${day(at, timeZone)}.`,
  settled:
    'Este feedback não pode mais ser alterado. Você ainda pode retirá-lo ou remover seus dados de contato.',
  save: 'Salvar alterações',
  saved: (company) =>
    `Suas alterações foram salvas. ${company} vê a nova versão e também o que você tinha escrito antes.`,
  changedElsewhere:
    'Enquanto isso, seu feedback foi alterado em outro lugar, por isso este texto não foi salvo. Acima está o que foi salvo; abaixo, o que você acabou de escrever.',
  failed: 'Nada foi alterado ainda. Tente novamente.',
  removeContact: {
    title: 'Remover dados de contato',
    text: (company) =>
      `Seu nome, telefone e e-mail serão excluídos. ${company} só poderá responder a você nesta página. Seu feedback será mantido.`,
    submit: 'Remover dados de contato',
    done: 'Seus dados de contato foram excluídos.',
  },
  withdraw: {
    title: 'Retirar seu feedback',
    text: 'Seu texto e seus dados de contato serão excluídos definitivamente. Só as estrelas e o dia permanecem nas estatísticas.',
    confirm: 'Sim, excluir meu feedback',
    submit: 'Retirar feedback',
    unconfirmed: 'Confirme que você quer retirar seu feedback.',
    done: 'Seu feedback foi retirado',
    doneText: 'Seu texto e seus dados de contato foram excluídos. Este link não funciona mais.',
  },
  conversation: {
    time,
    you: 'Você',
    noAnswer: (company) => `${company} ainda não respondeu.`,
    sent: (company) => `Sua resposta para ${company} foi enviada.`,
    answer: 'Sua resposta',
    placeholder: 'Escreva sua resposta…',
    send: 'Enviar resposta',
    failed: 'Sua resposta ainda não foi enviada. Tente novamente.',
    invalid: {
      blank: 'Escreva uma resposta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Use no máximo # caractere',
          other: 'Use no máximo # caracteres',
        }),
    },
  },
  private: 'Não compartilhe o endereço desta página: quem o tiver pode ler e alterar seu feedback.',
  ended: {
    title: 'Este link não é mais válido',
    text: 'Confira se o endereço está completo. Um link deixa de funcionar quando o feedback é retirado ou excluído.',
  },
}

export const notice: NoticeTexts = {
  title: 'Privacidade',
  responsible: {
    title: 'Quem é responsável',
    company: (company) => `${company} é responsável pelo feedback que você deixa aqui.`,
    address: 'Fale com a empresa neste endereço:',
    noAddress: 'Você pode falar com a empresa no próprio local.',
    operator: (operator, company) =>
      `${operator} opera esta página e armazena o feedback para ${company}, de acordo com as instruções da empresa.`,
  },
  kept: {
    title: 'O que fica guardado',
    feedback:
      'Suas estrelas, seu texto, a data e a hora, o idioma da página e, se você escaneou um QR code, qual foi.',
    contact: 'Seu nome, telefone e e-mail, somente se você os informar, para que a empresa possa responder.',
  },
  readers: {
    title: 'Quem lê',
    text: (company) =>
      `O feedback privado é lido pela equipe que trabalha para ${company}. Ele não é publicado.`,
    google: 'Se você deixar uma avaliação pública, isso é feito no Google, e lá valem as regras do Google.',
  },
  duration: {
    title: 'Por quanto tempo',
    contact: (months) =>
      plural(months, {
        one: 'Seu nome, telefone e e-mail são excluídos após # mês.',
        other: 'Seu nome, telefone e e-mail são excluídos após # meses.',
      }),
    contactUnlimited: 'Seu nome, telefone e e-mail ficam guardados até que você ou a empresa os exclua.',
    text: (months) =>
      plural(months, {
        one: 'Seu texto é excluído após # mês.',
        other: 'Seu texto é excluído após # meses.',
      }),
    textUnlimited: 'Seu texto fica guardado até que você ou a empresa o exclua.',
    numbers: 'As estrelas e o dia permanecem nas estatísticas, sem nenhum dado sobre você.',
  },
  rights: {
    title: 'Seus direitos',
    receipt:
      'Depois do envio, você recebe um link privado. Com ele, pode ler e retirar seu feedback a qualquer momento e alterá-lo durante 30 dias.',
    company: (company) =>
      `Você também pode perguntar quais dados ${company} tem sobre você e pedir que sejam corrigidos ou excluídos. E pode apresentar uma reclamação a uma autoridade de proteção de dados.`,
  },
  tracking: {
    title: 'Sem rastreamento',
    text: 'Estas páginas não usam cookies, não reconhecem ninguém e não carregam nada de outras empresas. O que você digita fica guardado no seu navegador até ser enviado.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} respondeu ao seu feedback`,
    answer: (company) => `Escreva sua resposta para ${company} na sua página privada:`,
    wrote: (at, timeZone) => `Em ${day(at, timeZone)}, você escreveu:`,
    why: (company) =>
      `Você recebe este e-mail porque deixou seu endereço junto com o feedback para ${company}.`,
    end: (company) => `Parar de receber os e-mails que ${company} envia:`,
  },
  receipt: {
    link: 'Ler, alterar ou retirar seu feedback:',
    why: (company) => `Você recebe este e-mail porque o pediu ao enviar o feedback para ${company}.`,
  },
  secret: 'Não compartilhe o link: quem o tiver pode ler e alterar seu feedback.',
  unsubscribe: {
    stop: (company) => `Parar de receber os e-mails que ${company} envia sobre seu feedback?`,
    stopText: 'Isso vale só para esses e-mails, e você pode desfazer aqui.',
    unsubscribe: 'Cancelar inscrição',
    stopped: (company) => `${company} não envia mais e-mails para você sobre seu feedback`,
    stoppedText: 'Todos os outros e-mails continuam como antes.',
    undo: 'Desfazer',
    resumed: (company) => `${company} voltou a enviar e-mails para você sobre seu feedback`,
    resumedText: 'Nada mais mudou.',
    unknown: 'Este link não funciona mais',
    unknownText: 'Você não recebe mais esses e-mails ou o link está incompleto.',
  },
}

export const prints: PrintTexts = {
  question: ['Como foi', 'sua visita?'],
  ask: 'Conte para nós.',
  instruction: 'Escaneie com a câmera do celular',
}
