import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-PT')

export const practice: PracticeTexts = {
  title: 'Como as avaliações são pedidas aqui',
  link: 'Como as avaliações são pedidas',
  asked: {
    ways: (company) =>
      `Quem abre a página de ${company} escolhe entre uma avaliação pública no Google e um comentário privado. As duas opções surgem lado a lado, com o mesmo peso, antes de qualquer classificação.`,
    same: 'A página seguinte é a mesma com qualquer número de estrelas, e a opção pública continua disponível.',
    linked: (company) => `A opção pública leva à página de ${company} no Google.`,
    searched: (company) => `A opção pública leva a uma pesquisa por ${company} no Google.`,
    standard: 'A saudação e o agradecimento são iguais para todas as empresas.',
    own: (company) =>
      `A saudação ou o agradecimento foi escrito por ${company}. Os textos que pedem certas estrelas ou oferecem algo por uma avaliação são recusados.`,
  },
  writers: {
    title: 'Quem pode escrever',
    anyone: 'Qualquer pessoa que leia um código QR ou abra a ligação, sem iniciar sessão.',
    unchecked: 'Não se verifica se a pessoa foi cliente.',
    nothing: 'Nada é oferecido por uma avaliação, nem se pede uma em particular.',
  },
  month: {
    title: 'No mês passado',
    offered: (count) =>
      plural(count, {
        one: 'As duas opções foram oferecidas # vez.',
        other: 'As duas opções foram oferecidas # vezes.',
      }),
    google: (count) =>
      plural(count, {
        one: 'O Google foi escolhido # vez.',
        other: 'O Google foi escolhido # vezes.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Foi deixado # comentário privado.',
        other: 'Foram deixados # comentários privados.',
      }),
    none: 'Ninguém abriu a página.',
  },
}
