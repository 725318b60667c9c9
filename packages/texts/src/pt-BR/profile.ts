import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: 'Idioma e fuso horário',
  description: 'Para estas páginas e para os e-mails que você recebe.',
  loading: 'Carregando…',
  language: 'Idioma',
  asInBrowser: 'Como no navegador',
  timeZone: 'Fuso horário',
  asOnDevice: 'Como no dispositivo',
  save: 'Salvar',
  saved: 'Idioma e fuso horário salvos',
}
