import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Seletor: ${field}`,

  logo: {
    label: 'Logotipo',
    description: 'PNG, JPG ou SVG, até 2 MB',
    preview: 'Prévia do logotipo',
    upload: 'Enviar',
    replace: 'Substituir',
    remove: 'Remover logotipo',
    invalidTitle: 'Arquivo inválido',
    invalid: 'Envie um arquivo de imagem',
    tooLargeTitle: 'Arquivo grande demais',
    tooLarge: 'Envie uma imagem com menos de 2 MB',
  },

  googleLink: {
    placeholder: 'Cole qualquer link da sua empresa no Google',
    reading: 'Verificando o link…',
    found: 'Este link abre as avaliações de uma empresa no Google. É a sua empresa?',
    open: 'Abrir link',
    otherwise: 'Qualquer outro endereço pode ser salvo como está.',
    steps: {
      open: 'Abra o Google Maps no navegador de um computador.',
      search: 'Pesquise sua empresa, selecione-a e espere o mapa aparecer.',
      copy: 'Copie o endereço inteiro da barra de endereço e cole aqui.',
    },
  },

  words: {
    defaultLanguage: 'Idioma padrão',
    defaultLanguageText: 'Para visitantes cujo navegador pede um idioma que não oferecemos.',
    title: 'Seus próprios textos',
    text: 'Eles substituem nossas frases padrão, somente no respectivo idioma. Todos os visitantes os veem, seja qual for a nota.',
    languages: 'Idiomas',
    toCorrect: ', a corrigir',
    add: 'Adicionar um idioma',
    addFirst: 'Adicionar um idioma…',
    greeting: (language) => `Saudação (${language})`,
    greetingText: 'Na primeira tela, abaixo da pergunta.',
    thanks: (language) => `Agradecimento (${language})`,
    thanksText: 'Depois do envio do feedback.',
    remove: (language) => `Remover ${language}`,
    characters: 'Caracteres:',
  },

  preview: {
    label: 'Prévia da página de avaliação',
    caption: 'Prévia',
    in: (language) => `Prévia (${language})`,
    failed: 'Não foi possível carregar a prévia.',
  },
}
