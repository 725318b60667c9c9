import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const demo: DemoTexts = {
  title: 'Demonstração',
  opening: 'Abrindo a demonstração…',
  failed: 'Não foi possível abrir a demonstração',
  toDashboard: 'Ir para o seu painel',
  ended: {
    title: 'A demonstração terminou',
    text: (minutes) =>
      plural(minutes, {
        one: 'Ela fica aberta por # minuto de cada vez.',
        other: 'Ela fica aberta por # minutos de cada vez.',
      }),
    again: 'Abrir de novo',
  },
}
