import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('nl')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} voor de eerste`,
    other: `${number(more)} voor elk van de eerste #`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} voor de laatste`,
    other: `${number(fewer)} voor elk van de andere #`,
  })
  return `${most}, ${rest}`
}
