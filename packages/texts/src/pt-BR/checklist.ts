import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const checklist: ChecklistTexts = {
  title: 'Receba suas primeiras avaliações',
  progress: (done, all) => `${number(done)} de ${number(all)} concluídas`,
  show: 'Mostrar etapas',
  hide: 'Ocultar etapas',
  dismiss: 'Dispensar',
  dismissTitle: 'Dispensar as primeiras etapas?',
  dismissText:
    'A lista desaparece para toda a sua equipe e não volta. Tudo o que está nela continua no mesmo lugar nas configurações.',
  dismissConfirm: 'Dispensar',
  saveFailed: 'Não foi possível salvar',
  done: (title) => `${title} (concluída)`,

  titles: {
    link: 'Teste seu link do Google',
    brand: 'Escolha seu logotipo e sua cor',
    timeZone: 'Defina seu fuso horário',
    code: 'Adicione seu primeiro código',
    scan: 'Escaneie seu código',
    print: 'Imprima um cartaz ou adesivo',
    alert: 'Receba um alerta de teste',
    team: 'Convide um colega',
    review: 'Receba sua primeira avaliação',
  },
  steps: {
    link: {
      add: 'Os visitantes escolhem livremente entre uma avaliação pública no Google e um feedback privado.',
      addButton: 'Adicionar link',
      open: 'Ele deve abrir sua empresa no Google.',
      openButton: 'Abrir link',
      ask: 'Era a página da sua empresa?',
      yesButton: 'Sim, é a nossa',
      noButton: 'Não, mudar',
    },
    brand: { text: 'Aparecem na sua página de avaliação e no que você imprime.', button: 'Escolher' },
    timeZone: {
      text: 'Ele define quando seu dia começa, para os números e o horário de silêncio.',
      button: 'Definir',
    },
    code: {
      text: 'Um para cada local, como o balcão. Ele mostra quantas vezes é escaneado.',
      button: 'Adicionar código',
    },
    scan: { text: 'Abra o código nesta tela e escaneie-o com o celular.', button: 'Mostrar códigos' },
    print: {
      text: 'Peça a nós ou baixe para imprimir por conta própria.',
      button: 'Escolher layout',
    },
    alert: { text: 'Para você saber que os alertas sobre avaliações com poucas estrelas chegam até você.' },
    team: {
      text: 'Duas pessoas respondem mais rápido.',
      button: 'Convidar',
      ownersOnly: 'Os proprietários convidam colegas.',
    },
    review: {
      text: 'Deixe uma avaliação e veja-a chegar aqui.',
      button: 'Abrir a página',
    },
  },
}
