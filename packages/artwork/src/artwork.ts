import { directionOf } from '@candour/schemas/languages.ts'
import { palette } from '#color.ts'
import type { Edition } from '#fonts.ts'
import { layouts } from '#layouts/layouts.ts'
import { qrMatrix } from '#qr.ts'
import type { Box, Piece, Scene } from '#scene.ts'
import type { Content } from '#sheet.ts'
import { printable } from '#text.ts'
import { graphemes } from '#typeface.ts'
import { pageBoxes, type VendorProfile } from '#vendor.ts'

/** Company data shown on a piece. */
export interface ArtworkCompany {
  name: string
  /** `#rrggbb` */
  brandColor: string
  /** Absolute URL of the review page, encoded in the QR code. */
  reviewUrl: string
  /** Proportions of the logo (any unit); `null` without one. */
  logo: { width: number; height: number } | null
}

/** The spot where a piece will hang. */
export interface ArtworkPlacement {
  /** Printed small, to tell the pieces apart when hanging them up. */
  name: string
  /** Absolute URL of its code, encoded and printed in place of the review page's. */
  url: string
}

/** Returns the URL as people read it, without scheme and query. */
export function shortAddress(reviewUrl: string): string {
  const { host, pathname } = new URL(reviewUrl)
  return `${host}${pathname}`.replace(/\/$/, '')
}

/** Derives a name from the slug for companies whose own has no printable letter: `sushi-taro` → Sushi Taro. */
function nameFromAddress(reviewUrl: string): string {
  const slug = new URL(reviewUrl).pathname.split('/').findLast((part) => part !== '') ?? ''
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Returns the first grapheme that is a letter, digit or emoji. */
function firstLetter(name: string): string {
  const first = graphemes(name).find((part) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(part))
  return (first ?? '').toLocaleUpperCase('en')
}

/**
 * Draws a piece, for the company's review page or for a placement. Pure: the scene depends on the input alone, and
 * fully determines preview and print.
 *
 * @throws RangeError for an unknown layout or an invalid color, TypeError for an invalid URL
 */
export function drawScene(
  piece: Piece,
  layoutId: string,
  company: ArtworkCompany,
  vendor: VendorProfile,
  edition: Edition,
  placement?: ArtworkPlacement | null,
): Scene {
  const layout = layouts[piece].find(({ id }) => id === layoutId)
  if (!layout) throw new RangeError(`No ${piece} has the layout ${layoutId}`)
  const { language } = edition
  const boxes = pageBoxes(piece, vendor)
  const { content, printedName, omitted } = contentOf(company, edition, placement, boxes.bleed)
  const sheet = layout.draw(content)
  const { width, height } = boxes.trim
  if (directionOf(language) === 'rtl' && !layout.symmetric) sheet.mirror(width / 2)
  return {
    piece,
    layout: layoutId,
    company: company.name,
    title: placement?.name ?? company.name,
    language,
    items: sheet.items,
    boxes,
    cut:
      piece === 'sticker'
        ? { cx: width / 2, cy: height / 2, radius: width / 2, spotColor: vendor.cutColor }
        : null,
    qr: { ...sheet.qrBox, text: content.qr.text, modules: content.qr.modules },
    printedName,
    omitted,
  }
}

/**
 * Returns what a layout arranges.
 *
 * @param bleed in the coordinates of the drawing
 * @throws RangeError for an invalid color, TypeError for an invalid URL
 */
export function contentOf(
  company: ArtworkCompany,
  { fonts, words }: Edition,
  placement: ArtworkPlacement | null | undefined,
  bleed: Box,
): { content: Content } & Pick<Scene, 'printedName' | 'omitted'> {
  const named = printable(company.name, fonts.display)
  const from = firstLetter(named.text) === '' ? 'address' : 'name'
  const name = from === 'address' ? nameFromAddress(company.reviewUrl) : named.text
  const url = placement?.url ?? company.reviewUrl
  const content: Content = {
    words,
    name,
    placement: placement ? printable(placement.name, fonts.text).text : '',
    initial: firstLetter(name),
    address: shortAddress(url),
    logo: company.logo,
    qr: qrMatrix(url),
    colors: palette(company.brandColor),
    fonts,
    bleed,
  }
  return { content, printedName: { text: name, from }, omitted: named.omitted }
}
