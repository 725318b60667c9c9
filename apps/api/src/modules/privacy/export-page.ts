import { escapeHtml } from '#mail/escape-html.ts'

export interface About {
  /** The company's name. */
  company: string
  /** ISO 8601. */
  exportedAt: string
}

/** Headings by kind of record. */
const headings: Record<string, string> = {
  review: 'Feedback',
  message: 'Message',
  mail: 'Email',
  order: 'Print order',
}

const labels: Record<string, string> = {
  id: 'Record',
  reviewId: 'About feedback',
  at: 'Time',
  rating: 'Stars',
  feedback: 'Words',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  pageLanguage: 'Language of the page',
  textLanguage: 'Language of the words',
  location: 'Location',
  placement: 'Code',
  editedAt: 'Edited',
  erasedAt: 'Erased',
  versions: 'Earlier versions',
  notes: 'Notes of the company',
  messages: 'Messages',
  mails: 'Emails',
  sentTo: 'Sent to other systems',
  host: 'Host',
  event: 'Event',
  by: 'From',
  text: 'Text',
  to: 'To',
  about: 'About',
  state: 'State',
  sentAt: 'Sent',
  error: 'Error',
  item: 'Item',
  quantity: 'Quantity',
  priceInCents: 'Price in cents',
  processed: 'Processed',
  changes: 'Progress',
  note: 'Note',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  billing: 'Billing',
  company: 'Company',
  address: 'Address',
}

/** Beginning of a page that loads nothing and runs nothing, for the screen and for print. */
export function pageStart({ company, exportedAt }: About): string {
  const name = escapeHtml(company)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>Personal data stored by ${name}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 720px; margin: 32px auto; padding: 0 16px; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1.125rem; margin: 0 0 8px }
section { border-top: 1px solid #8886; padding: 24px 0 8px; break-inside: avoid }
dl { display: grid; grid-template-columns: minmax(96px, 176px) 1fr; gap: 4px 16px; margin: 0 }
dt { opacity: .75 }
dd { margin: 0; white-space: pre-wrap }
dd > dl { border-inline-start: 2px solid #8886; padding-inline-start: 12px; margin-bottom: 12px }
@media (max-width: 480px) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: 8px } }
@media print { body { margin: 0; max-width: none } }
</style>
</head>
<body>
<h1>Personal data stored by <bdi>${name}</bdi></h1>
<p>Exported ${timeOf(exportedAt)}. Times are in UTC.</p>
`
}

/** One record, as a section of the page. */
export function pageOf({ kind, ...fields }: Record<string, unknown>): string {
  return `<section>
<h2>${escapeHtml(headings[String(kind)] ?? String(kind))}</h2>
${listOf(fields)}
</section>
`
}

export function pageEnd(count: number): string {
  return `${count === 0 ? '<p>Nothing is stored under these records.</p>\n' : ''}</body>
</html>
`
}

/** Leaves out what is empty. */
function listOf(fields: object): string {
  const rows = Object.entries(fields).flatMap(([name, value]) => {
    const shown = shownValue(name, value)
    return shown === '' ? [] : [`<dt>${escapeHtml(labels[name] ?? name)}</dt><dd>${shown}</dd>`]
  })
  return `<dl>\n${rows.join('\n')}\n</dl>`
}

function shownValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => shownValue(name, item)).join('')
  if (typeof value === 'object') return listOf(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' && (name === 'at' || name.endsWith('At'))) return timeOf(value)
  return `<bdi>${escapeHtml(String(value))}</bdi>`
}

function timeOf(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 16).replace('T', ' '))}</time>`
}
