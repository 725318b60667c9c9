import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const printFormats: typeof english = {
  title: 'Formatos',
  description:
    'Su código en todo, desde un cartel hasta la firma de correo, para imprimirlo usted o en una imprenta.',
  names: {
    poster_18x24: 'Cartel grande',
    sticker_3in: 'Adhesivo redondo',
    poster_a4: 'Cartel A4',
    poster_a5: 'Cartel A5',
    table_tent: 'Display de mesa',
    counter_card: 'Tarjeta de mostrador',
    window_cling: 'Vinilo para ventana',
    card: 'Tarjeta',
    slip: 'Tira de papel',
    card_sheet: 'Hoja de diez tarjetas',
    signature: 'Firma de correo',
    button: 'Botón para sitio web',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} in`,
  takeHome: 'Para llevar',
  onScreen: 'Para pantallas',
  preview: (name) => `Vista previa: ${name}`,
  layout: 'Diseño',
  checking: 'Comprobando…',
  fine: 'Comprobado: el código se lee en la pieza terminada y nada queda en el margen.',
  checkFailed: 'La comprobación ha fallado',
  findings: {
    code_unreadable: 'Un código no se lee en la pieza impresa. Elija otro diseño.',
    code_too_far:
      'Un código no se lee desde la distancia habitual. Elija otro diseño o un formato más grande.',
    code_contrast: 'El código no destaca lo suficiente sobre el fondo. Elija otro diseño.',
    code_small:
      'El código es demasiado pequeño para la mayoría de los teléfonos. Elija otro diseño o un formato más grande.',
    text_outside: 'Hay texto en el margen que puede quedar cortado. Elija otro diseño o un nombre más corto.',
    letters_missing:
      'Algunas letras de un nombre no se pueden imprimir y faltan. Mire la vista previa y, si hace falta, escriba el nombre de otra forma.',
    name_from_address:
      'Ninguna letra del nombre se puede imprimir, así que aparece el nombre de la dirección. Mire la vista previa.',
    logo_resolution:
      'El logotipo es demasiado pequeño para su tamaño impreso y se verá borroso. Suba una imagen más grande o un dibujo (SVG).',
  },
  pdf: 'PDF',
  press: 'PDF para imprenta',
  note: 'El PDF para imprenta lleva sangrado y marcas de corte (PDF/X-4). SVG y PNG son para un solo código a la vez.',
  escrow: {
    title: 'Llevarse los códigos',
    text: 'Todos sus códigos como archivos de un sitio web. Quien los publique mantiene sus impresos en funcionamiento, incluso sin nosotros.',
    download: 'Descargar códigos',
  },
}
