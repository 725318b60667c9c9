/**
 * Removes from a stylesheet of Tailwind what the page does not need, to be inlined into every review page: the license
 * comment, variables that combine utilities (review pages combine none), fallbacks for browsers without `color-mix`,
 * which do without the tint, the loading state, and custom properties that nothing reads. The others get short names.
 *
 * @param kept names of custom properties that elements set, such as the company's colors, which keep their names
 */
export function shrinkCss(css: string, kept: readonly string[] = []): string {
  let shrunk = css
    .replace(/\/\*!.*?\*\/\s*/s, '')
    .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
    .replace(/@property --tw-[\w-]+\{[^}]*\}/g, '')
    .replaceAll('var(--tw-border-style)', 'solid')
    .replace(/--tw-[\w-]+:[^;}]*;?/g, '')
    .replace(/var\(--tw-[\w-]+,((?:[^()]|\([^()]*\))*)\)/g, '$1')
    .replace(/,--tw-gradient-\w+/g, '')
    .replace(/@supports \(color:color-mix\([^)]*\)\)\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    .replace(overridden, withoutFallback)
    .replaceAll(':root,:host', ':root')
    // Only on pages that are not rendered on the server.
    .replace(/\.loading\{[^}]*\}/, '')
  for (;;) {
    const read = new Set([...shrunk.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    const next = shrunk.replace(/(?<=[;{])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name) =>
      read.has(name) ? declaration : '',
    )
    if (next === shrunk) break
    shrunk = next
  }
  const left = /--tw-[\w-]+|@property/.exec(shrunk)
  if (left) throw new Error(`The review pages combine utilities, which shrinkCss would break: ${left[0]}`)
  return withShortNames(shrunk, kept)
}

/** A rule that is followed by one with the same selector and a single declaration. */
const overridden = /(?<=[{}])([^{}]+)\{([^{}]*)\}\1\{([\w-]+):([^;{}]*)\}/g

/** Keeps the last value of a declaration that has a fallback. */
function withoutFallback(_: string, selector: string, declarations: string, property: string, value: string) {
  const others = declarations.split(';').filter((one) => one && !one.startsWith(`${property}:`))
  return `${selector}{${[...others, `${property}:${value}`].join(';')}}`
}

/** Renames the custom properties that the stylesheet declares. */
function withShortNames(css: string, kept: readonly string[]): string {
  const declared = new Set([...css.matchAll(/(?<=[;{])--[\w-]+(?=:)/g)].map(([name]) => name))
  const names = [...declared].filter((name) => !kept.includes(name))
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]))
  return css.replace(/(?<=[;{]|var\()--[\w-]+/g, (name) => short.get(name) ?? name)
}
