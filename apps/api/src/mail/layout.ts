import type { Language, MemberLanguage } from '@candour/schemas/languages.ts'
import { plainLine } from '@candour/texts/isolated.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import type { InlineImage } from '#mail/message.ts'
import type { Words } from '#mail/words.ts'

/** A mail as rendered. */
export interface MailContent {
  subject: string
  text: string
  html: string
  images?: readonly InlineImage[]
  /** See `Message`. */
  unsubscribeUrl?: string | undefined
  /** Name shown for the sender instead of the product's; may contain any characters. */
  fromName?: string
  /** Address for answers (`Reply-To`). */
  replyTo?: string | undefined
  /** See `Message`. */
  language?: Language
  /** Ids of the earlier mails of the same thread, oldest first. */
  after?: readonly string[]
}

/** Name and value pairs, shown as a table. */
type Facts = readonly (readonly [name: string, value: string])[]

/** A link below or within a mail, in addition to its button. */
export interface Link {
  label: string
  url: string
}

/** A part of a mail, such as one review of several. */
export interface MailSection {
  heading: string
  /** Someone's own words, with their line breaks. */
  quote?: string | undefined
  facts?: Facts
  link?: Link
}

/** The text of a mail; every field may contain any characters. */
export interface MailWords {
  subject: string
  title: string
  lines: readonly string[]
  facts?: Facts
  sections?: readonly MailSection[]
  button: string
  closing: string
  /** Below the closing, such as the link that ends these mails. */
  links?: readonly Link[]
}

/** The language of a mail and what it says around its words. */
type Frame = Pick<Words, 'language' | 'texts'>

/** Renders a mail with one button, which leads to `url`, as HTML and plain text. Both may contain any characters. */
export function renderMail(url: string, frame: Frame, words: MailWords): MailContent {
  const { facts = [], sections = [], links = [], button } = words
  const [title, closing, lines] = [
    plainLine(words.title),
    plainLine(words.closing),
    words.lines.map(plainLine),
  ]
  const named = sections.map((section) => ({ ...section, heading: plainLine(section.heading) }))
  const parts = [
    title,
    ...lines,
    ...textOfFacts(facts, frame),
    ...named.flatMap((section) => textOfSection(section, frame)),
    textOfLink({ label: button, url }, frame),
    closing,
    ...links.map((link) => textOfLink(link, frame)),
    '',
  ]
  return {
    subject: plainLine(words.subject),
    text: parts.join('\n\n'),
    html: page({ title, lines, facts, sections: named, button, closing, links, url, frame }),
    language: frame.language,
  }
}

function textOfFacts(facts: Facts, { texts }: Frame): string[] {
  if (facts.length === 0) return []
  const { fact } = texts.accountMails.frame
  return [
    facts.map(([name, value]) => fact(name, value.split(lineBreaks).map(plainLine).join(', '))).join('\n'),
  ]
}

function textOfSection({ heading, quote, facts = [], link }: MailSection, frame: Frame): string[] {
  return [
    heading,
    ...(quote
      ? [
          quote
            .split(lineBreaks)
            .map((line) => `> ${line}`)
            .join('\n'),
        ]
      : []),
    ...textOfFacts(facts, frame),
    ...(link ? [textOfLink(link, frame)] : []),
  ]
}

/** Returns a link as plain text. */
export function textOfLink({ label, url }: Link, { texts }: Frame): string {
  return `${texts.accountMails.frame.link(label)}\n${url}`
}

const lineBreaks = /\r\n|\r|\n/g

