/** A limit on what a page's first view may weigh, in compressed bytes. */
export interface Budget {
  name: string
  bytes: number
  limit: number
}

/** Describes each budget, and throws if any is exceeded, which fails the build. */
export function checkBudgets(budgets: readonly Budget[]): string[] {
  const lines = budgets.map(({ name, bytes, limit }) => {
    const excess = bytes > limit ? `: over by ${bytes - limit} bytes` : ''
    return `${name}: ${kB(bytes)} of ${kB(limit)}${excess}`
  })
  if (budgets.some(({ bytes, limit }) => bytes > limit)) {
    throw new Error(`A budget of the first view is exceeded\n${lines.join('\n')}`)
  }
  return lines
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
