import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Idioma y zona horaria',
  description: 'Para estas páginas y para los correos que recibe.',
  loading: 'Cargando…',
  language: 'Idioma',
  asInBrowser: 'El de su navegador',
  timeZone: 'Zona horaria',
  asOnDevice: 'La de su dispositivo',
  save: 'Guardar',
  saved: 'Idioma y zona horaria guardados',
}