const rightToLeft = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}]`

/** A run of right-to-left words, including what stands between them and parentheses around one of them. */
const rightToLeftWords = new RegExp(
  String.raw`${rightToLeft}(?:[^\p{L}()]*(?:${rightToLeft}|\([^()]*${rightToLeft}[^()]*\)))*`,
  'gu',
)

/**
 * Returns a sentence as HTML, with right-to-left words isolated: a number after a right-to-left name would otherwise be
 * shown before it. Members' languages are all written from left to right.
 */
const sentence = (words: string) => escapeHtml(words).replace(rightToLeftWords, '<bdi>$&</bdi>')

/** Font of all mails, as a style. */
export const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

function page({
  title,
  lines,
  facts,
  sections,
  button,
  closing,
  links,
  url,
  frame,
}: Required<Omit<MailWords, 'subject'>> & { url: string; frame: Frame }): string {
  const link = escapeHtml(url)
  const body = `<h1 class="strong" style="margin:0 0 16px;${font};font-size:22px;line-height:1.3;font-weight:650;color:#16181d">${sentence(title)}</h1>
${lines.map((line) => `<p class="strong" style="margin:0 0 12px;${font};font-size:16px;line-height:1.5;color:#16181d">${sentence(line)}</p>`).join('\n')}
${table(facts)}${sections.map(sectionOf).join('')}<p style="margin:24px 0"><a class="button" href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#16181d;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
<p class="soft" style="margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:#5b616e">${escapeHtml(frame.texts.accountMails.frame.copyAddress)}<br><a class="soft" href="${link}" style="color:#5b616e;word-break:break-all">${link}</a></p>`
  return mailPage({ title, body, closing, links, language: frame.language })
}

interface MailPage {
  title: string
  /** HTML in the classes of the style element, each with its inline style for light mode. */
  body: string
  closing: string
  links: readonly Link[]
  language: MemberLanguage
}

/**
 * Renders the page of a mail around its body. Styles are inline, because many mail clients drop the rest. Clients with
 * dark mode support use the style element.
 */
export function mailPage({ title, body, closing, links, language }: MailPage): string {
  return `<!doctype html>
<html lang="${language}">
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
  .section { border-color: #343944 !important }
  .button { background: #f2f3f5 !important; color: #16181d !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:32px 16px;background:#f3f4f6">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e4e9;border-radius:12px;word-break:break-word">
${body}
<p class="soft" style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;color:#5b616e">${sentence(closing)}</p>
${links.map((each) => `<p class="soft" style="margin:12px 0 0;${font};font-size:14px;line-height:1.5"><a class="soft" href="${escapeHtml(each.url)}" style="color:#5b616e">${escapeHtml(each.label)}</a></p>`).join('\n')}
</div>
</body>
</html>
`
}

function sectionOf({ heading, quote, facts = [], link }: MailSection): string {
  const words = quote
    ? `<p class="strong" dir="auto" style="margin:0 0 12px;${font};font-size:16px;line-height:1.5;color:#16181d">${escapeHtml(quote).replace(lineBreaks, '<br>')}</p>\n`
    : ''
  const button = link
    ? `<p style="margin:12px 0 0;${font};font-size:15px"><a class="strong" href="${escapeHtml(link.url)}" style="color:#16181d;font-weight:600">${escapeHtml(link.label)}</a></p>\n`
    : ''
  return `<div class="section" style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid #e2e4e9">
<h2 class="strong" style="margin:0 0 8px;${font};font-size:17px;line-height:1.4;font-weight:600;color:#16181d">${sentence(heading)}</h2>
${words}${table(facts)}${button}</div>
`
}

function table(facts: Facts): string {
  if (facts.length === 0) return ''
  const cell = `padding:8px 0;${font};font-size:15px;line-height:1.45;vertical-align:top`
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th class="soft" scope="row" align="left" style="${cell};padding-right:16px;font-weight:400;color:#5b616e;white-space:nowrap">${escapeHtml(name)}</th>
<td class="strong" style="${cell};color:#16181d">${value
        .split(lineBreaks)
        .map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
        .join('<br>')}</td></tr>`,
  )
  return `<table style="width:100%;margin:20px 0 0;border-collapse:collapse">${rows.join('\n')}</table>\n`
}
