import { codeIn, codePrefix } from '#paths.ts'

/**
 * What was read: the `code` if it is the address of a code here; for any other address here, its first segment, which
 * may be a company's `slug`.
 */
type Reading = { isOurs: true; code?: string | undefined; slug?: string | undefined } | { isOurs: false }

/**
 * Tells where a read text leads. It is compared as text rather than parsed as an address: what hangs there was printed
 * here, letter for letter, so every other spelling of the host, port or scheme is foreign, whatever a parser makes of it.
 */
export function readAddress(text: string, siteOrigin: string): Reading {
  const { host } = new URL(siteOrigin)
  const start = text.slice(0, siteOrigin.length + 1).toLowerCase()
  // People type an address without its scheme.
  const base = [`${siteOrigin}/`, `${host}/`].find((base) => start.startsWith(base))
  if (base === undefined) return { isOurs: false }
  const [path = ''] = `/${text.slice(base.length)}`.split(/[?#]/, 1)
  return path.startsWith(codePrefix)
    ? { isOurs: true, code: codeIn(path.slice(codePrefix.length)) }
    : { isOurs: true, slug: path.split('/', 2)[1] }
}
