import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('es')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'O copie esta dirección en su navegador:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `Restablezca su contraseña para ${product}`,
    title: 'Restablezca su contraseña',
    why: (product) =>
      `Hemos recibido una solicitud para restablecer la contraseña de su cuenta en ${product}.`,
    task: 'Elija una nueva con este enlace. Sirve una sola vez, durante una hora.',
    choose: 'Elegir una contraseña nueva',
    closing: 'Si no fue usted, puede ignorar este correo. Su contraseña no cambia.',
  },
  welcome: {
    subject: (product) => `Elija su contraseña para ${product}`,
    subjectFor: (companies, product) => `Elija su contraseña para ${companies} en ${product}`,
    subjectPrinter: (product) => `Elija su contraseña para los pedidos de impresión de ${product}`,
    title: (product) => `Le damos la bienvenida a ${product}`,
    titleFor: (companies, product) => `${product} le ha enviado una invitación para ${companies}`,
    why: (product) =>
      `${product} ha creado una cuenta para usted, con la que puede ver lo que dicen sus clientes.`,
    whyFor: (companies, product) =>
      `${product} ha creado una cuenta para usted, con la que puede ver lo que dicen los clientes sobre ${companies}.`,
    whyPrinter: (product) =>
      `${product} ha creado una cuenta para usted, con la que puede ver los pedidos de impresión que se le asignan.`,
    whySuperadmin: (product) =>
      `${product} ha creado una cuenta para usted, con la que puede gestionar las empresas y sus usuarios.`,
    andMore: (companies, more) => list([...companies, `${number(more)} más`]),
    task: 'Elija una contraseña para empezar. El enlace sirve una sola vez, durante 24 horas.',
    setUp: 'Elegir contraseña',
    closing: 'Si no esperaba esta invitación, puede ignorar este correo.',
  },
  signIn: {
    subject: (product) => `Ha cambiado su inicio de sesión en ${product}`,
    title: 'Ha cambiado su inicio de sesión',
    totp_added: 'Se ha configurado una aplicación de autenticación para su cuenta.',
    totp_replaced: 'La aplicación de autenticación de su cuenta se ha sustituido por otra.',
    totp_removed: 'Se ha quitado la aplicación de autenticación de su cuenta.',
    passkey_added: 'Se ha añadido una llave de acceso a su cuenta.',
    passkey_removed: 'Se ha quitado una llave de acceso de su cuenta.',
    recovery_codes_replaced:
      'Se han creado códigos de recuperación nuevos para su cuenta. Los anteriores ya no funcionan.',
    factors_cleared:
      'Un operador ha quitado la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de su cuenta.',
    recovery_code_used: 'Se ha usado un código de recuperación de su cuenta. Ya no funciona.',
    other: 'Ha cambiado la forma en que inicia sesión en su cuenta.',
    fine: 'Si fue usted, no tiene que hacer nada.',
    check: 'Revisar su cuenta',
    closing: 'Si no fue usted, cambie ahora su contraseña y cierre la sesión en sus demás dispositivos.',
  },
}
