import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('es')

export const receipt: ReceiptTexts = {
  title: (company) => `Sus comentarios para ${company}`,
  sent: (at, timeZone) => `Enviados el ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Modificados el ${day(at, timeZone)}`,
  noContact: 'No hay datos de contacto guardados.',
  changeTitle: 'Cambiar sus comentarios',
  until: (at, timeZone) => `Puede cambiar sus comentarios hasta el ${day(at, timeZone)}.`,
  settled:
    'Estos comentarios ya no se pueden cambiar. Todavía puede retirarlos o eliminar sus datos de contacto.',
  save: 'Guardar cambios',
  saved: (company) =>
    `Sus cambios se han guardado. ${company} ve la nueva versión y también lo que escribió antes.`,
  changedElsewhere:
    'Mientras tanto, sus comentarios se cambiaron en otro lugar, por lo que esto no se ha guardado. Arriba está lo que hay guardado; abajo, lo que acaba de escribir.',
  failed: 'Aún no se ha cambiado nada. Inténtelo de nuevo.',
  removeContact: {
    title: 'Eliminar los datos de contacto',
    text: (company) =>
      `Se eliminarán su nombre, su teléfono y su correo electrónico. ${company} solo podrá responderle en esta página. Sus comentarios se conservan.`,
    submit: 'Eliminar datos de contacto',
    done: 'Sus datos de contacto se han eliminado.',
  },
  withdraw: {
    title: 'Retirar sus comentarios',
    text: 'Su texto y sus datos de contacto se eliminarán definitivamente. Solo las estrellas y el día permanecen en las estadísticas.',
    confirm: 'Sí, eliminar mis comentarios',
    submit: 'Retirar comentarios',
    unconfirmed: 'Confirme que quiere retirar sus comentarios.',
    done: 'Sus comentarios se han retirado',
    doneText: 'Su texto y sus datos de contacto se han eliminado. Este enlace ya no funciona.',
  },
  conversation: {
    time,
    you: 'Usted',
    noAnswer: (company) => `${company} aún no ha respondido.`,
    sent: (company) => `Su respuesta para ${company} se ha enviado.`,
    answer: 'Su respuesta',
    placeholder: 'Escriba su respuesta…',
    send: 'Enviar respuesta',
    failed: 'Su respuesta aún no se ha enviado. Inténtelo de nuevo.',
    invalid: {
      blank: 'Escriba una respuesta.',
      tooLong: (max) =>
        plural(max, {
          one: 'Use como máximo # carácter',
          other: 'Use como máximo # caracteres',
        }),
    },
  },
  private: 'No comparta la dirección de esta página: quien la tenga puede leer y cambiar sus comentarios.',
  answersOnly: (company) =>
    `Con este enlace puede leer y responder, pero no cambiar ni retirar los comentarios, porque ${company} introdujo la dirección de correo electrónico. No lo comparta.`,
  ended: {
    title: 'Este enlace ya no es válido',
    text: 'Compruebe que la dirección esté completa. Un enlace deja de funcionar cuando los comentarios se retiran o se eliminan.',
  },
}
