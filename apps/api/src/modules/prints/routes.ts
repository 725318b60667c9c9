import { Readable } from 'node:stream'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { formatIds, formatNames, formatSizes, orderedFormat } from '@candour/schemas/print-formats.ts'
import * as contracts from '@candour/schemas/prints.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Limit } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { beginExport, type Call } from '#modules/audit/begin-export.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { checkPrint, drawPrint, type PrintKind } from '#modules/prints/print.ts'
import { type Asked, findWanted, loadFormats, type Wanted } from '#modules/prints/wanted.ts'

const orderable = new Set<string>(Object.values(orderedFormat))
/** Removes the rounding error of lengths defined in inches, such as 609.5999999999999. */
const inMm = (length: number) => Math.round(length * 1_000) / 1_000
const layoutNames: Readonly<Partial<Record<string, string>>> = contracts.layoutNames

/** Counted by company, because pieces are drawn on every request. */
const limits: readonly Limit<{ companyId: string }>[] = [
  { name: 'prints', key: ({ companyId }) => companyId, max: 600, windowSeconds: 60 * 60 },
]

export function printRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps

  /** Draws a file of what is asked for, and logs that it is exported. */
  const fileOf = async (
    context: Call & { params: { format: string } },
    asked: Asked,
    kind: Exclude<PrintKind, 'preflight'> | 'press',
  ) => {
    const { principal, companyId, params } = context
    const wanted = await findWanted(deps, principal, companyId, params.format, asked)
    const company = await beginExport(db, context, exported(wanted, kind))
    return streamOf(await drawPrint(deps, company, wanted, kind))
  }

  route(app, contracts.listPrintFormats, async () => {
    const { formats } = await loadFormats()
    return {
      formats: formatIds.map((id) => {
        const { takeHome = false, ...lengths } = formatSizes[id]
        const layouts = formats[id].layouts.map((layout) => ({
          id: layout.id,
          name: layoutNames[layout.id] ?? layout.id,
        }))
        const size = {
          ...{ widthMm: inMm(lengths.widthMm), heightMm: inMm(lengths.heightMm) },
          ...{ bleedMm: inMm(lengths.bleedMm), safeMm: inMm(lengths.safeMm) },
        }
        return {
          ...{ id, name: formatNames[id], ...size, layouts },
          ...{ takeHome, orderable: orderable.has(id) },
        }
      }),
    }
  })

  route(app, contracts.getPrintPdf, limits, (context) => {
    const { placementId, press, ...query } = context.query
    return fileOf(context, { ...query, placementIds: placementId }, press ? 'press' : 'pdf')
  })

  route(app, contracts.makePrintPdf, limits, (context) =>
    fileOf(context, context.body, context.body.press ? 'press' : 'pdf'),
  )

  for (const [contract, kind] of [
    [contracts.getPrintSvg, 'svg'],
    [contracts.getPrintPng, 'png'],
  ] as const) {
    route(app, contract, limits, (context) => fileOf(context, forOne(context.query), kind))
  }

  route(app, contracts.getPrintHtml, limits, async (context) => {
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
    const { renderToHtml } = await import('@candour/artwork/render-html.ts')
    return Readable.from([renderToHtml({ format, company, language, words, url })])
  })

  route(app, contracts.preflightPrint, limits, async ({ principal, companyId, params, body }) => {
    const wanted = await findWanted(deps, principal, companyId, params.format, body)
    const company = await findCompany(db, companyId)
    if (!company) throw new DomainError('company_not_found')
    return checkPrint(deps, company, wanted)
  })
}

const forOne = <Query extends { placementId?: string | undefined }>(query: Query) => ({
  ...query,
  placementIds: query.placementId ? [query.placementId] : [],
})

/** Audit details of a download; `content` also names the file, and marks press files. */
function exported({ format, placements }: Wanted, kind: Exclude<PrintKind, 'preflight'> | 'press' | 'html') {
  const [first] = placements
  const which = placements.length > 1 ? `-${placements.length}-codes` : first ? `-${first.code}` : ''
  const name = `${format.replaceAll('_', '-')}${which}`
  const [content, file] = kind === 'press' ? ([`${name}-press`, 'pdf'] as const) : ([name, kind] as const)
  return { action: 'placements.exported', content, format: file } as const
}

/** In pieces, so that a slow reader holds up nothing else. */
function streamOf(file: Uint8Array): Readable {
  function* pieces() {
    for (let at = 0; at < file.byteLength; at += piece) yield file.subarray(at, at + piece)
  }
  return Readable.from(pieces(), { objectMode: false })
}
const piece = 64 * 1024
