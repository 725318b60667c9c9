import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const notice: NoticeTexts = {
  title: 'Privacidad',
  responsible: {
    title: 'Quién es responsable',
    company: (company) => `${company} es responsable de los comentarios que usted deja aquí.`,
    address: 'Puede dirigirse a la empresa en esta dirección:',
    noAddress: 'Puede dirigirse a la empresa en su establecimiento.',
    operator: (operator, company) =>
      `${operator} gestiona esta página y guarda los comentarios para ${company}, como encargado del tratamiento.`,
  },
  kept: {
    title: 'Qué se guarda',
    feedback:
      'Sus estrellas, su texto, la fecha y la hora, el idioma de la página y, si escaneó un código QR, cuál fue.',
    contact:
      'Su nombre, su teléfono y su correo electrónico, solo si los escribe, para que la empresa pueda responderle.',
  },
  readers: {
    title: 'Quién lee los comentarios',
    text: (company) =>
      `Los comentarios privados los lee el equipo que trabaja para ${company}. No se publican.`,
    google: 'Si deja una reseña pública, lo hace en Google, y allí se aplican las reglas de Google.',
  },
  duration: {
    title: 'Cuánto tiempo se guarda',
    contact: (months) =>
      plural(months, {
        one: 'Su nombre, su teléfono y su correo electrónico se eliminan después de # mes.',
        other: 'Su nombre, su teléfono y su correo electrónico se eliminan después de # meses.',
      }),
    contactUnlimited:
      'Su nombre, su teléfono y su correo electrónico se guardan hasta que usted o la empresa los elimine.',
    text: (months) =>
      plural(months, {
        one: 'Su texto se elimina después de # mes.',
        other: 'Su texto se elimina después de # meses.',
      }),
    textUnlimited: 'Su texto se guarda hasta que usted o la empresa lo elimine.',
    numbers: 'Las estrellas y el día permanecen en las estadísticas, sin ningún dato sobre usted.',
  },
  rights: {
    title: 'Sus derechos',
    receipt:
      'Después de enviar, recibe un enlace privado. Con él puede leer y retirar sus comentarios en cualquier momento, y cambiarlos durante 30 días.',
    company: (company) =>
      `También puede preguntar qué datos tiene ${company} sobre usted y pedir que se corrijan o se eliminen. Y puede presentar una reclamación ante una autoridad de protección de datos.`,
  },
  tracking: {
    title: 'Sin rastreo',
    text: 'Estas páginas no usan cookies, no reconocen a nadie y no cargan nada desde otras empresas. Lo que escribe se guarda en su navegador hasta que se envía.',
  },
}
