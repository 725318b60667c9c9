import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Encontrar uma pessoa',
    description:
      'Avaliações, mensagens, e-mails e pedidos que uma pessoa deixou ou em que é mencionada, para exportar ou excluir. Tudo o que você digitar precisa corresponder.',
    email: 'E-mail',
    phone: 'Telefone',
    name: 'Nome',
    find: 'Buscar',
    found: (records) => plural(records, { one: '# registro encontrado', other: '# registros encontrados' }),
  },
  records: {
    title: (person) => ['Dados armazenados sobre ', person],
    more: (limit) =>
      plural(limit, {
        one: 'Mais de # registro corresponde; este é o mais recente. Digite mais para encontrar menos ou exclua este e busque de novo.',
        other:
          'Mais de # registros correspondem; estes são os mais recentes. Digite mais para encontrar menos ou exclua estes e busque de novo.',
      }),
    nothingFound: 'Nada encontrado',
    nothingFoundHint:
      'Nenhuma avaliação, mensagem, e-mail ou pedido corresponde a tudo o que você digitou. Tente menos, como só o nome.',
    kinds: {
      review: 'Avaliações',
      message: 'Mensagens',
      mail: 'E-mails',
      order: 'Pedidos',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# selecionado', other: '# selecionados' }),
    export: 'Exportar',
    page: 'Página legível',
    json: 'JSON',
    exportFailed: 'Não foi possível exportar',
    erase: 'Excluir…',
    open: 'Abrir',
    openLabel: 'Abrir a avaliação em uma nova aba',
  },
  erase: {
    title: (records) => plural(records, { one: 'Excluir # registro?', other: 'Excluir # registros?' }),
    previewFailed: 'Não foi possível contar o que seria excluído',
    preview: (records) => `O que será excluído: ${records}.`,
    consequence:
      'Textos e dados de contato são excluídos definitivamente. As notas e os dias permanecem nas suas estatísticas.',
    consequenceWithOrders:
      'Textos e dados de contato são excluídos definitivamente. As notas e os dias permanecem nas suas estatísticas. Nos pedidos, só os dados de faturamento são excluídos.',
    reason: 'Motivo',
    reasonHint: 'Fica no certificado, portanto não cite aqui o nome da pessoa.',
    reasonExample: 'Solicitação por e-mail em 1º de março',
    understood: 'Entendo que isto não pode ser desfeito',
    confirm: 'Excluir definitivamente',
    nothingLeft:
      'Não há mais nada a excluir nestes registros. Se uma tentativa anterior foi interrompida, o certificado dela está na lista de exclusões.',
    doneTitle: 'Excluído',
    done: 'Guarde este certificado como comprovante. Ele não cita o nome da pessoa e fica na lista abaixo.',
    close: 'Fechar',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# avaliação', other: '# avaliações' }),
    messages: (count) => plural(count, { one: '# mensagem', other: '# mensagens' }),
    mails: (count) => plural(count, { one: '# e-mail', other: '# e-mails' }),
    orders: (count) => plural(count, { one: '# pedido', other: '# pedidos' }),
    notes: (count) => plural(count, { one: '# anotação interna', other: '# anotações internas' }),
    versions: (count) => plural(count, { one: '# versão anterior', other: '# versões anteriores' }),
    nothing: 'nada',
  },
  certificate: {
    title: 'Certificado de exclusão',
    sheetTitle: (company) => `Certificado de exclusão, ${company}`,
    erased: 'Excluído',
    time: 'Data e hora',
    by: 'Excluído por',
    reason: 'Motivo',
    number: 'Certificado',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Certificado copiado',
    copyFailed: 'Não foi possível copiar',
    copyFailedHint: 'Tente novamente.',
    close: 'Fechar',
  },
  erasures: {
    title: 'Exclusões',
    description: 'O que foi excluído, por quem e por quê. Os certificados não citam o nome da pessoa.',
    none: 'Nada foi excluído ainda.',
    failed: 'Não foi possível carregar as exclusões',
    certificate: 'Certificado',
    erased: 'Excluído',
    reason: 'Motivo',
    certificateOf: (at) => `Certificado: ${at}`,
  },
  retention: {
    title: 'Retenção',
    description: 'As notas e os dias sempre permanecem nas suas estatísticas.',
    failed: 'Não foi possível carregar as configurações',
    saved: 'Configurações de privacidade salvas',
    contacts: 'Remover dados de contato',
    words: 'Remover os textos de avaliações e conversas',
    after: (months) => plural(months, { one: 'Após # mês', other: 'Após # meses' }),
    never: 'Nunca',
    upcoming: {
      nothingEver: 'Tudo é guardado até que você exclua.',
      nothing: 'Não há nada a remover por enquanto.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Em ${on}, os dados de contato de # avaliação serão removidos.`,
          other: `Em ${on}, os dados de contato de # avaliações serão removidos.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Em ${on}, o texto de # avaliação será removido.`,
          other: `Em ${on}, os textos de # avaliações serão removidos.`,
        }),
      both: ({ on, contacts, words }) =>
        `Em ${on}, ${plural(contacts, {
          one: 'os dados de contato de # avaliação',
          other: 'os dados de contato de # avaliações',
        })} e ${plural(words, {
          one: 'o texto de # avaliação',
          other: 'os textos de # avaliações',
        })} serão removidos.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `Em ${on}, os dados de contato de pelo menos # avaliação serão removidos.`,
          other: `Em ${on}, os dados de contato de pelo menos # avaliações serão removidos.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `Em ${on}, o texto de pelo menos # avaliação será removido.`,
          other: `Em ${on}, os textos de pelo menos # avaliações serão removidos.`,
        }),
      both: ({ on, contacts, words }) =>
        `Em ${on}, ${plural(contacts, {
          one: 'os dados de contato de pelo menos # avaliação',
          other: 'os dados de contato de pelo menos # avaliações',
        })} e ${plural(words, {
          one: 'o texto de pelo menos # avaliação',
          other: 'os textos de pelo menos # avaliações',
        })} serão removidos.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Depois de salvar, os dados de contato com mais de # mês serão removidos definitivamente no primeiro dia do próximo mês.',
          other:
            'Depois de salvar, os dados de contato com mais de # meses serão removidos definitivamente no primeiro dia do próximo mês.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Depois de salvar, os textos com mais de # mês serão removidos definitivamente no primeiro dia do próximo mês.',
          other:
            'Depois de salvar, os textos com mais de # meses serão removidos definitivamente no primeiro dia do próximo mês.',
        }),
      both: ({ contacts, words }) =>
        `Depois de salvar, ${plural(contacts, { one: 'os dados de contato com mais de # mês', other: 'os dados de contato com mais de # meses' })} e ${plural(words, { one: 'os textos com mais de # mês', other: 'os textos com mais de # meses' })} serão removidos definitivamente no primeiro dia do próximo mês.`,
    },
  },
  address: {
    title: 'Endereço',
    description: 'Os visitantes o veem no seu aviso de privacidade. Só proprietários podem alterá-lo.',
    failed: 'Não foi possível carregar o endereço',
    label: 'Endereço da sua empresa',
    tooLong: (limit) =>
      plural(limit, { one: 'Use no máximo # caractere.', other: 'Use no máximo # caracteres.' }),
    viewNotice: 'Ver o aviso',
    save: 'Salvar endereço',
    saved: 'Endereço salvo',
  },
}
