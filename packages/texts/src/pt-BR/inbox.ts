import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('pt-BR')

export const inbox: InboxTexts = {
  status: {
    new: 'A fazer',
    in_progress: 'Em andamento',
    waiting: 'Aguardando o cliente',
    done: 'Concluído',
  },
  views: {
    label: 'Listas',
    names: {
      new: 'A fazer',
      in_progress: 'Em andamento',
      waiting: 'Aguardando o cliente',
      done: 'Concluídas',
      all: 'Todas',
      mine: 'Minhas',
      unassigned: 'Sem responsável',
    },
    count: (count) => plural(count, { one: ', # avaliação', other: ', # avaliações' }),
  },
  toolbar: {
    selectAll: 'Selecionar todas na página',
    selected: (count) => plural(count, { one: '# selecionada', other: '# selecionadas' }),
    clear: 'Limpar seleção',
    limit: (max) =>
      plural(max, {
        one: 'No máximo # pode ser alterada por vez.',
        other: 'No máximo # podem ser alteradas por vez.',
      }),
    status: 'Status',
    assign: 'Atribuir',
    me: (name) => `Eu (${name})`,
    nobody: 'Ninguém',
    loading: 'Carregando…',
    shortcuts: 'Atalhos do teclado',
    shortcutsTitle: 'Atalhos do teclado (?)',
    select: (stars) =>
      plural(stars, {
        one: 'Selecionar a avaliação com # estrela',
        other: 'Selecionar a avaliação com # estrelas',
      }),
  },
  line: {
    status: 'Status:',
    age: {
      minutes: (count) => `· ${number(count)} min`,
      hours: (count) => `· ${number(count)} h`,
      days: (count) => `· ${number(count)} d`,
      years: (count) => `· ${number(count)} a`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', há # minuto', other: ', há # minutos' }),
      hours: (count) => plural(count, { one: ', há # hora', other: ', há # horas' }),
      days: (count) => plural(count, { one: ', há # dia', other: ', há # dias' }),
      years: (count) => plural(count, { one: ', há # ano', other: ', há # anos' }),
    },
    assignee: 'Responsável:',
    you: 'Você',
    other: 'outra pessoa',
    edited: 'Alterada pelo cliente',
    replied: 'Cliente respondeu',
    repliedTimes: (count) => `Cliente respondeu (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Agora em “${status}”`,
    assigned: {
      you: 'Atribuída a você',
      member: ({ name }) => `Novo responsável: ${name}`,
      other: 'Atribuída a outra pessoa',
      nobody: 'Sem responsável agora',
    },
  },
  emptied: 'Todas estas saíram desta lista.',
  update: 'Atualizar a lista',

  changes: {
    one: {
      done: 'Marcada como concluída',
      status: ({ status }) => `Novo status: ${status}`,
      assigned: {
        you: 'Atribuída a você',
        member: ({ name }) => `Novo responsável: ${name}`,
        other: 'Atribuída a outra pessoa',
        nobody: 'Atribuição removida',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, {
          one: '# avaliação marcada como concluída',
          other: '# avaliações marcadas como concluídas',
        }),
      status: ({ count, status }) =>
        plural(count, {
          one: `Novo status em # avaliação: ${status}`,
          other: `Novo status em # avaliações: ${status}`,
        }),
      assigned: {
        you: ({ count }) =>
          plural(count, { one: '# avaliação atribuída a você', other: '# avaliações atribuídas a você' }),
        member: ({ count, name }) =>
          plural(count, {
            one: `# avaliação com novo responsável: ${name}`,
            other: `# avaliações com novo responsável: ${name}`,
          }),
        other: ({ count }) =>
          plural(count, {
            one: '# avaliação atribuída a outra pessoa',
            other: '# avaliações atribuídas a outra pessoa',
          }),
        nobody: ({ count }) =>
          plural(count, { one: '# avaliação sem responsável', other: '# avaliações sem responsável' }),
      },
    },
    already: {
      done: 'Já estava concluída',
      status: ({ status }) => `O status já era “${status}”`,
      assigned: {
        you: 'Já estava atribuída a você',
        member: ({ name }) => `O responsável já era ${name}`,
        other: 'Já estava atribuída a outra pessoa',
        nobody: 'Já estava sem responsável',
      },
    },
    failed: 'Não foi possível salvar a alteração',
    conflict: 'Não alterada',
    undone: 'Desfeito',
    undoFailed: 'Não foi possível desfazer',
    notUndone: 'Não desfeito',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `# de ${number(all)} fica como está: outra pessoa a alterou nesse meio-tempo.`,
        other: `# de ${number(all)} ficam como estão: outra pessoa as alterou nesse meio-tempo.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Alguém', status }) =>
        `${by} a alterou nesse meio-tempo: agora está em “${status}” e atribuída a você.`,
      member: ({ by = 'Alguém', status, name }) =>
        `${by} a alterou nesse meio-tempo: agora está em “${status}”, com ${name} como responsável.`,
      other: ({ by = 'Alguém', status }) =>
        `${by} a alterou nesse meio-tempo: agora está em “${status}” e atribuída a outra pessoa.`,
      nobody: ({ by = 'Alguém', status }) =>
        `${by} a alterou nesse meio-tempo: agora está em “${status}” e sem responsável.`,
    },
    notMade: (whatHappened) => `${whatHappened} Sua alteração não foi feita.`,
  },

  shortcuts: {
    title: 'Atalhos do teclado',
    description: 'Funcionam na lista e em uma avaliação aberta, exceto enquanto você digita.',
    use: 'Usar atalhos do teclado neste navegador',
    actions: {
      nextAndPrevious: 'Próxima avaliação e anterior',
      open: 'Abrir a avaliação',
      done: 'Marcar como concluída',
      assign: 'Atribuir',
      reply: 'Responder',
      note: 'Adicionar uma anotação',
      select: 'Selecionar; com Shift, todas até aqui',
      undo: 'Desfazer',
      search: 'Pesquisar',
      close: 'Fechar a avaliação ou limpar a seleção',
      help: 'Esta lista',
    },
  },

  review: {
    title: 'Avaliação',
    edited: (time) => `Alterada: ${time}`,
    notFound: (company) => ['Este link não corresponde a nenhuma avaliação da empresa ', company, '.'],
    failed: 'Não foi possível carregar as avaliações',
    all: 'Todas as avaliações',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado',
    copyText: 'Copiar texto',
    textCopied: 'Texto copiado',
    copyFailed: 'Não foi possível copiar',
    copyFailedDescription: 'Tente novamente.',
    showVersions: 'O que havia antes',
    versions: 'Versões anteriores',
    versionsFailed: 'Não foi possível carregar as versões anteriores',
  },
  pager: {
    label: 'Avaliações',
    previous: 'Anterior',
    next: 'Próxima',
    previousTitle: (key) => `Anterior (${key})`,
    nextTitle: (key) => `Próxima (${key})`,
    position: ({ place, all }) => `${place} de ${all}`,
  },

  case: {
    label: 'Caso',
    failed: 'Não foi possível carregar o caso',
    changeFailed: 'Não foi possível alterar o caso',
    status: 'Status',
    assignee: 'Responsável',
    assignToMe: 'Atribuir a mim',
    nobody: 'Ninguém',
    me: (name) => `Eu (${name})`,
    formerMember: 'Um ex-membro',
    changed: ({ ago }) => `Alterado ${ago}`,
    changedByYou: ({ ago }) => `Alterado por você ${ago}`,
    changedBy: ({ ago, name }) => `Alterado ${ago} (${name})`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Você, em outra janela: ${list(changes)}.`,
      member: ({ changes, name }) => `${name}: ${list(changes)}.`,
      visitor: ({ changes }) => `O visitante: ${list(changes)}.`,
      someone: ({ changes }) => `Outra pessoa: ${list(changes)}.`,
    },
    changes: {
      answered: 'nova resposta',
      status: (status) => `novo status “${status}”`,
      assigned: {
        you: 'atribuição a você',
        member: ({ name }) => `novo responsável ${name}`,
        other: 'atribuição a um ex-membro',
        nobody: 'atribuição removida',
      },
      unknown: 'alteração feita aqui',
    },
    anyway: {
      status: (status) => `Mudar para “${status}” mesmo assim`,
      assign: {
        you: 'Atribuir a você mesmo assim',
        member: ({ name }) => `Definir ${name} como responsável mesmo assim`,
        other: 'Atribuir a um ex-membro mesmo assim',
        nobody: 'Remover a atribuição mesmo assim',
      },
      both: {
        you: ({ status }) => `Mudar para “${status}” e atribuir a você mesmo assim`,
        member: ({ status, name }) => `Mudar para “${status}” e definir ${name} como responsável mesmo assim`,
        other: ({ status }) => `Mudar para “${status}” e atribuir a um ex-membro mesmo assim`,
        nobody: ({ status }) => `Mudar para “${status}” e remover a atribuição mesmo assim`,
      },
    },
    leave: 'Deixar como está',
  },

  thread: {
    label: 'Conversa e anotações',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# mensagem', other: '# mensagens' })}, ${plural(notes, { one: '# anotação', other: '# anotações' })}`,
    you: 'Você',
    formerMember: 'Um ex-membro',
    visitor: 'Visitante',
    privateNote: 'Anotação interna',
    byLink: 'O visitante verá a resposta quando abrir o link dele.',
  },
  delivery: {
    sent: (address) => `Enviada para ${address}`,
    sending: 'Enviando…',
    retrying: (error) => `Ainda não enviada, mas haverá nova tentativa. ${error}`,
    refused: (address) => `Não foi possível enviar para ${address}.`,
    refusedBecause: ({ address, error }) => `Não foi possível enviar para ${address}: ${error}`,
    correct: 'Enviar para outro endereço',
    sendTo: 'Enviar para',
    sendAgain: 'Enviar de novo',
    cancel: 'Cancelar',
  },
  composer: {
    label: 'Escrever',
    answer: 'Resposta',
    privateNote: 'Anotação interna',
  },
  reply: {
    label: 'Resposta',
    placeholder: 'Escreva uma resposta',
    tooLong: (max) =>
      plural(max, { one: 'Use no máximo # caractere.', other: 'Use no máximo # caracteres.' }),
    noName: (variable) => `O visitante não deixou o nome. Substitua ${variable} por suas próprias palavras.`,
    noLocation: (variable) =>
      `Esta avaliação não tem unidade. Substitua ${variable} por suas próprias palavras.`,
    noVariable: (variable) => `Isto não é uma variável. Substitua ${variable} por suas próprias palavras.`,
    outdated: (time) => `O visitante alterou esta avaliação (${time}). Leia-a de novo antes de responder.`,
    byLink: 'O visitante verá a resposta quando abrir o link dele.',
    byEmail: (address) => ['Será enviada por e-mail para ', address, '.'],
    differs: 'Sua resposta anterior foi enviada: ela está acima. Envie esta também se disser algo novo.',
    send: 'Enviar',
    sendAndFinish: 'Enviar e concluir',
    notFinished: 'Enviada, mas não marcada como concluída',
    impossible: {
      erased:
        'O texto e os dados de contato desta avaliação foram removidos, portanto não há a quem responder.',
      noEmail: 'O visitante deixou um telefone, mas não um e-mail.',
      noAddress: 'O visitante não deixou e-mail nem telefone, portanto não há a quem responder.',
      optedOut: (company) => ['O visitante não quer mais receber e-mails da empresa ', company, '.'],
      tooMany:
        'Você enviou três respostas seguidas. Poderá escrever de novo quando o visitante tiver respondido.',
    },
    call: (phone) => ['Ligar para ', phone],
    noteCall: 'Anotar o combinado',
  },
  note: {
    label: 'Anotação interna',
    description: 'Só sua equipe vê as anotações. Digite @ para avisar um colega.',
    placeholder: 'Escreva uma anotação',
    tooLong: (max) =>
      plural(max, { one: 'Use no máximo # caractere.', other: 'Use no máximo # caracteres.' }),
    add: 'Adicionar anotação',
    colleagues: 'Colegas',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# colega. Escolha com as setas e Enter.',
        other: '# colegas. Escolha com as setas e Enter.',
      }),
  },
}
