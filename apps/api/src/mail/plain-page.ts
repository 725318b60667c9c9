import { directionOf, type Language } from '@candour/schemas/languages.ts'
import { escapeHtml } from '#mail/escape-html.ts'

/**
 * As plain as a mail written by a person, so that clients show it in their own colors. Some clients drop everything
 * outside the body, so it has language and direction as well.
 */
export function plainPage(language: Language, title: string, parts: string[]): string {
  const attributes = `lang="${language}" dir="${directionOf(language)}"`
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<div ${attributes}>
${parts.join('\n')}
</div>
</body>
</html>
`
}

/** A link that shows its address. */
export function linkTo(url: string): string {
  return `<a dir="ltr" href="${escapeHtml(url)}" style="word-break:break-all">${escapeHtml(url)}</a>`
}

/** Text with its line breaks. */
export function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}
