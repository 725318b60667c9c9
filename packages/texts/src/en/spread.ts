import { formats } from '#formats.ts'

const { number, plural } = formats('en')

/** How the pieces of an order are spread over its codes: the `first` get `more` each, the `others` get `fewer` each. */
export interface Spread {
  more: number
  first: number
  fewer: number
  others: number
}

export const spread = ({ more, first, fewer, others }: Spread) => {
  const most = plural(first, {
    one: `${number(more)} for the first`,
    other: `${number(more)} each for the first #`,
  })
  const rest = plural(others, {
    one: `${number(fewer)} for the last`,
    other: `${number(fewer)} each for the other #`,
  })
  return `${most}, ${rest}`
}
