import type { RenderedPage } from '@candour/site/page.ts'
import type { FastifyReply } from 'fastify'

const common = [
  "default-src 'none'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Content Security Policy of a rendered page: same-origin files, and inline scripts and styles by hash. */
export function sitePolicy({
  scriptHashes,
  styleHashes,
}: Pick<RenderedPage, 'scriptHashes' | 'styleHashes'>): string {
  return [
    ...common,
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    // The company's color is a custom property in a style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
  ].join('; ')
}

/** Content Security Policy of a page without scripts, which loads nothing but the company's logo. */
export function scriptlessPolicy({ styleHashes }: Pick<RenderedPage, 'styleHashes'>): string {
  return [
    "default-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `style-src ${styleHashes.join(' ')}`,
    // The company's color is a custom property in a style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
  ].join('; ')
}

/** Content Security Policy of the consoles. Charts, menus and dialogs are positioned by inline styles. */
export const consolePolicy = [
  ...common,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
].join('; ')

/** Headers of a page whose URL or content is a secret: neither cached nor indexed, and never sent as a referrer. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Returns the headers of an HTML page: revalidated by caches, with this Content Security Policy or none. */
export function pageHeaders(policy: string | undefined): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy }),
  }
}

/** Sets the headers of an HTML page, and removes the default policy if it has none. */
export function asPage(reply: FastifyReply, policy: string | undefined): FastifyReply {
  reply.headers(pageHeaders(policy))
  return policy ? reply : reply.removeHeader('content-security-policy')
}
