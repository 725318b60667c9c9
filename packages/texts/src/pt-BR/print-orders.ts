import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#pt-BR/spread.ts'

const { number, plural } = formats('pt-BR')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Material de divulgação',
  description:
    'Ambos abrem sua página de avaliação quando escaneados. Escolha um layout e peça os impressos a nós ou leve a uma gráfica.',
  loading: 'Carregando…',
  failed: 'Não há dados da empresa',
  retry: 'Tentar de novo',

  for: {
    code: (name) => ['Para: ', name],
    codes: (count, names) => [`Para ${number(count)} códigos: `, names],
  },
  andMore: (names, count) => `${names} e mais ${number(count)}`,

  printedFor: {
    label: 'Impresso para',
    reviewPage: 'Para sua página de avaliação',
    reviewPageText: 'Um só código para todos os locais.',
    codes: (names) => ['Para: ', names],
    oneCode: 'Um código próprio.',
    severalCodes: (count) => `${number(count)} códigos, um para cada local.`,
    language: 'Idioma dos impressos',
    useReviewPage: 'Usar página geral',
    choose: 'Escolher códigos',
    change: 'Mudar',
  },

  picker: {
    title: 'Escolher códigos',
    description: 'Cada local tem seu próprio código, para que você possa distingui-los.',
    search: 'Pesquisar códigos',
    searchPlaceholder: 'Nome ou código',
    location: 'Unidade',
    allLocations: 'Todas as unidades',
    list: 'Códigos',
    failed: 'Não foi possível carregar os códigos',
    noMatches: { title: 'Nenhum código corresponde', text: 'Tente outro nome, código ou unidade.' },
    empty: {
      title: 'Nenhum código ainda',
      text: 'Adicione um código para cada local, como uma mesa ou o balcão.',
      toCodes: 'Ir para Códigos',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Carregar mais',
    notAllLoaded: 'Não foi possível carregar todos os códigos',
    noneSelected: 'Nenhum selecionado',
    selected: (count) => plural(count, { one: '# selecionado', other: '# selecionados' }),
    mostSelected: (count) => `${number(count)} selecionados, o máximo por vez`,
    clear: 'Limpar',
    selectAll: 'Selecionar todos',
    selectAllFound: 'Selecionar encontrados',
    cancel: 'Cancelar',
    useCodes: 'Usar códigos',
    useReviewPage: 'Usar página geral',
    use: (count) => plural(count, { one: 'Usar este código', other: 'Usar # códigos' }),
  },

  pieces: {
    poster: {
      name: 'Cartaz',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, para paredes e vitrines. Pode ser escaneado de longe.`,
      preview: 'Prévia do cartaz',
      layout: 'Layout do cartaz',
      layouts: { bold: 'Marcante', editorial: 'Editorial', arch: 'Arco' },
      packs: 'Pacotes de cartazes',
      pack: (quantity) => plural(quantity, { one: '# cartaz', other: '# cartazes' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'O pacote precisa de pelo menos # cartaz, um para cada código.',
          other: 'O pacote precisa de pelo menos # cartazes, um para cada código.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# cartaz', other: '# cartazes' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Cartaz (${centimeters(width)} × ${centimeters(height)} cm, quantidade: ${number(quantity)})`,
      evenly: (each) => `Cartazes: ${number(each)} para cada um`,
      unevenly: (by) => `Cartazes: ${spread(by)}`,
      withoutCode: 'Este cartaz vai levar à sua página sem números próprios. Escolher um código?',
      willSay: (name) => ['No cartaz estará escrito “', name, '”.'],
      downloaded: 'Cartaz baixado',
      printFileDownloaded: 'Arquivo de impressão do cartaz baixado',
    },
    sticker: {
      name: 'Adesivo',
      use: ({ width }) => `${centimeters(width)} cm, redondo, para balcões, mesas e embalagens.`,
      preview: 'Prévia do adesivo',
      layout: 'Layout do adesivo',
      layouts: { ring: 'Anel', bold: 'Marcante', horizon: 'Horizonte' },
      packs: 'Pacotes de adesivos',
      pack: (quantity) => plural(quantity, { one: '# adesivo', other: '# adesivos' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'O pacote precisa de pelo menos # adesivo, um para cada código.',
          other: 'O pacote precisa de pelo menos # adesivos, um para cada código.',
        }),
      order: ({ width }, quantity) =>
        `${plural(quantity, { one: '# adesivo redondo', other: '# adesivos redondos' })}, ${centimeters(width)} cm`,
      ordered: ({ width }, quantity) =>
        `Adesivo (redondo, ${centimeters(width)} cm, quantidade: ${number(quantity)})`,
      evenly: (each) => `Adesivos: ${number(each)} para cada um`,
      unevenly: (by) => `Adesivos: ${spread(by)}`,
      withoutCode: 'Este adesivo vai levar à sua página sem números próprios. Escolher um código?',
      willSay: (name) => ['No adesivo estará escrito “', name, '”.'],
      downloaded: 'Adesivo baixado',
      printFileDownloaded: 'Arquivo de impressão do adesivo baixado',
    },
  },

  piece: {
    notReady: 'A prévia não está pronta. Tente novamente.',
    unreadableCode: 'O QR code desta imagem não pode ser lido. Escolha outro layout e tente novamente.',
    previewFailed: 'Não foi possível carregar a prévia.',
    previous: 'Código anterior',
    next: 'Próximo código',
    position: (at, of) => `${number(at)} de ${number(of)}`,
    order: 'Pedir impressos',
    download: 'Baixar',
    downloadPrintFile: 'PDF para impressão',
    downloadFailed: 'Não foi possível baixar a prévia',
  },
  pageOf: (page, pages) => `Página ${number(page)} de ${number(pages)}`,

  tooLate: 'Demorou demais. Tente novamente.',
  disconnected:
    'A conexão falhou ou há uma nova versão disponível. Recarregue a página e baixe o arquivo de novo.',
  reload: 'Recarregar página',

  sheet: {
    title: 'Folha de códigos',
    oneCode: 'O código com o nome, em uma página A4 para imprimir e recortar por conta própria.',
    codes: (count, pages) =>
      plural(pages, {
        one: `${number(count)} códigos com os nomes, em uma página A4 para imprimir e recortar por conta própria.`,
        other: `${number(count)} códigos com os nomes, em # páginas A4 para imprimir e recortar por conta própria.`,
      }),
    download: 'Baixar PDF',
    downloaded: 'Folha baixada',
    failed: 'Não foi possível baixar a folha',
    documentTitle: (company) => `Códigos: ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# código', other: '# códigos' }),
  },

  names: {
    missing: (characters) => [
      'Estes caracteres do seu nome ainda não podem ser impressos: ',
      characters,
      '.',
    ],
    noLetters: 'Seu nome não tem letras para imprimir.',
    otherScript: 'Seu nome ainda não pode ser impresso nesta escrita.',
    code: (name) => [
      'Este nome ainda não pode ser impresso por completo na escrita dele: ',
      name,
      '. O endereço em cada peça ainda distingue os códigos.',
    ],
    codes: (names) => [
      'Estes nomes ainda não podem ser impressos por completo na escrita deles: ',
      names,
      '. O endereço em cada peça ainda distingue os códigos.',
    ],
  },

  billing: {
    title: 'Dados de faturamento',
    description: 'Informe seus dados de faturamento para a emissão manual da fatura.',
    chooseCode: 'Escolher um código',
    look: (layout, name) => [`Layout: ${layout}, texto: “`, name, '”'],
    lookIn: (layout, name, language) => [`Layout: ${layout}, texto: “`, name, '”, idioma: ', language],
    invoice: 'Fatura por e-mail, nada a pagar agora',
    terms: (provider) => `${provider} informará por e-mail o prazo de entrega, o frete e os impostos`,
    fields: {
      companyName: 'Nome da empresa',
      contactName: 'Nome do contato',
      email: 'E-mail',
      phone: 'Telefone',
      address: 'Endereço',
    },
    cancel: 'Cancelar',
    canceled: {
      title: 'Pedido cancelado',
      text: 'Se ele já tiver chegado até nós, aparecerá em Seus pedidos.',
    },
    submitted: {
      title: 'Pedido enviado',
      text: 'Recebemos seu pedido de impressão.',
    },
    failed: 'O pedido não foi feito',
    failedText: 'Não foi possível enviar o pedido de impressão. Tente novamente.',
    safeToRepeat:
      'Nada do que você digitou se perdeu. Você pode enviar de novo com segurança; o pedido não será feito duas vezes.',
  },

  proof: {
    title: 'Prova de impressão',
    text: 'É isto que será impresso. Confira o nome, o logotipo, as cores e os códigos.',
    picture: 'Prova de impressão',
    pictureOf: (name: string) => `Prova de impressão de ${name}`,
    zoomIn: 'Aumentar',
    zoomOut: 'Diminuir',
    front: 'Frente; o verso não é impresso',
    scale: 'Em escala, ao lado de um cartão de banco e de uma moeda',
    actualSize: 'Aproximadamente em tamanho real, ao lado de uma moeda',
    open: 'Abrir o arquivo para a gráfica (PDF)',
    failed: 'Não foi possível carregar a prova.',
    notReady: 'A prova ainda não está pronta. Aguarde um momento e tente de novo.',
    changed: 'A peça mudou nesse meio-tempo. Esta é a nova prova. Confira e aprove novamente.',
    approve: 'Aprovar e pedir',
    again: 'Pedir novamente',
    againOf: (item: string) => `Pedir novamente: ${item}`,
    againFailed: 'Não foi possível abrir o pedido',
    gone: 'Este pacote não está mais disponível. Escolha outro acima.',
  },

  conflict: {
    title: 'Seu primeiro pedido já foi feito com outros dados.',
    text: 'Ele não foi alterado. Mantenha-o ou faça também este pedido e receba duas faturas.',
    item: 'Item',
    price: 'Preço',
    layout: 'Layout',
    language: 'Idioma',
    picture: 'Imagem',
    pictureText: 'Mudou desde o primeiro pedido.',
    codes: 'Códigos',
    first: (value) => ['Primeiro pedido: ', value],
    now: (value) => ['Agora: ', value],
    firstForReviewPage: 'Primeiro pedido: sua página de avaliação',
    nowForReviewPage: 'Agora: sua página de avaliação',
    firstForCodes: (count) =>
      plural(count, { one: 'Primeiro pedido: # código', other: 'Primeiro pedido: # códigos' }),
    nowForCodes: (count) => plural(count, { one: 'Agora: # código', other: 'Agora: # códigos' }),
    keepFirst: 'Manter o primeiro',
    orderBoth: 'Pedir este também',
  },

  orders: {
    title: 'Seus pedidos',
    empty: { title: 'Nenhum pedido ainda', text: 'Escolha um pacote acima e acompanhe o andamento aqui.' },
    failed: 'Não foi possível carregar seus pedidos',
    loadMore: 'Carregar mais',
    new: 'Novo',
    states: {
      placed: 'Recebido',
      in_production: 'Em produção',
      shipped: 'Enviado',
      delivered: 'Entregue',
      cancelled: 'Cancelado',
    },
    processed: 'Processado',
    progress: 'Andamento',
    progressTitle: 'Andamento do seu pedido',
    progressFailed: 'Não foi possível carregar o andamento',
    carrier: 'Transportadora',
    tracking: 'Código de rastreamento',
    cancel: {
      open: 'Cancelar pedido',
      title: 'Cancelar este pedido?',
      text: 'Nada será impresso e não haverá nada a pagar. Isso não pode ser desfeito.',
      reason: 'Motivo',
      keep: 'Manter pedido',
      confirm: 'Cancelar pedido',
      done: 'Pedido cancelado',
      failed: 'Não foi possível cancelar o pedido',
    },
  },
}
