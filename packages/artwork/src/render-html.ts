import { directionOf, type Language } from '@candour/schemas/languages.ts'
import type { HtmlFormat } from '@candour/schemas/prints.ts'
import type { PrintTexts } from '@candour/texts/en/prints.ts'
import { type ArtworkCompany, shortAddress } from '#artwork.ts'
import { palette } from '#color.ts'
import { escaped } from '#render-svg.ts'
import { fullQuestion } from '#wording.ts'

interface HtmlPiece {
  format: HtmlFormat
  company: Pick<ArtworkCompany, 'name' | 'brandColor'>
  language: Language
  words: PrintTexts
  /** Where a click leads. */
  url: string
}

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * Renders a signature for an email or a website: text and a link, with nothing to load. Tables and inline styles
 * are what all mail programs keep.
 *
 * @throws RangeError for an invalid color, TypeError for an invalid URL
 */
export function renderToHtml({ format, company, language, words, url }: HtmlPiece): string {
  const dir = directionOf(language)
  const { flood, onFlood, accent } = palette(company.brandColor)
  const table = (content: string) =>
    `<table role="presentation" lang="${language}" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">\n${content}\n</table>`
  const [name, question, ask] = [company.name, fullQuestion(words), words.ask].map(escaped)
  const link = (style: string, content: string) =>
    `<a href="${escaped(url)}" target="_blank" rel="noopener" style="${style}">${content}</a>`
  const clicked = link(
    `display:inline-block;padding:12px 24px;${sans};font-size:16px;line-height:20px;font-weight:600;color:${onFlood};text-decoration:none`,
    `${question} ${ask}`,
  )
  const button = `<td bgcolor="${flood}" style="background-color:${flood};border-radius:24px">${clicked}</td>`
  const start = dir === 'rtl' ? 'right' : 'left'
  const body =
    format === 'button'
      ? table(`<tr>${button}</tr>`)
      : table(
          [
            `<tr><td align="${start}" style="border-${start}:4px solid ${flood};padding-${start}:14px">`,
            table(
              [
                `<tr><td align="${start}" style="${sans};font-size:16px;line-height:22px;font-weight:700;color:#16181d"><bdi>${name}</bdi></td></tr>`,
                `<tr><td align="${start}" style="padding:2px 0;${sans};font-size:14px;line-height:20px;color:#16181d">${question} ${link(`color:${accent};font-weight:600;text-decoration:underline`, `${ask}`)}</td></tr>`,
                `<tr><td align="${start}" style="${sans};font-size:12px;line-height:18px">${link('color:#5a6070;text-decoration:none', `<bdi dir="ltr">${escaped(shortAddress(url))}</bdi>`)}</td></tr>`,
              ].join('\n'),
            ),
            '</td></tr>',
          ].join('\n'),
        )
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><title>${name}</title></head>
<body>
${body}
</body>
</html>
`
}
