import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('pt-PT')

export const receipt: ReceiptTexts = {
  title: (company) => `O seu comentário para ${company}`,
  sent: (at, timeZone) => `Enviado a ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Alterado a ${day(at, timeZone)}`,
  noContact: 'Não há dados de contacto guardados.',
  changeTitle: 'Alterar o seu comentário',
  until: (at, timeZone) => `Pode alterar o seu comentário até ${day(at, timeZone)}.`,
  settled:
    'Este comentário já não pode ser alterado. Ainda pode retirá-lo ou remover os seus dados de contacto.',
  save: 'Guardar alterações',
  saved: (company) =>
    `As suas alterações foram guardadas. ${company} vê a nova versão e também o que tinha escrito antes.`,
  changedElsewhere:
    'Entretanto, o seu comentário foi alterado noutro lugar, por isso este texto não foi guardado. Acima está o que foi guardado; abaixo, o que acabou de escrever.',
  failed: 'Ainda nada foi alterado. Tente novamente.',
  removeContact: {
    title: 'Remover dados de contacto',
    text: (company) =>
      `O seu nome, telefone e e-mail serão eliminados. ${company} só poderá responder-lhe nesta página. O seu comentário mantém-se.`,
    submit: 'Remover dados de contacto',
    done: 'Os seus dados de contacto foram eliminados.',
  },
  withdraw: {
    title: 'Retirar o seu comentário',
    text: 'O seu texto e os seus dados de contacto serão eliminados definitivamente. Só as estrelas e o dia permanecem nas estatísticas.',
    confirm: 'Sim, eliminar o meu comentário',
    submit: 'Retirar comentário',
    unconfirmed: 'Confirme que pretende retirar o seu comentário.',
    done: 'O seu comentário foi retirado',
    doneText: 'O seu texto e os seus dados de contacto foram eliminados. Este link já não funciona.',
  },
  conversation: {
    time,
    // Not “Você”, which sounds impolite in Portugal.
    you: 'A sua mensagem',
    noAnswer: (company) => `${company} ainda não respondeu.`,
    sent: (company) => `A sua resposta para ${company} foi enviada.`,
    answer: 'A sua resposta',
    placeholder: 'Escreva a sua resposta…',
    send: 'Enviar resposta',
    failed: 'A sua resposta ainda não foi enviada. Tente novamente.',
    invalid: {
      blank: 'Escreva uma resposta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Utilize no máximo # carácter',
          other: 'Utilize no máximo # caracteres',
        }),
    },
  },
  private: 'Não partilhe o endereço desta página: quem o tiver pode ler e alterar o seu comentário.',
  answersOnly: (company) =>
    `Com este link pode ler e responder, mas não alterar nem retirar o comentário, porque ${company} introduziu o endereço de e-mail. Não o partilhe.`,
  ended: {
    title: 'Este link já não é válido',
    text: 'Verifique se o endereço está completo. Um link deixa de funcionar quando o comentário é retirado ou eliminado.',
  },
}
