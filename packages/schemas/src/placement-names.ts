/** Longest summary, in characters. */
const maxLength = 160

interface Run {
  first: string
  /** What precedes the number; undefined for names that do not end in one. */
  prefix: string | undefined
  number: number
  /** The number as written, for series with leading zeros. */
  last: string
  count: number
}

/**
 * Summarizes the names of placements in their order, with series in short: `Table 1–40, Counter`. Long lists end in how
 * many more there are, for which `andMore` has the words. Kept separate from the contracts so that pages can import it
 * without zod.
 */
export function summarizeNames(
  names: readonly string[],
  andMore = (shown: string, more: number) => `${shown} and ${more} more`,
): string {
  const runs: Run[] = []
  for (const name of names) {
    const [, prefix, digits = ''] = /^(.*?)(\d{1,9})$/s.exec(name) ?? []
    const previous = runs.at(-1)
    if (prefix !== undefined && prefix === previous?.prefix && Number(digits) === previous.number + 1) {
      Object.assign(previous, { number: Number(digits), last: digits, count: previous.count + 1 })
    } else {
      runs.push({ first: name, prefix, number: Number(digits), last: digits, count: 1 })
    }
  }
  const parts = runs.flatMap(({ first, prefix, last, count }) =>
    count === 2 ? [first, `${prefix}${last}`] : [count === 1 ? first : `${first}–${last}`],
  )
  const counts = runs.flatMap(({ count }) => (count === 2 ? [1, 1] : [count]))
  let [text, shown] = ['', 0]
  for (const [index, part] of parts.entries()) {
    const longer = text === '' ? part : `${text}, ${part}`
    if (text !== '' && longer.length > maxLength) break
    text = longer
    shown += counts[index] ?? 0
  }
  return shown === names.length ? text : andMore(text, names.length - shown)
}
