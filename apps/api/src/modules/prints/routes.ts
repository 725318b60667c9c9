import { Readable } from 'node:stream'
import { renderToHtml } from '@candour/artwork/render-html.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { formatIds, formatSizes } from '@candour/schemas/print-formats.ts'
import * as contracts from '@candour/schemas/prints.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Limit } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { beginExport } from '#modules/audit/begin-export.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { checkPrint, drawPrint } from '#modules/prints/print.ts'
import { findWanted, loadFormats, type Wanted } from '#modules/prints/wanted.ts'

const orderable = new Set<string>(['poster_18x24', 'sticker_3in'])
const layoutNames: Readonly<Partial<Record<string, string>>> = contracts.layoutNames

/** Counted by company, because each piece is drawn anew. */
const limits: readonly Limit<{ companyId: string }>[] = [
  { name: 'prints', key: ({ companyId }) => companyId, max: 600, windowSeconds: 60 * 60 },
]

export function printRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps

  route(app, contracts.listPrintFormats, async () => {
    const { formats } = await loadFormats()
    return {
      formats: formatIds.map((id) => {
        const { widthMm, heightMm, bleedMm, safeMm, takeHome = false } = formatSizes[id]
        const layouts = formats[id].layouts.map((layout) => ({
          id: layout.id,
          name: layoutNames[layout.id] ?? layout.id,
        }))
        const size = { widthMm, heightMm, bleedMm, safeMm }
        return {
          ...{ id, name: contracts.formatNames[id], ...size, layouts },
          ...{ takeHome, orderable: orderable.has(id) },
        }
      }),
    }
  })

  route(
    app,
    contracts.getPrintPdf,
    async (context) => {
      const { principal, companyId, params, query } = context
      const asked = { ...query, placementIds: query.placementId }
      const wanted = await findWanted(deps, principal, companyId, params.format, asked)
      const company = await beginExport(db, context, exported(wanted, 'pdf'))
      return streamOf(await drawPrint(deps, company, wanted, query.press ? 'press' : 'pdf'))
    },
    limits,
  )

  route(
    app,
    contracts.makePrintPdf,
    async (context) => {
      const { principal, companyId, params, body } = context
      const wanted = await findWanted(deps, principal, companyId, params.format, body)
      const company = await beginExport(db, context, exported(wanted, 'pdf'))
      return streamOf(await drawPrint(deps, company, wanted, body.press ? 'press' : 'pdf'))
    },
    limits,
  )

  route(
    app,
    contracts.getPrintSvg,
    async (context) => {
      const { principal, companyId, params, query } = context
      const wanted = await findWanted(deps, principal, companyId, params.format, forOne(query))
      const company = await beginExport(db, context, exported(wanted, 'svg'))
      return streamOf(await drawPrint(deps, company, wanted, 'svg'))
    },
    limits,
  )

  route(
    app,
    contracts.getPrintPng,
    async (context) => {
      const { principal, companyId, params, query } = context
      const wanted = await findWanted(deps, principal, companyId, params.format, forOne(query))
      const company = await beginExport(db, context, exported(wanted, 'png'))
      return streamOf(await drawPrint(deps, company, wanted, 'png'))
    },
    limits,
  )

  route(
    app,
    contracts.getPrintHtml,
    async (context) => {
      const { principal, companyId, params, query } = context
      const format = contracts.htmlFormats.find((id) => id === params.format)
      if (!format) throw new DomainError('format_not_found')
      const wanted = await findWanted(deps, principal, companyId, format, forOne(query))
      const company = await beginExport(db, context, exported(wanted, 'html'))
      const { site } = config.origins
      const [placement] = wanted.placements
      const language = wanted.language ?? company.defaultLanguage
      const words = catalogues[language].prints
      const url = placement ? codeUrl(site, placement.code) : reviewUrl(site, company.slug)
      return Readable.from([renderToHtml({ format, company, language, words, url })])
    },
    limits,
  )

  route(
    app,
    contracts.preflightPrint,
    async ({ principal, companyId, params, body }) => {
      const wanted = await findWanted(deps, principal, companyId, params.format, body)
      const company = await findCompany(db, companyId)
      if (!company) throw new DomainError('company_not_found')
      return checkPrint(deps, company, wanted)
    },
    limits,
  )
}

const forOne = <Query extends { placementId?: string | undefined }>(query: Query) => ({
  ...query,
  placementIds: query.placementId ? [query.placementId] : [],
})

/** The entry in the log, and the file's name: after company, format and code. */
function exported({ format, placements }: Wanted, type: 'pdf' | 'svg' | 'png' | 'html') {
  const [first] = placements
  const which = placements.length > 1 ? `-${placements.length}-codes` : first ? `-${first.code}` : ''
  const content = `${format.replaceAll('_', '-')}${which}`
  return { action: 'placements.exported', content, format: type } as const
}

/** In pieces, so that a slow reader holds up nothing else. */
function streamOf(file: Uint8Array): Readable {
  function* pieces() {
    for (let at = 0; at < file.byteLength; at += piece) yield file.subarray(at, at + piece)
  }
  return Readable.from(pieces(), { objectMode: false })
}
const piece = 64 * 1024
