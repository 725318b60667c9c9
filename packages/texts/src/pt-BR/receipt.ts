import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('pt-BR')

export const receipt: ReceiptTexts = {
  title: (company) => `Seu feedback para ${company}`,
  sent: (at, timeZone) => `Enviado em ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Alterado em ${day(at, timeZone)}`,
  noContact: 'Não há dados de contato armazenados.',
  changeTitle: 'Alterar seu feedback',
  until: (at, timeZone) => `Você pode alterar seu feedback até ${day(at, timeZone)}.`,
  settled:
    'Este feedback não pode mais ser alterado. Você ainda pode retirá-lo ou remover seus dados de contato.',
  save: 'Salvar alterações',
  saved: (company) =>
    `Suas alterações foram salvas. ${company} vê a nova versão e também o que você tinha escrito antes.`,
  changedElsewhere:
    'Enquanto isso, seu feedback foi alterado em outro lugar, por isso este texto não foi salvo. Acima está o que foi salvo; abaixo, o que você acabou de escrever.',
  failed: 'Nada foi alterado ainda. Tente novamente.',
  removeContact: {
    title: 'Remover dados de contato',
    text: (company) =>
      `Seu nome, telefone e e-mail serão excluídos. ${company} só poderá responder a você nesta página. Seu feedback será mantido.`,
    submit: 'Remover dados de contato',
    done: 'Seus dados de contato foram excluídos.',
  },
  withdraw: {
    title: 'Retirar seu feedback',
    text: 'Seu texto e seus dados de contato serão excluídos definitivamente. Só as estrelas e o dia permanecem nas estatísticas.',
    confirm: 'Sim, excluir meu feedback',
    submit: 'Retirar feedback',
    unconfirmed: 'Confirme que você quer retirar seu feedback.',
    done: 'Seu feedback foi retirado',
    doneText: 'Seu texto e seus dados de contato foram excluídos. Este link não funciona mais.',
  },
  conversation: {
    time,
    you: 'Você',
    noAnswer: (company) => `${company} ainda não respondeu.`,
    sent: (company) => `Sua resposta para ${company} foi enviada.`,
    answer: 'Sua resposta',
    placeholder: 'Escreva sua resposta…',
    send: 'Enviar resposta',
    failed: 'Sua resposta ainda não foi enviada. Tente novamente.',
    invalid: {
      blank: 'Escreva uma resposta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Use no máximo # caractere',
          other: 'Use no máximo # caracteres',
        }),
    },
  },
  private: 'Não compartilhe o endereço desta página: quem o tiver pode ler e alterar seu feedback.',
  answersOnly: (company) =>
    `Com este link você pode ler e responder, mas não alterar nem retirar o feedback, porque ${company} informou o endereço de e-mail. Não o compartilhe.`,
  ended: {
    title: 'Este link não é mais válido',
    text: 'Confira se o endereço está completo. Um link deixa de funcionar quando o feedback é retirado ou excluído.',
  },
}
