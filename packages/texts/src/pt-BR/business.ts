import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('pt-BR')

const parts = { name: 'o nome', logoUrl: 'o logotipo', brandColor: 'a cor' }

export const business: BusinessTexts = {
  brand: {
    title: 'Nome, logotipo e cor',
    description: 'Na sua página de avaliação, nos e-mails aos clientes e no que você imprime.',
    name: 'Nome',
    nameText: (page) => [
      'Sua página de avaliação fica em ',
      page,
      '. O endereço não muda, para que os códigos impressos continuem funcionando.',
    ],
    color: 'Cor da marca',
    formerKept: (changed) =>
      `O que já foi impresso mantém ${list(changed.map((part) => parts[part]))} de antes; os códigos continuam funcionando.`,
    saved: 'Salvo. Os visitantes já veem a mudança.',
  },

  website: {
    title: 'Encontre sua marca no seu site',
    label: 'Site',
    find: 'Buscar',
    looking: 'Lendo seu site. Isso pode levar alguns segundos.',
    found: 'Escolha o que é seu. Os visitantes veem quando você salvar.',
    nothingFound: 'Nada foi encontrado no site. Envie seu logotipo e escolha uma cor abaixo.',
    name: 'Nome',
    logos: 'Logotipos',
    colors: 'Cores',
    colorsText: `O número é o contraste do texto em um botão; a partir de ${number(4.5)}, a leitura é fácil. Onde uma cor é usada em texto, a página a adapta.`,
    sources: {
      page: 'Na página',
      icon: 'Ícone',
      preview: 'Imagem de links',
    },
    sample: 'Avaliar',
    contrast: (ratio) => `Contraste ${ratio}`,
  },

  timeZone: {
    title: 'Fuso horário',
    description: (zone) => `Os dias, semanas e meses são contados no fuso horário ${zone}.`,
    change: 'Mudar fuso horário',
    dialogTitle: 'Fuso horário',
    dialogText: 'Os dias, semanas e meses são contados neste fuso horário.',
    label: 'Fuso horário',
    save: 'Salvar',
    saved: 'Fuso horário atualizado',
    failed: 'Não foi possível atualizar o fuso horário',
  },

  texts: {
    title: 'Idioma e textos',
    description: 'Os visitantes leem sua página de avaliação no idioma do navegador.',
    saved: 'Idioma e textos salvos',
  },

  replyTo: {
    title: 'Endereço de resposta',
    description:
      'Para onde vão as respostas dos visitantes aos seus e-mails. Sem um endereço, eles respondem na página privada, cujo link está em cada e-mail.',
    label: 'E-mail',
    placeholder: 'contato@example.com',
    save: 'Salvar endereço',
    saved: 'Endereço de resposta salvo',
    removed: 'Endereço de resposta removido',
  },

  googleUrl: {
    title: 'URL de avaliação no Google',
    description: 'Para onde “Deixar avaliação pública” leva seus visitantes.',
    test: 'Testar link',
    missing: 'Ainda não há URL. Os visitantes não podem deixar uma avaliação pública.',
    new: 'Nova URL',
    update: 'Atualizar URL',
    updated: 'URL de avaliação no Google atualizada',
    failed: 'Não foi possível atualizar a URL',
  },

  linkCheck: {
    title: 'Confira seu link do Google',
    text: (months) =>
      plural(months, {
        one: 'Links para o Google podem parar de funcionar sem que ninguém perceba. Há # mês ninguém confere o seu.',
        other:
          'Links para o Google podem parar de funcionar sem que ninguém perceba. Há # meses ninguém confere o seu.',
      }),
    open: 'Abrir link',
    ask: 'Era a página da sua empresa?',
    yes: 'Sim, é a nossa',
    no: 'Não, mudar',
    dismiss: 'Dispensar',
    confirmed: 'Link do Google confirmado',
    dismissed: 'Lembrete dispensado',
    failed: 'Não foi possível salvar',
  },
}
