import type { Spread } from '#en/spread.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const spread = ({ more, first, fewer, others }: Spread) =>
  `po ${number(more)} na pierwsze kody (${number(first)}), po ${number(fewer)} na pozostałe (${number(others)})`
