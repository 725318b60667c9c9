import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const printFormats: typeof english = {
  title: 'Formatos',
  description:
    'Seu código em tudo, do cartaz à assinatura de e-mail, para imprimir por conta própria ou em uma gráfica.',
  names: {
    poster_18x24: 'Cartaz grande',
    sticker_3in: 'Adesivo redondo',
    poster_a4: 'Cartaz A4',
    poster_a5: 'Cartaz A5',
    table_tent: 'Display de mesa',
    counter_card: 'Cartão de balcão',
    window_cling: 'Adesivo de vitrine',
    card: 'Cartão',
    slip: 'Tira',
    card_sheet: 'Folha com dez cartões',
    signature: 'Assinatura de e-mail',
    button: 'Botão para site',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} pol`,
  takeHome: 'Para levar',
  onScreen: 'Para telas',
  preview: (name) => `Prévia: ${name}`,
  layout: 'Layout',
  checking: 'Verificando…',
  fine: 'Verificado: o código é lido na peça pronta e nada invade a margem.',
  checkFailed: 'A verificação falhou',
  findings: {
    code_unreadable: 'Um código não é lido na peça impressa. Escolha outro layout.',
    code_too_far: 'Um código não é lido da distância habitual. Escolha outro layout ou um formato maior.',
    code_contrast: 'O código não se destaca o bastante do fundo. Escolha outro layout.',
    code_small:
      'O código é pequeno demais para a maioria dos celulares. Escolha outro layout ou um formato maior.',
    text_outside: 'Há texto na margem que pode ser cortado. Escolha outro layout ou um nome mais curto.',
    letters_missing:
      'Algumas letras de um nome não podem ser impressas e ficam de fora. Veja a prévia e, se preciso, escreva o nome de outra forma.',
    name_from_address:
      'Nenhuma letra do nome pode ser impressa, então aparece o nome do endereço. Veja a prévia.',
    logo_resolution:
      'O logotipo é pequeno demais para o tamanho impresso e vai parecer borrado. Envie uma imagem maior ou um desenho (SVG).',
  },
  pdf: 'PDF',
  press: 'PDF para gráfica',
  note: 'O PDF para gráfica tem sangria e marcas de corte (PDF/X-4). SVG e PNG são para um código por vez.',
  escrow: {
    title: 'Leve seus códigos',
    text: 'Todos os seus códigos como arquivos de um site. Quem os publicar mantém seus impressos funcionando, mesmo sem nós.',
    download: 'Baixar códigos',
  },
}
