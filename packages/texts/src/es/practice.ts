import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('es')

export const practice: PracticeTexts = {
  title: 'Cómo se piden aquí las reseñas',
  link: 'Cómo se piden las reseñas',
  asked: {
    ways: (company) =>
      `Quien abre la página de ${company} elige entre una reseña pública en Google y comentarios privados. Las dos opciones aparecen juntas y con el mismo peso, antes de cualquier valoración.`,
    same: 'La página siguiente es la misma con cualquier número de estrellas, y la opción pública sigue abierta.',
    linked: (company) => `La opción pública lleva a la ficha de ${company} en Google.`,
    searched: (company) => `La opción pública lleva a una búsqueda de ${company} en Google.`,
    standard: 'El saludo y el agradecimiento son iguales para todas las empresas.',
    own: (company) =>
      `El saludo o el agradecimiento lo ha escrito ${company}. Se rechazan los textos que piden ciertas estrellas u ofrecen algo por una reseña.`,
  },
  writers: {
    title: 'Quién puede escribir',
    anyone: 'Cualquiera que escanee un código QR o abra el enlace, sin iniciar sesión.',
    unchecked: 'No se comprueba si la persona fue cliente.',
    nothing: 'No se ofrece nada por una reseña ni se pide una determinada.',
  },
  month: {
    title: 'El mes pasado',
    offered: (count) =>
      plural(count, {
        one: 'Las dos opciones se ofrecieron # vez.',
        other: 'Las dos opciones se ofrecieron # veces.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google se eligió # vez.',
        other: 'Google se eligió # veces.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Se dejó # comentario privado.',
        other: 'Se dejaron # comentarios privados.',
      }),
    none: 'Nadie abrió la página.',
  },
}
