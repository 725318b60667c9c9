import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import type { TestApp } from '#test/app.ts'

interface Page {
  body: string
  headers: Record<string, unknown>
}

/** Parses a page, without its styles, which would take most of the time. */
export const documentOf = ({ body }: Pick<Page, 'body'>): Document =>
  new JSDOM(body.replace(/<style>.*?<\/style>/s, '')).window.document

/** Returns what a browser submits with a form. */
export function formData({ defaultView, forms }: Document): Record<string, string> {
  const [form] = forms
  if (!defaultView || !form) throw new Error('no form')
  return Object.fromEntries([...new defaultView.FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Returns the fields of a private page's form, as the button of an act submits them. */
export function fieldsOf(page: Pick<Page, 'body'>, act: string): Record<string, string> {
  const form = documentOf(page).querySelector<HTMLFormElement>('form[method=post]')
  const fields: Record<string, string> = { act }
  for (const field of form?.elements ?? []) {
    const { name, value, type, checked } = field as HTMLInputElement
    if (name && type !== 'submit' && (checked || !['radio', 'checkbox'].includes(type))) fields[name] = value
  }
  return fields
}

/** Expects that a page which only its visitor may see runs no script, names no other site and is kept nowhere. */
export function expectPrivate({ headers, body }: Page, path: string): void {
  expect(body).not.toContain('<script')
  expect(body).not.toContain(path)
  expect(body).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//)
  expect(body).not.toContain('g.page')
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; form-action 'self';(?!.*script-src)/,
    ),
  })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers).not.toHaveProperty('set-cookie')
}

/** A private page without what may differ between ratings: the stars, a random id and the time. */
export const withoutRating = ({ body }: Pick<Page, 'body'>): string =>
  body
    .replaceAll(/<span role="img".*?<\/span>/g, '')
    .replaceAll(/name="submissionId"[^>]* value="[^"]*"/g, '')
    .replaceAll(' checked=""', '')
    .replaceAll(/[A-Z][a-z]{2} \d+, \d{4}, \d+:\d+\s[AP]M/g, '')

/** A database that cannot be reached. */
export function unreachableDb(t: TestApp): Db {
  const db = createDb(createPool('postgres://nobody@127.0.0.1:1/none', { max: 1 }))
  t.onDispose(() => db.destroy())
  return db
}
