import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('tr')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `ilk kod için ${number(more)}`,
    other: `ilk # kodun her biri için ${number(more)}`,
  })
  const rest = plural(others, {
    one: `son kod için ${number(fewer)}`,
    other: `diğer # kodun her biri için ${number(fewer)}`,
  })
  return `${most}, ${rest}`
}
