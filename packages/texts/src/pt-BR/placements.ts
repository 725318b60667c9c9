import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const placements: PlacementsTexts = {
  title: 'Códigos',
  list: 'Códigos',
  search: {
    label: 'Pesquisar códigos',
    placeholder: 'Pesquisar nomes e códigos',
  },
  status: {
    label: 'Status',
    inUse: 'Em uso',
    archived: 'Arquivados',
  },
  empty: {
    title: 'Nenhum código ainda',
    text: 'Um código marca um local, como o balcão ou uma mesa, e mostra quantas vezes é escaneado.',
  },
  noMatches: {
    title: 'Nenhum código corresponde',
    text: 'Tente uma parte menor do nome ou as primeiras letras do código.',
    clear: 'Limpar filtros',
  },
  noArchived: {
    title: 'Nenhum código arquivado',
    text: 'Os códigos arquivados não aparecem na lista, mas continuam funcionando onde foram impressos.',
  },
  failed: 'Não foi possível carregar os códigos',
  shown: (count) => plural(count, { one: '# código exibido', other: '# códigos exibidos' }),

  kinds: {
    poster: 'Cartaz',
    sticker: 'Adesivo',
    table_tent: 'Display de mesa',
    card: 'Cartão',
    window: 'Vitrine',
    receipt: 'Recibo',
    web: 'Site ou e-mail',
    other: 'Outro',
  },

  row: {
    qr: 'QR code',
    qrOf: (name) => `QR code: ${name}`,
    scans: (count) =>
      plural(count, { one: '# escaneamento em 30 dias', other: '# escaneamentos em 30 dias' }),
    lastScan: (ago) => ['Último escaneamento: ', ago],
    added: (date) => `Adicionado em ${date}`,
    more: (name) => `Mais opções: ${name}`,
    copyLink: 'Copiar link',
    print: 'Cartaz e adesivo',
    reviews: 'Avaliações',
    edit: 'Editar',
    archive: 'Arquivar',
    restore: 'Restaurar',
  },

  changes: {
    copied: 'Link copiado',
    copyFailed: 'Não foi possível copiar',
    copyFailedText: 'Tente novamente.',
    added: (name) => `Código adicionado: ${name}`,
    addedSeveral: (count) => plural(count, { one: '# código adicionado', other: '# códigos adicionados' }),
    saved: (name) => `Código salvo: ${name}`,
    archived: (name) => `Código arquivado: ${name}`,
    archivedText: 'O código impresso continua funcionando.',
    restored: (name) => `Código restaurado: ${name}`,
    undo: 'Desfazer',
    failed: 'Não foi possível alterar o código',
  },

  fields: {
    name: 'Nome',
    kind: 'Tipo',
    location: 'Unidade',
    noLocation: 'Sem unidade',
  },

  add: {
    open: 'Adicionar códigos',
    title: 'Adicionar códigos',
    description: 'Cada código marca um local. Depois de impresso, funciona para sempre.',
    nameHint: 'Por exemplo: Balcão, Entrada ou Mesa.',
    several: 'Vários de uma vez, numerados',
    count: 'Quantidade',
    firstNumber: 'Primeiro número',
    names: 'Nomes:',
    exampleName: 'Mesa',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Adicionar código',
    submitSeveral: (count) => plural(count, { one: 'Adicionar # código', other: 'Adicionar # códigos' }),
  },
  edit: {
    title: 'Editar código',
    description: (code) => [
      'O código ',
      code,
      ' não muda, para que o que já foi impresso continue funcionando.',
    ],
    submit: 'Salvar',
  },
}
