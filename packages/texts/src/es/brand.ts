import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Selector para “${field}”`,

  logo: {
    label: 'Logotipo',
    description: 'PNG, JPG o SVG, hasta 2 MB',
    preview: 'Vista previa del logotipo',
    upload: 'Subir',
    replace: 'Sustituir',
    remove: 'Quitar logotipo',
    invalidTitle: 'Archivo no válido',
    invalid: 'Suba un archivo de imagen',
    tooLargeTitle: 'Archivo demasiado grande',
    tooLarge: 'Suba una imagen de menos de 2 MB',
  },

  googleLink: {
    placeholder: 'Pegue cualquier enlace de su negocio en Google',
    reading: 'Leyendo el enlace…',
    found: 'Abre las reseñas de un negocio en Google. ¿Es su negocio?',
    open: 'Abrirlo',
    otherwise: 'Cualquier otra dirección se puede guardar tal como está.',
    steps: {
      open: 'Abra Google Maps en un navegador de escritorio.',
      search: 'Busque su negocio, elíjalo y espere a que aparezca el mapa.',
      copy: 'Copie la dirección completa de la barra de direcciones y péguela aquí.',
    },
  },

  words: {
    defaultLanguage: 'Idioma predeterminado',
    defaultLanguageText: 'Para visitantes cuyo navegador pide un idioma que no ofrecemos.',
    title: 'Sus propias palabras',
    text: 'Sustituyen a nuestras frases predeterminadas, solo en su idioma. Las ven todos los visitantes, sea cual sea la puntuación.',
    languages: 'Idiomas',
    toCorrect: ', corríjalo',
    add: 'Añadir un idioma',
    addFirst: 'Añadir un idioma…',
    greeting: (language) => `Saludo (${language})`,
    greetingText: 'En la primera pantalla, debajo de la pregunta.',
    thanks: (language) => `Agradecimiento (${language})`,
    thanksText: 'Después de enviar los comentarios.',
    remove: (language) => `Quitar ${language}`,
    characters: 'Caracteres:',
  },

  preview: {
    label: 'Vista previa de la página de reseñas',
    caption: 'Vista previa',
    in: (language) => `Vista previa (${language})`,
    failed: 'No se pudo cargar la vista previa.',
  },
}
