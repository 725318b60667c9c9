import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-PT')

export const notice: NoticeTexts = {
  title: 'Privacidade',
  responsible: {
    title: 'Quem é responsável',
    company: (company) => `${company} é responsável pelos comentários que aqui deixa.`,
    address: 'Pode contactar a empresa neste endereço:',
    noAddress: 'Pode contactar a empresa nas suas instalações.',
    operator: (operator, company) =>
      `${operator} gere esta página e guarda os comentários para ${company}, enquanto subcontratante.`,
  },
  kept: {
    title: 'O que é guardado',
    feedback:
      'As suas estrelas, o seu texto, a data e a hora, o idioma da página e, se leu um código QR, qual foi.',
    contact: 'O seu nome, telefone e e-mail, apenas se os indicar, para que a empresa lhe possa responder.',
  },
  readers: {
    title: 'Quem lê',
    text: (company) =>
      `Os comentários privados são lidos pela equipa que trabalha para ${company}. Não são publicados.`,
    google: 'Se deixar uma avaliação pública, fá-lo no Google, onde se aplicam as regras do Google.',
  },
  duration: {
    title: 'Durante quanto tempo',
    contact: (months) =>
      plural(months, {
        one: 'O seu nome, telefone e e-mail são eliminados após # mês.',
        other: 'O seu nome, telefone e e-mail são eliminados após # meses.',
      }),
    contactUnlimited:
      'O seu nome, telefone e e-mail são guardados até serem eliminados por si ou pela empresa.',
    text: (months) =>
      plural(months, {
        one: 'O seu texto é eliminado após # mês.',
        other: 'O seu texto é eliminado após # meses.',
      }),
    textUnlimited: 'O seu texto é guardado até ser eliminado por si ou pela empresa.',
    numbers: 'As estrelas e o dia permanecem nas estatísticas, sem qualquer dado sobre si.',
  },
  rights: {
    title: 'Os seus direitos',
    receipt:
      'Depois do envio, recebe um link privado. Com ele, pode ler e retirar o seu comentário em qualquer altura e alterá-lo durante 30 dias.',
    company: (company) =>
      `Também pode perguntar que dados ${company} tem sobre si e pedir que sejam corrigidos ou eliminados. E pode apresentar reclamação a uma autoridade de proteção de dados.`,
  },
  tracking: {
    title: 'Sem rastreio',
    text: 'Estas páginas não usam cookies, não reconhecem ninguém e não carregam nada de outras empresas. O que escreve fica guardado no seu navegador até ser enviado.',
  },
}
