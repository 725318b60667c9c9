import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('it')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} per il primo`,
    other: `${number(more)} per ciascuno dei primi #`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} per l’ultimo`,
    other: `${number(fewer)} per ciascuno degli altri #`,
  })
  return `${most}, ${rest}`
}
