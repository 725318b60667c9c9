import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-BR')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Permita que seus próprios programas, e serviços como o Zapier, trabalhem com suas avaliações.',
    webhooks: 'Webhooks',
    webhooksDescription: 'Avise imediatamente seu sistema sobre avaliações e o que acontece com elas.',
    webhookLog: 'Registro de um webhook',
  },

  scopes: {
    'company:read': 'Ver as configurações da empresa',
    'company:manage': 'Alterar as configurações da empresa',
    'reviews:read': 'Ler as avaliações e seus números',
    'reviews:contacts': 'Ver os dados de contato que os visitantes deixaram',
    'reviews:reply': 'Responder aos visitantes e trabalhar nas avaliações',
    'reviews:export': 'Exportar avaliações',
    'orders:read': 'Ver pedidos de impressão',
    'orders:place': 'Pedir impressos',
    'locations:read': 'Ver unidades',
    'locations:manage': 'Adicionar e alterar unidades',
    'placements:read': 'Ver códigos',
    'placements:manage': 'Adicionar e alterar códigos',
    'audit:read': 'Ler o registro de segurança',
    'platform:manage':
      'Fazer o que os operadores fazem, exceto usuários, chaves de API e registro de atividades',
  },

  keys: {
    title: 'Chaves de API',
    empty: 'Nenhuma chave de API ainda',
    emptyText: 'Um programa com uma chave pode fazer o que você permitir, sem sua senha.',
    list: 'Chaves de API',
    loadFailed: 'Não foi possível carregar as chaves de API',

    create: 'Criar chave de API',
    createTitle: 'Criar chave de API',
    name: 'Nome',
    nameText: 'O que usa a chave, por exemplo: Caixa.',
    nameMissing: 'Digite um nome',
    mayDo: 'O que ela pode fazer',
    mayDoMissing: 'Escolha o que a chave pode fazer',
    expiresAfter: 'Expira após',
    lifetimes: {
      30: '30 dias',
      90: '90 dias',
      365: '1 ano',
      never: 'Nunca',
    },
    createSubmit: 'Criar chave de API',
    created: (name) => ['Sua chave de API ', name],
    key: 'Chave de API',

    endsIn: 'termina em',
    expiredBadge: 'Expirada',
    endedBadge: 'Encerrada',
    endsBadge: (date) => `Termina em ${date}`,
    lastUsed: (date) => `Último uso em ${date}`,
    neverUsed: 'Nunca usada',
    expires: (date) => `Expira em ${date}`,
    expired: (date) => `Expirou em ${date}`,
    neverExpires: 'Não expira',
    createdOn: (date) => `Criada em ${date}`,
    createdBy: (date, maker) => [`Criada em ${date}; autor: `, maker],
    allowed: (name) => `O que a chave ${name} pode fazer`,

    makerLeft:
      'Quem criou esta chave saiu da equipe, por isso ela termina em breve. Um proprietário pode mantê-la.',
    makerLeftToOwner:
      'Quem criou esta chave saiu da equipe, por isso ela termina em breve. Se você a mantiver, responderá por ela.',
    keep: 'Manter',
    keepNamed: (name) => `Manter ${name}`,
    kept: 'A chave de API continua valendo',
    keepFailed: 'Não foi possível manter a chave de API',

    revoke: 'Revogar',
    revokeNamed: (name) => `Revogar ${name}`,
    revokeTitle: (name) => ['Revogar a chave ', name, '?'],
    revokeText: 'Tudo o que usa esta chave para de funcionar imediatamente. Isto não pode ser desfeito.',
    revokeConfirm: 'Revogar chave de API',
    revoked: 'Chave de API revogada',
    revokeFailed: 'Não foi possível revogar a chave de API',
  },

  secret: {
    once: 'Copie agora. Isto é mostrado uma única vez.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar',
    copyFailedText: 'Selecione e copie manualmente.',
    done: 'Já guardei',
    signing: 'Segredo de assinatura',
    signingText: 'Seu sistema verifica nossa assinatura com ele. Ele só é mostrado agora.',
    copySigning: 'Copiar o segredo',
  },

  webhooks: {
    empty: 'Nenhum webhook ainda',
    emptyText: 'Adicione o endereço do seu sistema, envie um teste e veja na hora o que ele respondeu.',
    loadFailed: 'Não foi possível carregar os webhooks',
    changeFailed: 'Não foi possível alterar o webhook',
    add: 'Adicionar webhook',

    off: 'Desativado',
    failing: 'Com falhas',
    withWords: 'Com textos',
    events: (count) => plural(count, { one: '# evento', other: '# eventos' }),
    nothingSent: 'nada enviado ainda',
    lastArrived: (ago) => `última entrega: ${ago}`,
    lastFailed: (ago) => `última falha: ${ago}`,
    formerSecret: (time) => `O segredo anterior também assina até ${time}.`,
    whyOff: {
      gone: 'Desativado, porque respondeu que não existe mais (410).',
      failing: 'Desativado, porque uma mensagem não pôde ser entregue por mais de três dias.',
      byUser: 'Desativado. Nada é enviado até que você o ative.',
    },

    more: (host) => `Mais opções: ${host}`,
    edit: 'Editar',
    replaceSecret: 'Substituir segredo',
    switchOff: 'Desativar',
    switchOn: 'Ativar',
    delete: 'Excluir',
    log: 'Registro',
    logOf: (host) => `Registro: ${host}`,

    form: {
      addTitle: 'Adicionar webhook',
      editTitle: 'Editar webhook',
      text: 'Enviamos uma mensagem assinada ao seu sistema assim que algo acontece.',
      address: 'Endereço',
      addressText: 'Onde seu sistema recebe as mensagens, como HTTP POST.',
      events: 'Enviar uma mensagem quando',
      eventsMissing: 'Escolha pelo menos um evento',
      words: 'Enviar o que os clientes escreveram',
      wordsText:
        'Caso contrário, as mensagens têm somente IDs, estrelas e horários. Os dados de contato nunca são enviados.',
      description: 'Descrição',
      secret: 'Seu próprio segredo de assinatura',
      secretText: 'Se sua ferramenta criar um: “whsec_” e base64. Caso contrário, nós o criamos.',
      addSubmit: 'Adicionar webhook',
      save: 'Salvar',
    },
    eventNames: {
      'review.created': 'Um cliente deixa uma avaliação',
      'review.changed': 'Um cliente altera uma avaliação ou dados de contato são removidos',
      'review.withdrawn': 'Um cliente retira uma avaliação',
      'review.erased': 'O texto de uma avaliação é excluído',
      'case.changed': 'O status ou o responsável de uma avaliação muda',
      'message.received': 'Um cliente responde',
      'order.changed': 'Um pedido de impressão é feito ou muda',
      'company.suspended': 'A empresa é suspensa',
      'company.restored': 'A empresa está ativa de novo',
      'company.created': 'Uma empresa é criada',
    },

    added: {
      title: 'Webhook adicionado',
      text: 'Copie o segredo e depois teste se uma mensagem chega.',
      standard: (link) => [
        'As mensagens são assinadas conforme ',
        link('Standard Webhooks'),
        ', que tem bibliotecas para a maioria das linguagens.',
      ],
      done: 'Concluir',
    },
    replace: {
      title: 'Substituir o segredo?',
      text: (hours) =>
        plural(hours, {
          one: 'Você recebe um novo. Por # hora, as mensagens são assinadas com os dois; um segredo substituído antes deixa de valer agora.',
          other:
            'Você recebe um novo. Por # horas, as mensagens são assinadas com os dois; um segredo substituído antes deixa de valer agora.',
        }),
      confirm: 'Substituir segredo',
      failed: 'Não foi possível substituir o segredo',
      doneTitle: 'Segredo substituído',
      doneText: (hours) =>
        plural(hours, {
          one: 'Por # hora, as mensagens também são assinadas com o segredo anterior.',
          other: 'Por # horas, as mensagens também são assinadas com o segredo anterior.',
        }),
    },
    remove: {
      title: (host) => ['Excluir o webhook para ', host, '?'],
      text: 'Ele não recebe mais mensagens, e o registro dele não pode mais ser visto.',
      confirm: 'Excluir',
      done: 'Webhook excluído',
      failed: 'Não foi possível excluir o webhook',
    },

    outcome: {
      waiting: 'Aguardando envio',
      notSent: 'Não enviada',
      answered: (status, ms) => `Resposta ${status} após ${number(ms)} ms`,
      noAnswer: (ms) => `Sem resposta após ${number(ms)} ms`,
    },
    test: {
      send: 'Enviar teste',
      sendTo: (host) => `Enviar um teste para ${host}`,
      failed: 'Não foi possível enviar um teste',
      sending: 'Enviando…',
      arrived: (outcome) => `O teste chegou. ${outcome}.`,
      notArrived: (outcome) => `O teste não chegou. ${outcome}.`,
      arrivedWith: (outcome) => `O teste chegou. ${outcome}:`,
      notArrivedWith: (outcome) => `O teste não chegou. ${outcome}:`,
    },

    messages: {
      show: 'Mostrar',
      all: 'Todas as mensagens',
      choices: {
        pending: 'Aguardando',
        delivered: 'Entregues',
        failed: 'Com falha',
      },
      status: {
        pending: 'Aguardando',
        delivered: 'Entregue',
        failed: 'Falhou',
      },
      none: 'Nada enviado ainda',
      noneSuch: 'Nenhuma mensagem assim',
      noneText: (days) =>
        plural(days, {
          one: 'As mensagens do último dia aparecem aqui, com o que seu sistema respondeu.',
          other: 'As mensagens dos últimos # dias aparecem aqui, com o que seu sistema respondeu.',
        }),
      loadFailed: 'Não foi possível carregar as mensagens',
      shown: (count) => plural(count, { one: '# mensagem exibida', other: '# mensagens exibidas' }),

      attempts: (count) => plural(count, { one: '# tentativa', other: '# tentativas' }),
      nextAttempt: (time) => `Próxima tentativa: ${time}`,
      attemptList: 'Tentativas',
      attemptAnswered: (time, status, ms) => `${time}: resposta ${status} após ${number(ms)} ms`,
      attemptNoAnswer: (time, ms) => `${time}: sem resposta após ${number(ms)} ms`,
      message: 'Mensagem',
      sendAgain: 'Reenviar',
      sentAgain: 'A mensagem está sendo reenviada',
      sendAgainFailed: 'Não foi possível reenviar a mensagem',
    },
    span: {
      open: 'Reenviar um período',
      title: 'Reenviar um período',
      text: 'Cada mensagem desse período é enviada mais uma vez, com o mesmo ID, para que seu sistema saiba quais já tem.',
      from: 'De',
      to: 'Até',
      send: 'Reenviar',
      nothing: 'Não há nada a reenviar',
      sending: (count) => plural(count, { one: 'Reenviando # mensagem', other: 'Reenviando # mensagens' }),
    },
  },
}
