import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Avaliações recentes',
    empty: {
      title: 'Nenhuma avaliação ainda',
      text: 'O feedback privado aparece aqui assim que um visitante o envia.',
    },
    all: 'Todas as avaliações',
  },
  list: {
    failed: 'Não foi possível carregar as avaliações',
    retry: 'Tentar de novo',
    loadMore: 'Carregar mais',
    shown: (count) => plural(count, { one: '# avaliação exibida', other: '# avaliações exibidas' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# nova avaliação', other: '# novas avaliações' }),
    newAtLeast: (count) => plural(count, { one: '#+ nova avaliação', other: '#+ novas avaliações' }),
    more: (count) => plural(count, { one: 'Mais # avaliação', other: 'Mais # avaliações' }),
    moreAtLeast: (count) => plural(count, { one: 'Mais #+ avaliação', other: 'Mais #+ avaliações' }),
  },
  item: {
    open: (time) => ['Abrir avaliação: ', time],
    edited: 'Alterada',
    wordsRemoved: (date) => `Texto removido em ${date}`,
    scannedAt: (spot) => ['em: ', spot],
    contact: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Negativo, definido à mão',
      neutral: 'Neutro, definido à mão',
      positive: 'Positivo, definido à mão',
    },
    label: (sentiment) => `Sentimento: ${sentiment}`,
    set: {
      negative: 'É negativo',
      neutral: 'É neutro',
      positive: 'É positivo',
    },
    automatic: 'Voltar ao automático',
    isAutomatic: (sentiment) => `De volta ao automático: ${sentiment}`,
    conflict: (sentiment) => `A avaliação mudou nesse meio-tempo: o sentimento agora é “${sentiment}”.`,
  },
  change: {
    undo: 'Desfazer',
    undone: 'Desfeito',
    nothingToUndo: 'Nada a desfazer',
    notChanged: 'Não alterado',
    notUndone: 'Não desfeito',
    failed: 'Não foi possível salvar a alteração',
    undoFailed: 'Não foi possível desfazer',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Elogio com # estrela, talvez um toque por engano.',
        other: 'Elogio com # estrelas, talvez um toque por engano.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Crítica com # estrela, talvez um toque por engano.',
        other: 'Crítica com # estrelas, talvez um toque por engano.',
      }),
    all: 'Mostrar todas as avaliações assim',
  },
}
