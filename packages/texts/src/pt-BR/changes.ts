import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const changes: ChangesTexts = {
  title: 'Você disse, nós fizemos',
  description:
    'Conte aos visitantes o que você mudou por causa do que eles disseram. As três melhorias mais recentes aparecem na página de agradecimento e na página sobre como você pede avaliações.',
  failed: 'Não foi possível carregar as melhorias',
  empty: 'Ainda não há nada aqui.',
  add: 'Adicionar melhoria',
  poster: 'Imprimir como cartaz',
  said: 'Você disse',
  did: 'Nós fizemos',
  since: (date) => `Desde ${date}`,
  hidden: 'Oculta',
  edit: (did) => `Editar “${did}”`,
  editTitle: 'Editar',
  delete: (did) => `Excluir “${did}”`,
  deleteTitle: 'Excluir',
  deletion: {
    question: 'Excluir esta melhoria?',
    description: 'Os visitantes deixam de vê-la.',
    confirm: 'Excluir',
    failed: 'Não foi possível excluir a melhoria',
  },
  form: {
    addTitle: 'Adicionar melhoria',
    editTitle: 'Editar melhoria',
    saidDescription: 'O que os visitantes disseram, em poucas palavras, como “Lento ao meio-dia”.',
    didDescription: 'O que mudou, como “Um segundo caixa”.',
    date: 'Desde',
    themes: 'Temas',
    visible: 'Os visitantes a veem',
    save: 'Salvar',
    saved: 'Melhoria salva',
  },
  effect: {
    show: 'Ajudou?',
    showOf: (did) => `Ajudou? ${did}`,
    failed: 'Não foi possível carregar os números',
    title: (themes) => `Proporção de avaliações com críticas a: ${themes}, por semana`,
    before: (percent, reviews) => `Antes: ${percent} de ${number(reviews)}`,
    after: (percent, reviews) => `Desde então: ${percent} de ${number(reviews)}`,
    verdict: {
      early: 'Cedo demais para dizer',
      fewer: 'Criticado com menos frequência desde então',
      more: 'Criticado com mais frequência desde então',
    },
  },
}
