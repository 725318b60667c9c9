import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('es')

const parts = { name: 'el nombre', logoUrl: 'el logotipo', brandColor: 'el color' }

export const business: BusinessTexts = {
  brand: {
    title: 'Nombre, logotipo y color',
    description: 'En su página de reseñas, en los correos a clientes y en lo que imprime.',
    name: 'Nombre',
    nameText: (page) => [
      'Su página de reseñas está en ',
      page,
      '. La dirección no cambia, para que los códigos impresos sigan funcionando.',
    ],
    color: 'Color de la marca',
    formerKept: (changed) =>
      `Lo ya impreso conserva ${list(changed.map((part) => parts[part]))} de antes; sus códigos siguen funcionando.`,
    saved: 'Guardado. Los visitantes ya lo ven.',
  },

  website: {
    title: 'Busque su marca en su sitio web',
    label: 'Sitio web',
    find: 'Buscar',
    looking: 'Leyendo su sitio web. Puede tardar unos segundos.',
    found: 'Elija lo que es suyo. Los visitantes lo verán cuando guarde.',
    nothingFound: 'No se encontró nada allí. Suba su logotipo y elija un color más abajo.',
    name: 'Nombre',
    logos: 'Logotipos',
    colors: 'Colores',
    colorsText: `El número es el contraste del texto de un botón; a partir de ${number(4.5)} se lee bien. Donde un color se usa para texto, la página lo adapta.`,
    sources: {
      page: 'En la página',
      icon: 'Icono',
      preview: 'Imagen de enlaces',
    },
    sample: 'Reseña',
    contrast: (ratio) => `Contraste ${ratio}`,
  },

  timeZone: {
    title: 'Zona horaria',
    description: (zone) => `Los días, las semanas y los meses se cuentan en ${zone}.`,
    change: 'Cambiar zona horaria',
    dialogTitle: 'Zona horaria',
    dialogText: 'Los días, las semanas y los meses se cuentan en esta zona horaria.',
    label: 'Zona horaria',
    save: 'Guardar',
    saved: 'Zona horaria guardada',
    failed: 'No se pudo cambiar la zona horaria',
  },

  texts: {
    title: 'Idioma y textos',
    description: 'Los visitantes leen su página de reseñas en el idioma de su navegador.',
    saved: 'Idioma y textos guardados',
  },

  replyTo: {
    title: 'Dirección de respuesta',
    description:
      'Adónde llega lo que los visitantes contestan a sus correos. Sin una dirección, contestan en su página privada, a la que lleva cada correo.',
    label: 'Correo electrónico',
    placeholder: 'hola@example.com',
    save: 'Guardar dirección',
    saved: 'Dirección de respuesta guardada',
    removed: 'Dirección de respuesta eliminada',
  },

  googleUrl: {
    title: 'Dirección para reseñas de Google',
    description: 'Adónde lleva “Dejar una reseña pública” a sus visitantes.',
    test: 'Probar enlace',
    missing: 'Aún no hay dirección. Los visitantes no pueden dejar una reseña pública.',
    new: 'Dirección nueva',
    update: 'Cambiar dirección',
    updated: 'Dirección para reseñas de Google guardada',
    failed: 'No se pudo cambiar la dirección',
  },

  linkCheck: {
    title: 'Compruebe su enlace de Google',
    text: (months) =>
      plural(months, {
        one: 'Los enlaces a Google pueden dejar de funcionar sin que nadie lo note. Hace # mes que nadie comprueba el suyo.',
        other:
          'Los enlaces a Google pueden dejar de funcionar sin que nadie lo note. Hace # meses que nadie comprueba el suyo.',
      }),
    open: 'Abrirlo',
    ask: '¿Era la página de su negocio?',
    yes: 'Sí, es la nuestra',
    no: 'No, cambiarlo',
    dismiss: 'Descartar',
    confirmed: 'Enlace de Google confirmado',
    dismissed: 'Recordatorio descartado',
    failed: 'No se pudo guardar',
  },
}
