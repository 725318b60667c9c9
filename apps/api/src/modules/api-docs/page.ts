import { createHash } from 'node:crypto'
import { operators } from '@candour/schemas/endpoints.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import { script, style } from '#modules/api-docs/appearance.ts'
import {
  exampleOf,
  type Operation,
  type Parameter,
  type Resolve,
  type Schema,
  typeOf,
} from '#modules/api-docs/operations.ts'
import { requestsOf } from '#modules/api-docs/requests.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Headers of the pages, which load nothing. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

export interface Page {
  /** The last part of its address; empty for the introduction. */
  slug: string
  title: string
}

/** Returns the slug of a part's page. */
export const slugOf = (part: string) => part.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Renders a page from its content in HTML. `parts` are the names of all parts. */
export function renderPage({ slug, title }: Page, parts: readonly string[], content: string): string {
  const link = (to: Page) =>
    `<li><a href="${addressOf(to.slug)}"${to.slug === slug ? ' aria-current="page"' : ''}>${escapeHtml(to.title)}</a></li>`
  const linksTo = (names: readonly string[]) =>
    `<ul>${names.map((name) => link({ slug: slugOf(name), title: name.replace(operators, '') })).join('')}</ul>`
  const ofOperators = parts.filter((name) => name.startsWith(operators))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Candour API</title>
<style>${style}</style>
</head>
<body>
<header>
<a class="skip" href="#main">Skip to the content</a>
<a href="${addressOf('')}">Candour API</a>
<button type="button" popovertarget="contents">Contents</button>
</header>
<nav id="contents" popover aria-label="Contents">
<ul>${[introductionPage, changelogPage].map(link).join('')}
<li><a href="/api/docs/json">OpenAPI document</a></li></ul>
<h2>Parts</h2>
${linksTo(parts.filter((name) => !ofOperators.includes(name)))}
<h2>For operators</h2>
${linksTo(ofOperators)}
</nav>
<main id="main">
<h1>${escapeHtml(title)}</h1>
${content}
</main>
<script type="module">${script}</script>
</body>
</html>
`
}

export const introductionPage: Page = { slug: '', title: 'Introduction' }
export const changelogPage: Page = { slug: 'changelog', title: 'Changelog' }

const addressOf = (slug: string) => `/api/docs${slug && `/${slug}`}`

/** Returns the content of a part's page. */
export function partContent(
  about: string | undefined,
  operations: readonly Operation[],
  { origin, resolve }: { origin: string; resolve: Resolve },
): string {
  const calls = operations.map(
    ({ id, method, summary, deprecated }) =>
      `<li><a href="#${id}"><code>${method}</code> ${inline(summary)}${deprecated ? ' (deprecated)' : ''}</a></li>`,
  )
  return `${about ? `<p>${inline(about)}</p>` : ''}
<ul class="calls">${calls.join('')}</ul>
${operations.map((operation) => section(operation, origin, resolve)).join('\n')}`
}

function section(operation: Operation, origin: string, resolve: Resolve): string {
  const { id, method, path, summary, parameters, body, success, errors } = operation
  const requests = Object.entries(requestsOf(operation, origin, resolve)).map(
    ([language, text], at) =>
      `<details name="${id}" data-language="${language}"${at === 0 ? ' open' : ''}><summary>${language}</summary><pre>${escapeHtml(text)}</pre></details>`,
  )
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${inline(summary)}</h2>
<p><code>${method} ${escapeHtml(path)}</code></p>
<p class="quiet">${access(operation)}${operation.deprecated ? ' <strong>Deprecated.</strong>' : ''}</p>
${requests.join('\n')}
${fields('Parameters', parameters, resolve)}
${body ? fields('Body', propertiesOf(body.schema, resolve), resolve) : ''}
<h3>Answer ${success.status}</h3>
${example(success, resolve)}
<details><summary>Errors</summary><dl>${errors.map(([status, codes]) => refusal(status, codes)).join('')}</dl></details>
</section>`
}

/** Renders an example of the answer, or that it has no body. */
function example({ type, schema }: Operation['success'], resolve: Resolve): string {
  const value = schema && exampleOf(schema, resolve, true)
  if (!type || value === null) return '<p class="quiet">Without a body.</p>'
  if (type !== 'application/json') return `<p class="quiet">${escapeHtml(type)}</p>`
  return `<details><summary>Example</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}

function refusal(status: string, codes: readonly string[]): string {
  return `<dt>${status}</dt><dd>${codes.map((code) => `<code>${code}</code>`).join(' ')}</dd>`
}

function access({ auth, permission }: Operation): string {
  if (auth === 'none') return 'Anyone may call this.'
  if (auth === 'cookie') return `For people who are signed in${needing(permission)}, not for API keys.`
  return `For API keys and people who are signed in${needing(permission)}.`
}

const needing = (permission: string | undefined) =>
  permission ? `, with <code>${escapeHtml(permission)}</code>` : ''

function propertiesOf({ properties = {}, required = [] }: Schema, resolve: Resolve): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: '', description: undefined, required: required.includes(name) },
    schema: resolve<Schema>(schema as Schema),
  }))
}

function fields(title: string, list: readonly Parameter[], resolve: Resolve): string {
  if (list.length === 0) return ''
  const rows = list.map(({ name, in: place, required, schema, description }) => {
    const facts = [place, required ? 'required' : 'optional'].filter(Boolean).join(', ')
    return `<dt><code>${escapeHtml(name)}</code> <span class="quiet">${facts}</span></dt>
<dd>${escapeHtml(typeOf(schema, resolve))}${description ? `. ${inline(description)}` : ''}</dd>`
  })
  return `<h3>${title}</h3><dl>${rows.join('')}</dl>`
}

/** Escapes a line of text, in which backticks mark code. */
const inline = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
