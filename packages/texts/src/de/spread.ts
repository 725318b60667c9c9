import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('de')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} für den ersten`,
    other: `je ${number(more)} für die ersten #`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} für den letzten`,
    other: `je ${number(fewer)} für die anderen #`,
  })
  return `${most}, ${rest}`
}
