import { type MemberLanguage, memberLanguageOf, memberLanguages } from '@candour/schemas/languages.ts'
import { negotiateLanguage } from '@candour/schemas/negotiate-language.ts'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** Read from the request rather than by the session's plugin, because the pages before sign-in are outside its scope. */
const cookieName = 'candour_language'

const maxAge = 365 * 24 * 60 * 60

/**
 * Returns the dashboard's language for someone whose account has none: the one this browser last used, else the one it
 * asks for, else English.
 */
export function browsersLanguage(request: Pick<FastifyRequest, 'headers'>): MemberLanguage {
  return rememberedLanguage(request) ?? askedForLanguage(request)
}

/** Returns the language that the browser asks for, ignoring the one it last used; English if none is supported. */
export function askedForLanguage({ headers }: Pick<FastifyRequest, 'headers'>): MemberLanguage {
  return negotiateLanguage(headers['accept-language'], memberLanguages) ?? 'en'
}

function rememberedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): MemberLanguage | undefined {
  const { cookie } = headers
  return cookie?.includes(cookieName) ? memberLanguageOf(fastifyCookie.parse(cookie)[cookieName]) : undefined
}

/**
 * Makes this the browser's language until the next sign-in; null returns to the one that it asks for. The cookie is for
 * the dashboard's host only, because no other has account screens.
 */
export function rememberLanguage(reply: FastifyReply, config: Config, language: MemberLanguage | null): void {
  const { origins } = config
  const cookie = fastifyCookie.serialize(cookieName, language ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origins.dashboard.startsWith('https:'),
    maxAge: language === null ? 0 : maxAge,
  })
  reply.header('set-cookie', cookie)
}
