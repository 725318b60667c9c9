import type { RenderedPage } from '@candour/site/page.ts'
import type { FastifyReply } from 'fastify'

/** Headers of every page, beside those of every answer. */
const pageHeaders = { 'cross-origin-opener-policy': 'same-origin', 'cache-control': 'no-cache' }

const common = [
  "default-src 'none'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** The policy of a rendered page: our own files, and the inline parts by their hash. */
export function sitePolicy({
  scriptHashes,
  styleHashes,
}: Pick<RenderedPage, 'scriptHashes' | 'styleHashes'>): string {
  return [
    ...common,
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    // The company's colour is a custom property in a style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
  ].join('; ')
}

/** The policy of the consoles. Charts, menus and dialogs place themselves by inline styles. */
export const consolePolicy = [
  ...common,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
].join('; ')

/** Marks an answer as a page: never from a cache unasked, and guarded. */
export function asPage(reply: FastifyReply, policy: string | undefined): FastifyReply {
  reply.headers(pageHeaders).type('text/html; charset=utf-8')
  return policy
    ? reply.header('content-security-policy', policy)
    : reply.removeHeader('content-security-policy')
}
