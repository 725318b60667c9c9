import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const companies: CompaniesTexts = {
  header: {
    company: 'Empresa',
    materials: 'Material promocional',
    reviewPage: 'Ver página de reseñas',
  },

  nav: {
    label: 'Panel',
    overview: 'Resumen',
    reviews: 'Reseñas',
    codes: 'Códigos',
    settings: 'Ajustes',
    toDo: (count) => plural(count, { one: ', # pendiente', other: ', # pendientes' }),
    back: 'Ruta de navegación',
    toDashboard: 'Volver al panel',
  },

  banner: {
    suspended: 'Esta empresa está suspendida.',
    suspendedText:
      'Los visitantes no pueden dejar comentarios. Usted puede leer y exportar todo, pero no cambiar nada.',
    reason: (reason) => ['Motivo: ', reason],
    contact: (contact) => ['Póngase en contacto con ', contact],
    overdue: (contact) => ['Hay un pago atrasado de esta empresa. Póngase en contacto con ', contact],
  },

  recounting: (zone) => `Se están recalculando las cifras para la zona horaria ${zone}.`,

  qrCode: {
    title: 'Código QR',
    description: 'Abre su página de reseñas al escanearlo con un teléfono.',
    show: 'Mostrar código QR',
  },

  practice: {
    title: 'Cómo pide reseñas',
    description: 'Una página pública para clientes y autoridades, hecha con sus ajustes y sus cifras.',
    open: 'Abrir la página',
  },
  evidence: {
    title: 'Pruebas para las autoridades',
    description:
      'Un archivo firmado de un periodo: sus páginas tal como se mostraron, sus textos, lo que se rechazó, los enlaces y las cifras. No nombra a nadie.',
    download: 'Descargar',
  },
}
