import { readFileSync } from 'node:fs'
import { operators } from '@candour/schemas/endpoints.ts'
import { marked } from 'marked'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Config } from '#config.ts'
import { operationsOf, resolverOf } from '#modules/api-docs/operations.ts'
import {
  changelogPage,
  introductionPage,
  type Page,
  partContent,
  renderPage,
  slugOf,
} from '#modules/api-docs/page.ts'

/**
 * Returns a function that renders a page by the last part of its address, once; undefined if there is none.
 *
 * @param text OpenAPI document in JSON
 */
export function documentationOf(
  text: string,
  origins: Config['origins'],
): (slug: string) => string | undefined {
  const document: OpenAPIV3_1.Document = JSON.parse(text)
  const resolve = resolverOf(document)
  const operations = operationsOf(document, resolve)
  const tags = document.tags ?? []
  const originOf = (part: string) =>
    part === 'Visitors' ? origins.site : part.startsWith(operators) ? origins.admin : origins.dashboard
  const pages: (Page & { content: () => string })[] = [
    { ...introductionPage, content: () => prose(document.info.description ?? '') },
    {
      ...changelogPage,
      content: () => prose(readFileSync(new URL('changelog.md', import.meta.url), 'utf8')),
    },
    ...tags.map(({ name, description }) => ({
      ...{ slug: slugOf(name), title: name },
      content: () =>
        partContent(description, operations.get(name) ?? [], { origin: originOf(name), resolve }),
    })),
  ]
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  const parts = tags.map(({ name }) => name)
  const rendered = new Map<string, string>()
  return (slug) => {
    const page = bySlug.get(slug)
    const html = rendered.get(slug) ?? (page && renderPage(page, parts, page.content()))
    if (html !== undefined) rendered.set(slug, html)
    return html
  }
}

/** Renders a text in Markdown; its headings can be linked to. */
const prose = (text: string) =>
  marked
    .parse(text, { async: false })
    .replaceAll(/<h2>([^<]+)/g, (_, heading: string) => `<h2 id="${slugOf(heading)}">${heading}`)
