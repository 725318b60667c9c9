import type { ArtworkPlacement } from '@candour/artwork/artwork.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findImage } from '#modules/images/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { inProcess } from '#modules/prints/in-process.ts'

const script = new URL('./press-piece.worker.ts', import.meta.url)

/**
 * Everything that a file depends on besides the release and, unless it is for a press, the time: the same piece is the
 * same press file, byte for byte.
 */
export interface PressPiece {
  format: FormatId
  layout: string
  /** Of the printed words. */
  language: Language
  name: string
  brandColor: string
  reviewUrl: string
  /** A page, or a face of one, is drawn for each; if empty, one page for the company's review page. */
  placements: readonly ArtworkPlacement[]
  /** Image bytes. */
  logo: Uint8Array | null
}

/** A company's piece with its logo and codes by reference. */
export interface PieceReference
  extends Pick<PressPiece, 'format' | 'layout' | 'language' | 'name' | 'brandColor'> {
  slug: string
  /** SHA-256 of the logo. */
  logo: Buffer | null
  placements: readonly { name: string; code: string }[]
}

/** Resolves the references of a piece. */
export async function pressPieceOf(
  db: Db,
  site: string,
  { slug, logo, placements, format, layout, language, name, brandColor }: PieceReference,
): Promise<PressPiece> {
  const picture = logo ? await findImage(db, logo) : undefined
  return {
    ...{ format, layout, language, name, brandColor },
    reviewUrl: reviewUrl(site, slug),
    placements: placements.map((placement) => ({
      name: placement.name,
      url: codeUrl(site, placement.code),
    })),
    logo: picture?.bytes ?? null,
  }
}

/**
 * Draws a piece for a press (PDF/X-4) in a child process.
 *
 * @throws RangeError for an unknown layout, or the errors of `processPool`
 */
export async function drawPressPiece(piece: PressPiece, companyId: string): Promise<Uint8Array> {
  const codes = piece.placements.length
  return z.instanceof(Uint8Array).parse(await inProcess(script, { codes, companyId }, piece))
}
