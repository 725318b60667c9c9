import { createHash } from 'node:crypto'
import { escapeHtml } from '#mail/escape-html.ts'

interface Page {
  title: string
  lines: readonly string[]
  /** A form that posts one field to the page's own address. */
  action?: { label: string; field: string; value: string } | undefined
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: #f3f4f6; color: #16181d }
main { width: 100%; max-width: 480px; padding: 32px; background: #fff; border: 1px solid #e2e4e9; border-radius: 12px;
  overflow-wrap: anywhere }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; font-weight: 650 }
p { margin: 0 0 12px; color: #5b616e }
form { margin: 24px 0 0 }
button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 8px; background: #16181d; color: #fff; font: inherit;
  font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid #394cdc; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #111318; color: #f2f3f5 }
  main { background: #1c1f26; border-color: #343944 }
  p { color: #b6bbc6 }
  button { background: #f2f3f5; color: #16181d }
  button:focus-visible { outline-color: #8f9bff }
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
export function renderPage({ title, lines, action }: Page): string {
  const form = action
    ? `<form method="post"><input type="hidden" name="${escapeHtml(action.field)}" value="${escapeHtml(action.value)}"><button>${escapeHtml(action.label)}</button></form>`
    : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
${lines.map((line) => `<p dir="auto">${escapeHtml(line)}</p>`).join('\n')}
${form}
</main>
</body>
</html>
`
}
