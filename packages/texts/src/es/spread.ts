import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} para el primero`,
    other: `${number(more)} para cada uno de los # primeros`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} para el último`,
    other: `${number(fewer)} para cada uno de los otros #`,
  })
  return `${most}, ${rest}`
}
