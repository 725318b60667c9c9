import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { negotiateLanguage } from '@candour/schemas/negotiate-language.ts'
import { langParam } from '@candour/schemas/paths.ts'
import type { FastifyRequest } from 'fastify'

/** Returns the language that the browser asks for. */
export const negotiated = ({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined =>
  negotiateLanguage(headers['accept-language'])

/** Returns the language in the URL, which the visitor chose; one that is given several times counts as none. */
export function chosenIn({ url }: Pick<FastifyRequest, 'url'>): Language | undefined {
  if (!url.includes(langParam)) return undefined
  return languageOf(paramIn({ url }, langParam))
}

/** Returns a parameter of a request's URL; one that is given several times counts as none. */
export function paramIn(request: Pick<FastifyRequest, 'url'>, name: string): string | undefined {
  return only(new URLSearchParams(searchOf(request)), name)
}

/** Returns a parameter of a query; one that is given several times counts as none. */
export function only(query: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = query.getAll(name)
  return others.length === 0 ? value : undefined
}

/** Returns the query of a request's URL with its `?`. */
export function searchOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return new URL(`http://site${url}`).search
}
