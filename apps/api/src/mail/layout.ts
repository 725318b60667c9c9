import { escapeHtml } from '#mail/escape-html.ts'
import type { InlineImage } from '#mail/message.ts'

/** A mail as rendered. */
export interface MailContent {
  subject: string
  text: string
  html: string
  images?: readonly InlineImage[]
}

/** The text of a mail; every field may contain any characters. */
export interface MailWords {
  subject: string
  title: string
  lines: string[]
  /** Name and value pairs, shown as a table. */
  facts?: readonly (readonly [name: string, value: string])[]
  button: string
  closing: string
}

/** Renders a mail with one button as HTML and plain text. `words` and `url` may contain any characters. */
export function renderMail(words: MailWords, url: string): MailContent {
  const { facts = [], button } = words
  const [title, closing, lines] = [oneLine(words.title), oneLine(words.closing), words.lines.map(oneLine)]
  const table = facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`).join('\n')
  return {
    subject: oneLine(words.subject),
    text: [title, ...lines, ...(table ? [table] : []), `${button}:\n${url}`, closing, ''].join('\n\n'),
    html: page({ title, lines, facts, button, closing, url }),
  }
}

/** Removes line breaks: in a header they would allow injecting further headers. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Styles are inline, because many mail clients drop the rest. Clients with dark mode support use the style element. */
function page({
  title,
  lines,
  facts,
  button,
  closing,
  url,
}: Required<Omit<MailWords, 'subject'>> & { url: string }): string {
  const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
  const link = escapeHtml(url)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #111318 !important }
  .card { background: #1c1f26 !important; border-color: #343944 !important }
  .strong { color: #f2f3f5 !important }
  .soft { color: #b6bbc6 !important }
  .button { background: #f2f3f5 !important; color: #16181d !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:32px 16px;background:#f3f4f6">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e4e9;border-radius:12px">
<h1 class="strong" style="margin:0 0 16px;${font};font-size:22px;line-height:1.3;font-weight:650;color:#16181d">${escapeHtml(title)}</h1>
${lines.map((line) => `<p class="strong" style="margin:0 0 12px;${font};font-size:16px;line-height:1.5;color:#16181d">${escapeHtml(line)}</p>`).join('\n')}
${table(facts, font)}<p style="margin:24px 0"><a class="button" href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#16181d;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
<p class="soft" style="margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:#5b616e">Or copy this address into your browser:<br><a class="soft" href="${link}" style="color:#5b616e;word-break:break-all">${link}</a></p>
<p class="soft" style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;color:#5b616e">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`
}

function table(facts: Required<MailWords>['facts'], font: string): string {
  if (facts.length === 0) return ''
  const cell = `padding:8px 0;${font};font-size:15px;line-height:1.45;vertical-align:top`
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th class="soft" scope="row" align="left" style="${cell};padding-right:16px;font-weight:400;color:#5b616e;white-space:nowrap">${escapeHtml(name)}</th>
<td class="strong" style="${cell};color:#16181d;word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return `<table style="width:100%;margin:20px 0 0;border-collapse:collapse">${rows.join('\n')}</table>\n`
}
