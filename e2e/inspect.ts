import type { Page } from '@playwright/test'
import type { PageText } from './words.ts'

export interface Inspected {
  lang: string
  dir: string
  /** The language chosen in the switch. */
  chosen: string | undefined
  texts: PageText[]
  /** Defects of the layout, in words. */
  defects: string[]
}

/** Returns what the page shows and announces, and defects of its layout, such as text that is cut off. */
export function inspect(page: Page): Promise<Inspected> {
  return page.evaluate(() => {
    const root = document.documentElement
    const width = root.clientWidth
    const texts: PageText[] = []
    const defects = new Set<string>()
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
    const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40)

    const add = (text: string | null, element: Element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? undefined
      if (text?.trim()) texts.push({ text, lang: lang === root.lang ? undefined : lang })
    }
    /** Whether an element is there for screen readers alone, or for programs. */
    const isUnseen = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflow, clipPath, opacity } = getComputedStyle(at)
        const { width, height } = at.getBoundingClientRect()
        if (overflow === 'hidden' && position === 'absolute' && (width <= 1 || height <= 1)) return true
        if (clipPath !== 'none' || opacity === '0' || at.matches('.honeypot')) return true
      }
      return !element.checkVisibility({ visibilityProperty: true })
    }
    const isOutside = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 1 ||
      inner.right > outer.right + 1 ||
      inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1

    add(document.title, root)
    for (const meta of document.querySelectorAll('meta[property^="og:"], meta[name=description]')) {
      if (!meta.matches('[property="og:url"], [property="og:image"], [property="og:type"]'))
        add(meta.getAttribute('content'), meta)
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of names) add(element.getAttribute(name), element)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!element || element.matches('script, style, noscript')) continue
      add(node.textContent, element)
      if (!node.textContent?.trim() || isUnseen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((line) => line.width > 0)
      const said = shortened(node.textContent)
      if (lines.some(({ left, right }) => left < -0.5 || right > width + 0.5))
        defects.add(`beyond the page: ${said}`)
      const control = element.closest('a, button')?.getBoundingClientRect()
      if (control && lines.some((line) => isOutside(line, control)))
        defects.add(`sticks out of its button: ${said}`)
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const box = at.getBoundingClientRect()
        if (lines.some((line) => isOutside(line, box))) defects.add(`cut off: ${said}`)
      }
      // An address is shown in full, however long it is.
      const isAddress = /^https?:/.test(said)
      if (
        element.closest('a, button') &&
        !isAddress &&
        new Set(lines.map(({ bottom }) => Math.round(bottom / 4))).size > 2
      )
        defects.add(`a button of more than two lines: ${said}`)
    }

    if (root.scrollWidth > width) defects.add(`the page is ${root.scrollWidth - width} pixels too wide`)
    const boxes = 'a, button, label, legend, h1, h2, p, input:not([type=hidden]), select'
    for (const element of document.body.querySelectorAll<HTMLElement>(boxes)) {
      if (isUnseen(element)) continue
      const said = shortened(element.textContent || element.getAttribute('name') || element.tagName)
      const isInline = getComputedStyle(element).display === 'inline'
      if (!isInline && element.scrollWidth > element.clientWidth + 1)
        defects.add(`wider than its box: ${said}`)
      if (!element.matches('a, button, input, select')) continue
      // WCAG 2.2 SC 2.5.8. A star or a checkbox is as large as its label.
      const target = element.matches('[type=radio], [type=checkbox]')
        ? (element.closest('label') ?? element)
        : element
      const box = target.getBoundingClientRect()
      if (box.width < 24 || box.height < 24) defects.add(`a small target: ${said}`)
    }
    for (const select of document.querySelectorAll('select')) {
      if (isUnseen(select)) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (!context) continue
      context.font = font
      const needed = context.measureText(select.selectedOptions[0]?.label ?? '').width
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (needed > room + 1) defects.add(`cut off: ${select.selectedOptions[0]?.label}`)
    }

    // Stars fill in the direction of reading.
    const stars = [...document.querySelectorAll('.star-picker > *')].map(
      (star) => star.getBoundingClientRect().x,
    )
    const ordered = stars.toSorted((a, b) => (root.dir === 'rtl' ? b - a : a - b))
    if (String(stars) !== String(ordered)) defects.add('stars in the wrong order')

    const chosen = document.querySelector<HTMLSelectElement>('select[name=lang]')?.value
    return { lang: root.lang, dir: root.dir, chosen, texts, defects: [...defects] }
  })
}

/** Returns what the browser keeps for the page's site, except an unsent draft. */
export async function keptInBrowser(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => [
    ...(document.cookie ? [`document.cookie ${document.cookie}`] : []),
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('feedback:'))
      .map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored]
}

/** Scripts of the visitor's pages. Those of a group come with the same fonts. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
]

/**
 * Above this share of letters that are drawn, the machine has a font for a script. Some fonts of Chinese have the
 * commonest syllables of Korean.
 */
const coveredShare = 0.9

/**
 * Finds the characters of a text for which this machine's browser has no glyph.
 *
 * @returns those of scripts for which it has no font, and the others, which the page's fonts should have
 */
export async function charactersWithoutGlyph(page: Page, text: string) {
  const characters = [...new Set(text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu))]
  const missing = new Set(await undrawn(page, characters))
  const unknown = scripts.filter((script) => {
    const letters = characters.filter((character) => script.test(character))
    const drawn = letters.filter((letter) => !missing.has(letter))
    return letters.length > 0 && drawn.length <= letters.length * coveredShare
  })
  const isUnknown = (character: string) => unknown.some((script) => script.test(character))
  return {
    ofUnknownScripts: [...missing].filter(isUnknown),
    others: [...missing].filter((character) => !isUnknown(character)),
  }
}

/** Returns the characters that the browser draws like an unassigned code point. */
function undrawn(page: Page, characters: readonly string[]): Promise<string[]> {
  return page.evaluate((characters) => {
    const context = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.font = `20px ${getComputedStyle(document.body).fontFamily}`
    const drawn = (text: string) => {
      context.clearRect(0, 0, 40, 40)
      context.fillText(text, 8, 28)
      return String(new Uint32Array(context.getImageData(0, 0, 40, 40).data.buffer))
    }
    const nothing = ['\u0378', ''].map(drawn)
    return characters.filter((character) => nothing.includes(drawn(character)))
  }, characters)
}
