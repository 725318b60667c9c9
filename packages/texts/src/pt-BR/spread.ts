import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-BR')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} para o primeiro`,
    other: `${number(more)} para cada um dos # primeiros`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} para o último`,
    other: `${number(fewer)} para cada um dos outros #`,
  })
  return `${most}, ${rest}`
}
