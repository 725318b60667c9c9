import type { Catalogue } from '@candour/texts/catalogues.ts'
import { catalogues } from '@candour/texts/catalogues.ts'

/** A pseudo-language: every text of the catalogue in brackets, so that any other text is detected. */
export const pseudo: Catalogue = bracketed(catalogues.en)

function bracketed<Value>(value: Value): Value
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function') return (...args: unknown[]) => `⟦${value(...args)}⟧`
  if (Array.isArray(value)) return value.map(bracketed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner)]))
}

const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'content']

/**
 * Returns the visible and accessible text below a node that is not in the pseudo-language.
 *
 * @param given content of companies and users, which is never translated
 */
export function foreignTexts(root: ParentNode, given: readonly string[]): string[] {
  const found: string[] = []
  const check = (text: string | null) => {
    const rest = given.reduce((left, part) => left.replaceAll(part, ''), withoutBrackets(text ?? ''))
    if (/\p{L}/u.test(rest)) found.push(rest.trim())
  }
  for (const element of root.querySelectorAll('*')) {
    // Languages are listed by their own names.
    if (element.matches('script, style, option[lang]')) continue
    for (const node of element.childNodes) if (node.nodeType === node.TEXT_NODE) check(node.textContent)
    if (element.matches('meta:not([property="og:title"], [property="og:description"], [name="description"])'))
      continue
    for (const name of attributes) check(element.getAttribute(name))
  }
  return found
}

/** Removes bracketed texts; brackets nest where one text is an argument of another. */
function withoutBrackets(text: string): string {
  const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return shorter === text ? text : withoutBrackets(shorter)
}
