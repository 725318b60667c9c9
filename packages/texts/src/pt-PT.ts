import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('pt-PT')

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

  ui: {
    stars: (rating) => plural(rating, { one: '# estrela', other: '# estrelas' }),
    outOfStars: (rating) => `${number(rating)} de 5 estrelas`,
    optional: 'Opcional',
    choice: {
      title: 'Como foi a sua experiência?',
      subtitle: 'Valorizamos os seus comentários',
      publicReview: 'Deixar avaliação pública',
      privateFeedback: 'Enviar comentário privado',
      note: 'As avaliações públicas aparecem no Google. Os comentários privados são confidenciais e ajudam-nos a melhorar.',
    },
  },

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

export const receipt: ReceiptTexts = {
  title: (company) => `O seu comentário para ${company}`,
  sent: (at, timeZone) => `Enviado a ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Alterado a ${day(at, timeZone)}`,
  noContact: 'Não há dados de contacto guardados.',
  changeTitle: 'Alterar o seu comentário',
  until: (at, timeZone) => `Pode alterar o seu comentário até ${day(at, timeZone)}.`,
  settled:
    'Este comentário já não pode ser alterado. Ainda pode retirá-lo ou remover os seus dados de contacto.',
  save: 'Guardar alterações',
  saved: (company) =>
    `As suas alterações foram guardadas. ${company} vê a nova versão e também o que tinha escrito antes.`,
  changedElsewhere:
    'Entretanto, o seu comentário foi alterado noutro lugar, por isso este texto não foi guardado. Acima está o que foi guardado; abaixo, o que acabou de escrever.',
  failed: 'Ainda nada foi alterado. Tente novamente.',
  removeContact: {
    title: 'Remover dados de contacto',
    text: (company) =>
      `O seu nome, telefone e e-mail serão eliminados. ${company} só poderá responder-lhe nesta página. O seu comentário mantém-se.`,
    submit: 'Remover dados de contacto',
    done: 'Os seus dados de contacto foram eliminados.',
  },
  withdraw: {
    title: 'Retirar o seu comentário',
    text: 'O seu texto e os seus dados de contacto serão eliminados definitivamente. Só as estrelas e o dia permanecem nas estatísticas.',
    confirm: 'Sim, eliminar o meu comentário',
    submit: 'Retirar comentário',
    unconfirmed: 'Confirme que pretende retirar o seu comentário.',
    done: 'O seu comentário foi retirado',
    doneText: 'O seu texto e os seus dados de contacto foram eliminados. Este link já não funciona.',
  },
  conversation: {
    time,
    // Not “Você”, which sounds impolite in Portugal.
    you: 'A sua mensagem',
    noAnswer: (company) => `${company} ainda não respondeu.`,
    sent: (company) => `A sua resposta para ${company} foi enviada.`,
    answer: 'A sua resposta',
    placeholder: 'Escreva a sua resposta…',
    send: 'Enviar resposta',
    failed: 'A sua resposta ainda não foi enviada. Tente novamente.',
    invalid: {
      blank: 'Escreva uma resposta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Utilize no máximo # carácter',
          other: 'Utilize no máximo # caracteres',
        }),
    },
  },
  private: 'Não partilhe o endereço desta página: quem o tiver pode ler e alterar o seu comentário.',
  ended: {
    title: 'Este link já não é válido',
    text: 'Verifique se o endereço está completo. Um link deixa de funcionar quando o comentário é retirado ou eliminado.',
  },
}

export const notice: NoticeTexts = {
  title: 'Privacidade',
  responsible: {
    title: 'Quem é responsável',
    company: (company) => `${company} é responsável pelos comentários que aqui deixa.`,
    address: 'Pode contactar a empresa neste endereço:',
    noAddress: 'Pode contactar a empresa nas suas instalações.',
    operator: (operator, company) =>
      `${operator} gere esta página e guarda os comentários para ${company}, enquanto subcontratante.`,
  },
  kept: {
    title: 'O que é guardado',
    feedback:
      'As suas estrelas, o seu texto, a data e a hora, o idioma da página e, se leu um código QR, qual foi.',
    contact: 'O seu nome, telefone e e-mail, apenas se os indicar, para que a empresa lhe possa responder.',
  },
  readers: {
    title: 'Quem lê',
    text: (company) =>
      `Os comentários privados são lidos pela equipa que trabalha para ${company}. Não são publicados.`,
    google: 'Se deixar uma avaliação pública, fá-lo no Google, onde se aplicam as regras do Google.',
  },
  duration: {
    title: 'Durante quanto tempo',
    contact: (months) =>
      plural(months, {
        one: 'O seu nome, telefone e e-mail são eliminados após # mês.',
        other: 'O seu nome, telefone e e-mail são eliminados após # meses.',
      }),
    contactUnlimited:
      'O seu nome, telefone e e-mail são guardados até serem eliminados por si ou pela empresa.',
    text: (months) =>
      plural(months, {
        one: 'O seu texto é eliminado após # mês.',
        other: 'O seu texto é eliminado após # meses.',
      }),
    textUnlimited: 'O seu texto é guardado até ser eliminado por si ou pela empresa.',
    numbers: 'As estrelas e o dia permanecem nas estatísticas, sem qualquer dado sobre si.',
  },
  rights: {
    title: 'Os seus direitos',
    receipt:
      'Depois do envio, recebe um link privado. Com ele, pode ler e retirar o seu comentário em qualquer altura e alterá-lo durante 30 dias.',
    company: (company) =>
      `Também pode perguntar que dados ${company} tem sobre si e pedir que sejam corrigidos ou eliminados. E pode apresentar reclamação a uma autoridade de proteção de dados.`,
  },
  tracking: {
    title: 'Sem rastreio',
    text: 'Estas páginas não usam cookies, não reconhecem ninguém e não carregam nada de outras empresas. O que escreve fica guardado no seu navegador até ser enviado.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} respondeu ao seu comentário`,
    answer: (company) => `Escreva a sua resposta para ${company} na sua página privada:`,
    wrote: (at, timeZone) => `A ${day(at, timeZone)}, escreveu:`,
    why: (company) => `Recebe este e-mail porque deixou o seu endereço com o comentário para ${company}.`,
    end: (company) => `Deixar de receber os e-mails que ${company} envia:`,
  },
  receipt: {
    link: 'Ler, alterar ou retirar o seu comentário:',
    why: (company) => `Recebe este e-mail porque o pediu ao enviar o comentário para ${company}.`,
  },
  secret: 'Não partilhe o link: quem o tiver pode ler e alterar o seu comentário.',
  unsubscribe: {
    stop: (company) => `Deixar de receber os e-mails que ${company} envia sobre o seu comentário?`,
    stopText: 'Isto aplica-se só a estes e-mails e pode ser anulado aqui.',
    unsubscribe: 'Cancelar subscrição',
    stopped: (company) => `${company} já não lhe envia e-mails sobre o seu comentário`,
    stoppedText: 'Todos os outros e-mails continuam como antes.',
    undo: 'Anular',
    resumed: (company) => `${company} volta a enviar-lhe e-mails sobre o seu comentário`,
    resumedText: 'Nada mais mudou.',
    unknown: 'Este link já não funciona',
    unknownText: 'Já não recebe estes e-mails ou o link está incompleto.',
  },
}

export const prints: PrintTexts = {
  question: ['Como foi', 'a sua visita?'],
  ask: 'Conte-nos.',
  instruction: 'Leia com a câmara do telemóvel',
}
