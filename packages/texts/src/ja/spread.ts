import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ja')

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, { other: `最初の#個に各${number(more)}枚` })
  const rest = plural(others, { other: `残りの#個に各${number(fewer)}枚` })
  return `${most}、${rest}`
}
