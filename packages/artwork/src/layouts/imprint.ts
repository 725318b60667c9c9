import { ADDRESS_BREAKS, type Content, type Sheet } from '#sheet.ts'

interface ImprintStyle {
  /** Em size of the name, in inches. */
  name: number
  /** Width at which the name breaks into a second line, in inches. */
  maxWidth: number
  /** Em size of the address, in inches. */
  address: number
  /** Space between the two, in inches. */
  gap: number
  color: string
  /** A circle that the address must not leave. */
  within?: { cx: number; cy: number; radius: number }
}

/** Sets the company's name and below it the address, centered. */
export function imprint(
  sheet: Sheet,
  { name, address }: Content,
  style: ImprintStyle,
  place: { x: number; capTop: number },
): void {
  const lines = { color: style.color, maxLines: 2, align: 'center', leading: 1.15 } as const
  const named = sheet.block(
    name,
    { ...lines, font: 'display', size: style.name, maxWidth: style.maxWidth },
    place,
  )
  sheet.block(
    address,
    {
      ...lines,
      font: 'text',
      size: style.address,
      maxWidth: 1.34,
      breakAfter: ADDRESS_BREAKS,
      ...(style.within && { within: style.within }),
    },
    { x: place.x, capTop: named.y + named.height + style.gap },
  )
}
