/**
 * Removes from a stylesheet of Tailwind what the page does not need, to be inlined into every review page: the license
 * comment, variables that combine utilities (review pages combine none), fallbacks for browsers without `color-mix`,
 * which do without the tint, the loading state, and custom properties that nothing reads.
 */
export function shrinkCss(css: string): string {
  let shrunk = css
    .replace(/\/\*!.*?\*\/\s*/s, '')
    .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
    .replace(/@property --tw-[\w-]+\{[^}]*\}/g, '')
    .replaceAll('var(--tw-border-style)', 'solid')
    .replace(/--tw-[\w-]+:[^;}]*;?/g, '')
    .replace(/var\(--tw-[\w-]+,((?:[^()]|\([^()]*\))*)\)/g, '$1')
    .replace(/,--tw-gradient-\w+/g, '')
    .replace(/@supports \(color:color-mix\([^)]*\)\)\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
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
  return shrunk
}
