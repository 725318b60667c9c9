import type { Placement } from '@candour/schemas/placements.ts'
import { type FormatId, formatSizes } from '@candour/schemas/print-formats.ts'
import { cn } from '@candour/ui/cn.ts'
import { useCallback } from 'react'
import type { Studio } from '#features/print-orders/studio.ts'

interface PiecePreviewProps {
  studio: Studio
  format: FormatId
  layout?: string | undefined
  placements: readonly Placement[]
  /** Longest side in canvas pixels. */
  pixels: number
  /** Without one, the picture is decorative. */
  label?: string
}

/** Paints the first page of a piece as it will look after cutting. */
export function PiecePreview({ studio, format, layout, placements, pixels, label }: PiecePreviewProps) {
  const { widthMm, heightMm, round, onScreen } = formatSizes[format]
  const scale = pixels / Math.max(widthMm, heightMm)
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return
      try {
        studio.paint(studio.drawFormat(format, layout, placements), canvas)
      } catch (error) {
        // The files do not depend on the preview, which stays blank.
        console.warn(error)
      }
    },
    [studio, format, layout, placements],
  )
  return (
    <canvas
      ref={paint}
      width={Math.round(widthMm * scale)}
      height={Math.round(heightMm * scale)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cn(
        'block h-auto max-h-full w-auto max-w-full',
        round && 'rounded-full',
        !onScreen && 'shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_28px_-8px_rgb(0_0_0/0.3)]',
      )}
    />
  )
}
