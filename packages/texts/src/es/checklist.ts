import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('es')

export const checklist: ChecklistTexts = {
  title: 'Consiga sus primeras reseñas',
  progress: (done, all) => `${number(done)} de ${number(all)} hechos`,
  show: 'Mostrar los pasos',
  hide: 'Ocultar los pasos',
  dismiss: 'Descartar',
  dismissTitle: '¿Descartar los primeros pasos?',
  dismissText:
    'La lista desaparece para todo su equipo y no vuelve. Todo lo que contiene sigue en su sitio en los ajustes.',
  dismissConfirm: 'Descartar',
  saveFailed: 'No se pudo guardar',
  done: (title) => `${title} (hecho)`,

  titles: {
    link: 'Pruebe su enlace de Google',
    brand: 'Elija su logotipo y su color',
    timeZone: 'Elija su zona horaria',
    code: 'Añada su primer código',
    scan: 'Pruebe a escanearlo',
    print: 'Imprima un cartel o un adhesivo',
    alert: 'Reciba una alerta de prueba',
    team: 'Invite a un compañero',
    review: 'Reciba su primera reseña',
  },
  steps: {
    link: {
      add: 'Los visitantes eligen libremente entre una reseña pública en Google y comentarios privados.',
      addButton: 'Añadir enlace',
      open: 'Debería abrir su negocio en Google.',
      openButton: 'Abrir enlace',
      ask: '¿Era la página de su negocio?',
      yesButton: 'Sí, es la nuestra',
      noButton: 'No, cambiarlo',
    },
    brand: {
      text: 'Aparecen en su página de reseñas y en lo que imprime.',
      button: 'Elegir',
    },
    timeZone: {
      text: 'Determina cuándo empieza su día, para las cifras y las horas de silencio.',
      button: 'Elegir',
    },
    code: {
      text: 'Uno por cada lugar, por ejemplo el mostrador. Muestra cuántas veces se escanea.',
      button: 'Añadir código',
    },
    scan: {
      text: 'Abra el código en esta pantalla y escanéelo con su teléfono.',
      button: 'Ver mis códigos',
    },
    print: {
      text: 'Encárguenos la impresión o descárguelo para su propia impresora.',
      button: 'Elegir diseño',
    },
    alert: {
      text: 'Para saber que le llegan las alertas sobre reseñas con pocas estrellas.',
    },
    team: {
      text: 'Entre dos se responde antes.',
      button: 'Invitar',
      ownersOnly: 'Los propietarios invitan a los compañeros.',
    },
    review: {
      text: 'Déjela usted y vea cómo llega aquí.',
      button: 'Abrir página de reseñas',
    },
  },
}
