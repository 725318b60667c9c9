import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('fr')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} pour le premier`,
    other: `${number(more)} pour chacun des # premiers`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} pour le dernier`,
    other: `${number(fewer)} pour chacun des # autres`,
  })
  return `${most}, ${rest}`
}
