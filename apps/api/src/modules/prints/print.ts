import { preflightPrint } from '@candour/schemas/prints.ts'
import { z } from 'zod'
import type { Deps } from '#deps.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { inProcess } from '#modules/prints/in-process.ts'
import { drawPressPiece, type PressPiece, pressPieceOf } from '#modules/prints/press-piece.ts'
import type { Wanted } from '#modules/prints/wanted.ts'

const script = new URL('./print.worker.ts', import.meta.url)

/** What is made of a piece, besides a press file. */
export type PrintKind = 'pdf' | 'svg' | 'png' | 'preflight'

/** Input of the worker. */
export interface Print extends PressPiece {
  kind: PrintKind
}

function run(piece: PressPiece, companyId: string, kind: PrintKind): Promise<unknown> {
  const print: Print = { ...piece, kind }
  return inProcess(script, { codes: piece.placements.length, companyId }, print)
}

function pieceOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { name, brandColor, slug, printLogo: logo, defaultLanguage }: CompanyRow,
  { format, layout, language = defaultLanguage, placements }: Wanted,
): Promise<PressPiece> {
  const piece = { ...{ format, layout, language, name, brandColor, slug, logo }, placements }
  return pressPieceOf(db, config.origins.site, piece)
}

/** Draws a piece in a process of its own. */
export async function drawPrint(
  deps: Pick<Deps, 'db' | 'config'>,
  company: CompanyRow,
  wanted: Wanted,
  kind: Exclude<PrintKind, 'preflight'> | 'press',
): Promise<Uint8Array> {
  const piece = await pieceOf(deps, company, wanted)
  if (kind === 'press') return drawPressPiece(piece, company.id)
  return z.instanceof(Uint8Array).parse(await run(piece, company.id, kind))
}

/** Checks a piece before it is printed, in a process of its own. */
export async function checkPrint(
  deps: Pick<Deps, 'db' | 'config'>,
  company: CompanyRow,
  wanted: Wanted,
): Promise<z.output<typeof preflightPrint.response>> {
  return checkPiece(await pieceOf(deps, company, wanted), company.id)
}

/** Checks an ordered piece, in a process of its own. */
export async function checkPiece(
  piece: PressPiece,
  companyId: string,
): Promise<z.output<typeof preflightPrint.response>> {
  return preflightPrint.response.parse(await run(piece, companyId, 'preflight'))
}
