import type { Language } from '@candour/schemas/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'

/** Opens a page as a visitor whose browser asks for a language; undefined if there is none. */
export type Visit = (url: string, language: Language) => Promise<string | undefined>

/** Returns visits of this server's own pages. They are not counted, as those of bots. */
export function visitsOf(app: FastifyInstance, { origins }: Pick<Config, 'origins'>): Visit {
  const { host } = new URL(origins.site)
  return async (url, language) => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { host, 'accept-language': language, 'user-agent': 'Candour snapshot bot' },
    })
    return statusCode === 200 && String(headers['content-type']).startsWith('text/html') ? body : undefined
  }
}
