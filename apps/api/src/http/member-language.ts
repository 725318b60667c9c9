import { type MemberLanguage, memberLanguageOf, memberLanguages } from '@candour/schemas/languages.ts'
import { negotiateLanguage } from '@candour/schemas/negotiate-language.ts'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** Read from the request rather than by the session's plugin, because the pages before sign-in are outside its scope. */
const cookieName = 'candour_language'

const maxAge = 365 * 24 * 60 * 60

/**
 * Returns the language in which a person reads the dashboard unless their account has one: the one that this browser
 * last had, else what it asks for, else English.
 */
export function browsersLanguage(request: Pick<FastifyRequest, 'headers'>): MemberLanguage {
  return rememberedLanguage(request) ?? askedForLanguage(request)
}

/** Returns the language that the browser asks for, whatever it had before; English if there is none of those. */
export function askedForLanguage({ headers }: Pick<FastifyRequest, 'headers'>): MemberLanguage {
  return negotiateLanguage(headers['accept-language'], memberLanguages) ?? 'en'
}

function rememberedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): MemberLanguage | undefined {
  const { cookie } = headers
  return cookie?.includes(cookieName) ? memberLanguageOf(fastifyCookie.parse(cookie)[cookieName]) : undefined
}

/**
 * Has the browser show this language before the next sign-in; with null, the one that it asks for. For the dashboard's host
 * alone: no other has account screens.
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
