import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const notice: NoticeTexts = {
  title: 'Privacidade',
  responsible: {
    title: 'Quem é responsável',
    company: (company) => `${company} é responsável pelo feedback que você deixa aqui.`,
    address: 'Fale com a empresa neste endereço:',
    noAddress: 'Você pode falar com a empresa no próprio local.',
    operator: (operator, company) =>
      `${operator} opera esta página e armazena o feedback para ${company}, de acordo com as instruções da empresa.`,
  },
  kept: {
    title: 'O que fica guardado',
    feedback:
      'Suas estrelas, seu texto, a data e a hora, o idioma da página e, se você escaneou um QR code, qual foi.',
    contact: 'Seu nome, telefone e e-mail, somente se você os informar, para que a empresa possa responder.',
  },
  readers: {
    title: 'Quem lê',
    text: (company) =>
      `O feedback privado é lido pela equipe que trabalha para ${company}. Ele não é publicado.`,
    google: 'Se você deixar uma avaliação pública, isso é feito no Google, e lá valem as regras do Google.',
  },
  duration: {
    title: 'Por quanto tempo',
    contact: (months) =>
      plural(months, {
        one: 'Seu nome, telefone e e-mail são excluídos após # mês.',
        other: 'Seu nome, telefone e e-mail são excluídos após # meses.',
      }),
    contactUnlimited: 'Seu nome, telefone e e-mail ficam guardados até que você ou a empresa os exclua.',
    text: (months) =>
      plural(months, {
        one: 'Seu texto é excluído após # mês.',
        other: 'Seu texto é excluído após # meses.',
      }),
    textUnlimited: 'Seu texto fica guardado até que você ou a empresa o exclua.',
    numbers: 'As estrelas e o dia permanecem nas estatísticas, sem nenhum dado sobre você.',
  },
  rights: {
    title: 'Seus direitos',
    receipt:
      'Depois do envio, você recebe um link privado. Com ele, pode ler e retirar seu feedback a qualquer momento e alterá-lo durante 30 dias.',
    company: (company) =>
      `Você também pode perguntar quais dados ${company} tem sobre você e pedir que sejam corrigidos ou excluídos. E pode apresentar uma reclamação a uma autoridade de proteção de dados.`,
  },
  tracking: {
    title: 'Sem rastreamento',
    text: 'Estas páginas não usam cookies, não reconhecem ninguém e não carregam nada de outras empresas. O que você digita fica guardado no seu navegador até ser enviado.',
  },
}
