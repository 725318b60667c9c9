import { createHash } from 'node:crypto'
import { directionOf, type Language, languageNames } from '@candour/schemas/languages.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { escapeHtml } from '#mail/escape-html.ts'

interface Page {
  language: Language
  /** The languages it exists in; a switch offers them if there are several. */
  choice: readonly Language[]
  title: string
  line: string
  /** A form that posts one field to the page's own address. */
  action?: { label: string; field: string; value: string } | undefined
  link?: { label: string; href: string } | undefined
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 16px;
  padding: 16px; background: #f3f4f6; color: #16181d }
main { width: 100%; max-width: 480px; padding: 32px; background: #fff; border: 1px solid #e2e4e9; border-radius: 12px;
  overflow-wrap: anywhere }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; font-weight: 650 }
p { margin: 0 0 12px; color: #5b616e }
main form { margin: 24px 0 0 }
footer form { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px }
select, footer button { field-sizing: content; min-height: 44px; max-width: 100%; padding: 8px 12px; border: 0; border-radius: 8px; background: transparent;
  color: #5b616e; font: inherit; font-size: 14px; cursor: pointer }
footer button { text-decoration: underline; text-underline-offset: 3px }
main button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 8px; background: #16181d; color: #fff; font: inherit;
  font-weight: 600; cursor: pointer }
main a { display: inline-block; padding: 10px 0; color: inherit; text-underline-offset: 3px }
:is(a, button, select):focus-visible { outline: 3px solid #394cdc; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #111318; color: #f2f3f5 }
  main { background: #1c1f26; border-color: #343944 }
  p, select, footer button { color: #b6bbc6 }
  main button { background: #f2f3f5; color: #16181d }
  :is(a, button, select):focus-visible { outline-color: #8f9bff }
}`

/**
 * Headers of pages whose address is a secret: never cached, indexed or passed on as a referrer, and nothing is loaded.
 */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** Renders a page without scripts. Every field may contain any characters. */
export function renderPage({ language, choice, title, line, action, link }: Page): string {
  const form = action
    ? `<form method="post"><input type="hidden" name="${escapeHtml(action.field)}" value="${escapeHtml(action.value)}"><button>${escapeHtml(action.label)}</button></form>`
    : ''
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(line)}</p>
${form}${way}
</main>
${choice.length > 1 ? languageSwitch(language, choice) : ''}
</body>
</html>
`
}

/** Opens the page in another language by a GET request, which changes nothing else. */
function languageSwitch(language: Language, choice: readonly Language[]): string {
  const words = catalogues[language].pages.language
  const options = choice.map(
    (one) =>
      `<option value="${one}" lang="${one}" dir="${directionOf(one)}"${one === language ? ' selected' : ''}>${languageNames[one]}</option>`,
  )
  return `<footer>
<form><select name="${langParam}" aria-label="${escapeHtml(words.label)}" autocomplete="off">${options.join('')}</select>
<button>${escapeHtml(words.change)}</button></form>
</footer>`
}
