/** Length of the character sequences that texts are compared by. */
const gramLength = 5
/** Jaccard index of their sequences from which two texts count as near-duplicates. */
const minSimilarity = 0.6

/**
 * Returns pairs of near-duplicates, one text of each list. Ignores case, accents, punctuation and spaces at the ends.
 */
export function nearDuplicates<T extends { text: string }>(
  some: readonly T[],
  others: readonly T[],
): [T, T][] {
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  for (const [at, { text }] of others.entries()) {
    const grams = gramsOf(text)
    sizes.push(grams.size)
    for (const gram of grams) {
      const list = holders.get(gram)
      if (list) list.push(at)
      else holders.set(gram, [at])
    }
  }
  return some.flatMap((one) => {
    const grams = gramsOf(one.text)
    const common = new Map<number, number>()
    for (const gram of grams)
      for (const at of holders.get(gram) ?? []) common.set(at, (common.get(at) ?? 0) + 1)
    return [...common].flatMap(([at, count]): [T, T][] => {
      const other = others[at]
      const similarity = count / (grams.size + (sizes[at] ?? 0) - count)
      return other && similarity >= minSimilarity ? [[one, other]] : []
    })
  })
}

function gramsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim()
  const characters = [...(plain || text)]
  const grams = new Set<string>()
  for (let at = 0; at === 0 || at + gramLength <= characters.length; at += 1) {
    grams.add(characters.slice(at, at + gramLength).join(''))
  }
  return grams
}
