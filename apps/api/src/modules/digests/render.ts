import { escapeHtml } from '#mail/escape-html.ts'
import { font } from '#mail/layout.ts'
import type { Words } from '#mail/words.ts'
import { chartHeight, chartWidth, sentimentColors } from '#modules/digests/chart.ts'
import type { DigestWords, Figure, Said } from '#modules/digests/words.ts'

/** Content id of the chart. */
export const chartCid = 'chart@digest'

const strong = `${font};color:#16181d`
const soft = `${font};color:#5b616e`

/** Renders the body of a digest as HTML, for `mailPage`. */
export function digestHtml(words: DigestWords): string {
  const { title, companyName, period, figures, chart, funnel, said, lists, button, url } = words
  const name = escapeHtml(companyName)
  return [
    `<h1 class="strong" style="margin:0;${strong};font-size:22px;line-height:1.3;font-weight:650;overflow-wrap:anywhere">${escapeHtml(title).replace(name, () => `<bdi>${name}</bdi>`)}</h1>`,
    `<p class="soft" style="margin:6px 0 0;${soft};font-size:14px;line-height:1.5">${escapeHtml(period)}</p>`,
    figuresTable(figures),
    chart && chartBlock(chart),
    section(funnel.title, stepsTable(funnel.steps)),
    ...said.map(saidBlock),
    ...lists.map((list) => section(list.title, list.lines.map(line).join('\n'))),
    `<p style="margin:28px 0 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#16181d;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Renders a digest as plain text, as complete as the HTML. */
export function digestText(words: DigestWords, { texts }: Pick<Words, 'texts'>): string {
  const { figure, quoteWithStars } = texts.digestMails
  const { fact, link } = texts.accountMails.frame
  const figureText = ({ name, value, change }: Figure) =>
    change ? figure(name, value, change) : fact(name, value)
  const { title, period, figures, chart, funnel, said, lists, button, url } = words
  const blocks = [
    [title, period],
    figures.map(figureText),
    chart && [chart.title, chart.days.map(({ name, count }) => `${name} ${count}`).join(', ')],
    [funnel.title, ...funnel.steps.map(figureText)],
    ...said.map(({ title, quotes }) => [
      title,
      ...quotes.flatMap(({ text, stars, url }) => [quoteWithStars(text, stars), url]),
    ]),
    ...lists.map(({ title, lines }) => [
      title,
      ...lines.flatMap(({ text, url }) => (url ? [text, url] : [text])),
    ]),
    [link(button), url],
  ]
  return blocks
    .filter((block) => block !== undefined)
    .map((block) => block.join('\n'))
    .join('\n\n')
}

function section(title: string, body: string): string {
  return `<h2 class="strong" style="margin:28px 0 8px;${strong};font-size:16px;line-height:1.4;font-weight:650">${escapeHtml(title)}</h2>\n${body}`
}

function line({ text, url }: DigestWords['lists'][number]['lines'][number]): string {
  const words = url
    ? `<a class="strong" href="${escapeHtml(url)}" style="${strong}">${escapeHtml(text)}</a>`
    : escapeHtml(text)
  return `<p class="strong" dir="auto" style="margin:0 0 6px;${strong};font-size:15px;line-height:1.5;overflow-wrap:anywhere">${words}</p>`
}

function figuresTable(figures: readonly Figure[]): string {
  const cells = figures.map(
    ({ name, value, change }) => `<td width="33%" style="padding:0 12px 0 0;vertical-align:top">
<div class="soft" style="${soft};font-size:14px;line-height:1.4">${escapeHtml(name)}</div>
<div class="strong" style="${strong};font-size:26px;line-height:1.25;font-weight:650">${escapeHtml(value)}</div>
<div class="soft" style="${soft};font-size:14px;line-height:1.4">${escapeHtml(change) || '&nbsp;'}</div>
</td>`,
  )
  return `<table role="presentation" style="width:100%;margin:24px 0 0;border-collapse:collapse"><tr>${cells.join('\n')}</tr></table>`
}

/** Days between two labels of a long chart. */
const labelEvery = 7
/** Width of a label of a long chart, in days. */
const labelSpan = 5

/** The image shows bars only. Labels are text, which stays readable in dark mode and at any size. */
function chartBlock({ title, alt, days, key: names }: NonNullable<DigestWords['chart']>): string {
  const labels = days.length <= labelEvery ? days.map((day) => ({ ...day, span: 1 })) : sparse(days)
  const cells = labels.map(
    ({ name, short, span }) =>
      `<td class="soft" colspan="${span}" align="${span === 1 ? 'center' : 'left'}" style="padding:4px 0 0;${soft};font-size:12px;line-height:1.4">${escapeHtml(name)}${
        span === 1 ? `<br><b class="strong" style="${strong}">${escapeHtml(short)}</b>` : ''
      }</td>`,
  )
  const key = (['positive', 'neutral', 'negative'] as const).map(
    (sentiment) =>
      `<span style="white-space:nowrap"><span style="display:inline-block;width:10px;height:10px;border-radius:2px;background:${sentimentColors[sentiment]}"></span> ${escapeHtml(names[sentiment])}</span>`,
  )
  return section(
    title,
    `<img src="cid:${chartCid}" width="${chartWidth}" height="${chartHeight}" alt="${escapeHtml(alt)}" class="soft" style="display:block;width:100%;max-width:${chartWidth}px;height:auto;border:0;${soft};font-size:14px;line-height:1.5">
<table role="presentation" aria-hidden="true" style="width:100%;max-width:${chartWidth}px;table-layout:fixed;border-collapse:collapse"><tr>${cells.join('')}</tr></table>
<p class="soft" style="margin:8px 0 0;${soft};font-size:13px;line-height:1.5">${key.join(' &nbsp; ')}</p>`,
  )
}

type ChartDay = NonNullable<DigestWords['chart']>['days'][number]

function sparse(days: readonly ChartDay[]) {
  return days.flatMap((day, n) =>
    n % labelEvery === 0 ? [labelOf(day, Math.min(labelEvery, days.length - n))] : [],
  )
}

function labelOf(day: ChartDay, span: number) {
  return { ...day, span, name: span < labelSpan ? '' : day.name }
}

function stepsTable(steps: readonly Figure[]): string {
  const cell = `padding:6px 0;font-size:15px;line-height:1.4;vertical-align:baseline`
  const rows = steps.map(
    ({ name, value, change }) =>
      `<tr><th class="strong" scope="row" align="left" style="${cell};${strong};font-weight:400">${escapeHtml(name)}</th>
<td class="strong" align="right" style="${cell};${strong};font-weight:600">${escapeHtml(value)}</td>
<td class="soft" align="right" width="110" style="${cell};${soft};font-size:14px;white-space:nowrap">${escapeHtml(change)}</td></tr>`,
  )
  return `<table style="width:100%;border-collapse:collapse">${rows.join('\n')}</table>`
}

function saidBlock({ title, quotes }: Said): string {
  return section(title, quotes.map(quoteBlock).join('\n'))
}

function quoteBlock({ text, stars, url }: Said['quotes'][number]): string {
  return `<blockquote class="section" style="margin:12px 0 0;padding:0 0 0 12px;border-left:3px solid #e2e4e9">
<p class="strong" dir="auto" style="margin:0;${strong};font-size:15px;line-height:1.5;overflow-wrap:anywhere">${escapeHtml(text)}</p>
<p class="soft" style="margin:2px 0 0;${soft};font-size:14px;line-height:1.5"><a class="soft" href="${escapeHtml(url)}" style="color:#5b616e">${escapeHtml(stars)}</a></p>
</blockquote>`
}
