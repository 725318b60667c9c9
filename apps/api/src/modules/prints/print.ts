import type { ArtworkCompany, ArtworkPlacement } from '@candour/artwork/artwork.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { preflightPrint } from '@candour/schemas/prints.ts'
import { z } from 'zod'
import type { Deps } from '#deps.ts'
import { processPool } from '#lib/process-pool.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { findImage } from '#modules/images/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import type { Wanted } from '#modules/prints/wanted.ts'

const script = new URL('./print.worker.ts', import.meta.url)
const forFew = processPool({ timeoutMs: 60_000 })
/** Long documents have a process of their own, so that nobody with one card waits for them. */
const forMany = processPool({ timeoutMs: 300_000 })
const few = 50

/** What is made of a piece. */
export type PrintKind = 'pdf' | 'press' | 'svg' | 'png' | 'preflight'

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
  const inProcess = placements.length > few ? forMany : forFew
  return inProcess(script, print)
}

/** Draws a piece in a process of its own. */
export async function drawPrint(
  deps: Pick<Deps, 'db' | 'config'>,
  company: CompanyRow,
  wanted: Wanted,
  kind: Exclude<PrintKind, 'preflight'>,
): Promise<Uint8Array> {
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
