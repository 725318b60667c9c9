import type { ArtworkCompany, ArtworkPlacement } from '@candour/artwork/artwork.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { preflightPrint } from '@candour/schemas/prints.ts'
import { z } from 'zod'
import type { Deps } from '#deps.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { findImage } from '#modules/images/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { inProcess } from '#modules/prints/in-process.ts'
import { drawPressPiece, type PressPiece, pressPieceOf } from '#modules/prints/press-piece.ts'
import type { Wanted } from '#modules/prints/wanted.ts'

const script = new URL('./print.worker.ts', import.meta.url)

/** What is made of a piece, besides a press file. */
export type PrintKind = 'pdf' | 'svg' | 'png' | 'preflight'

/** Input of the worker. */
export interface Print {
  kind: PrintKind
  format: FormatId
  layout: string
  language: Language
  company: Omit<ArtworkCompany, 'logo'>
  /** Image bytes, and whether they are a drawing. */
  logo: { bytes: Uint8Array; vector: boolean } | null
  /** A code for each; if empty, for the company's review page. */
  placements: readonly ArtworkPlacement[]
  createdAt: Date
}

async function run(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  company: CompanyRow,
  { format, layout, language, placements }: Wanted,
  kind: PrintKind,
): Promise<unknown> {
  const { site } = config.origins
  const { name, brandColor, slug, printLogo, defaultLanguage } = company
  const picture = printLogo ? await findImage(db, printLogo) : undefined
  const print: Print = {
    ...{ kind, format, layout },
    language: language ?? defaultLanguage,
    company: { name, brandColor, reviewUrl: reviewUrl(site, slug) },
    logo: picture
      ? { bytes: new Uint8Array(picture.bytes), vector: picture.mediaType === 'image/svg+xml' }
      : null,
    placements: placements.map((placement) => ({
      name: placement.name,
      url: codeUrl(site, placement.code),
    })),
    createdAt: new Date(),
  }
  return inProcess(script, { codes: placements.length, companyId: company.id }, print)
}

/** Draws a piece in a process of its own. */
export async function drawPrint(
  deps: Pick<Deps, 'db' | 'config'>,
  company: CompanyRow,
  wanted: Wanted,
  kind: Exclude<PrintKind, 'preflight'> | 'press',
): Promise<Uint8Array> {
  if (kind === 'press') {
    const { name, brandColor, slug, printLogo: logo, defaultLanguage } = company
    const { format, layout, language = defaultLanguage, placements } = wanted
    const piece = { ...{ format, layout, language, name, brandColor, slug, logo }, placements }
    return drawPressPiece(await pressPieceOf(deps.db, deps.config.origins.site, piece), company.id)
  }
  return z.instanceof(Uint8Array).parse(await run(deps, company, wanted, kind))
}

/** Checks a piece before it is printed, in a process of its own. */
export async function checkPrint(
  deps: Pick<Deps, 'db' | 'config'>,
  company: CompanyRow,
  wanted: Wanted,
): Promise<z.output<typeof preflightPrint.response>> {
  return preflightPrint.response.parse(await run(deps, company, wanted, 'preflight'))
}

/** Checks an ordered piece, in a process of its own. */
export async function checkPiece(
  { name, brandColor, reviewUrl, logo, ...piece }: PressPiece,
  companyId: string,
): Promise<z.output<typeof preflightPrint.response>> {
  const print: Print = {
    ...piece,
    kind: 'preflight',
    company: { name, brandColor, reviewUrl },
    logo: logo && { bytes: logo, vector: isDrawing(logo) },
    createdAt: new Date(),
  }
  const codes = piece.placements.length
  return preflightPrint.response.parse(await inProcess(script, { codes, companyId }, print))
}

/** Of the stored pictures, only drawings (SVG) begin like this. */
const isDrawing = ([first]: Uint8Array) => first === '<'.charCodeAt(0)
