import { languageNames } from '@candour/schemas/languages.ts'
import type { Page } from '@playwright/test'

/** Marks of a word that comes from the texts. */
const [open, close] = ['⟦', '⟧']

/**
 * Has the dashboard load its words with marks around each, so that every other word on the page is one that has no
 * translation.
 */
export async function markWords(page: Page): Promise<void> {
  await page.route(/\/assets\/(start|screens)-[^/]+\.js(\?plain)?$/, async (route) => {
    const url = new URL(route.request().url())
    if (url.search !== '') return route.continue()
    const source = await (await route.fetch()).text()
    const [, exported = ''] = /export\s*\{([^}]*)\}\s*;?\s*(?:\/\/.*)?\s*$/.exec(source) ?? []
    const names = exported.split(',').map((one) => one.split(' as ').at(-1)?.trim() ?? '')
    const body = `import * as plain from ${JSON.stringify(`${url.pathname}?plain`)}
      const marked = (value) =>
        typeof value === 'string' ? '${open}' + value + '${close}'
        : typeof value === 'function' ? (...given) => marked(value(...given))
        : Array.isArray(value) ? ['${open}', ...value, '${close}']
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]))
        : value
      ${names.map((name) => `export const ${name} = marked(plain.${name})`).join('\n')}`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** What is written in Latin letters in every language, besides the languages' own names. */
const names = [
  /[^\s@]+@[^\s@]+\.[a-z]+/gi,
  /(https?:\/\/|localhost|www\.)\S*/g,
  /\b[A-Z]\w+(\/[A-Z]\w+)+\b/g,
  /#[\dA-F]{6}\b/g,
  // What the operating system says of a connection.
  /\bconnect E[A-Z]+ \S+/g,
  /\bexample\.com\b/g,
  // What the address of a code ends in.
  /\b[\dA-Z]{8}\b/g,
  /\b(Google Chat|Google|Candour|Slack|Telegram|Microsoft Teams|Discord|Excel|CSV|SVG|PNG|HTML|ZIP|PDF|API|QR|UTC)\b/g,
]

/** Returns what a page shows or announces in Latin letters outside the marks. */
export async function unmarkedWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    ([open = '', close = '']) => {
      const found: string[] = []
      const unmarked = (text: string) => {
        let depth = 0
        let outside = ''
        for (const character of text) {
          if (character === open) depth += 1
          else if (character === close) depth -= 1
          else if (depth === 0) outside += character
        }
        return outside
      }
      // In the order of the document, because the marks of a sentence may be around markup within it.
      let depth = 0
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        if (
          !parentElement ||
          parentElement.closest(
            'script, style, noscript, kbd, code, [lang]:not(html), [translate=no], option[value*="/"]',
          )
        )
          continue
        let outside = ''
        for (const character of textContent ?? '') {
          if (character === open) depth += 1
          else if (character === close) depth -= 1
          else if (depth === 0) outside += character
        }
        found.push(outside)
      }
      const attributes = [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'aria-roledescription',
        'title',
        'placeholder',
        'alt',
      ]
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest('[lang]:not(html)')) continue
        for (const name of attributes) found.push(unmarked(element.getAttribute(name) ?? ''))
      }
      return [...found, unmarked(document.title)]
    },
    [open, close],
  )
  const foreign = texts.map((text) =>
    [...Object.values(languageNames), ...names]
      .reduce((rest, name) => rest.replaceAll(name, ''), text)
      .trim(),
  )
  // Two capitals are initials.
  return [...new Set(foreign.filter((text) => /\p{Script=Latin}{2}/u.test(text) && !/^[A-Z]{2}$/.test(text)))]
}
