import { canvasSizes } from '@candour/artwork/render-canvas.ts'
import type { Scene } from '@candour/artwork/scene.ts'
import { cn } from '@candour/ui/cn.ts'
import { type RefObject, useCallback } from 'react'
import type { Studio } from '#features/print-orders/studio.ts'

/** Drop shadows that follow the outline of each piece. */
const sheetClass = {
  poster: 'shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_28px_-8px_rgb(0_0_0/0.3)]',
  sticker: 'rounded-full shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_28px_-8px_rgb(0_0_0/0.3)]',
}

interface MockupProps {
  studio: Studio
  scene: Scene
  /** Set to the canvas once it has been painted, null before. */
  painted?: RefObject<HTMLCanvasElement | null>
  /** Called when painting throws. */
  onFail?: (scene: Scene) => void
  /** Canvas width in pixels; defaults to the size used for orders. */
  width?: number
  label?: string
  className?: string
}

/** Paints a piece as it will look after cutting. */
export function Mockup({ studio, scene, painted, onFail, width, label, className }: MockupProps) {
  const size = canvasSizes[scene.piece]
  const scale = (width ?? size.width) / size.width
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (painted) painted.current = null
      if (!canvas) return
      try {
        studio.paint(scene, canvas)
      } catch (error) {
        console.warn(error)
        onFail?.(scene)
        return
      }
      if (painted) painted.current = canvas
    },
    [studio, scene, painted, onFail],
  )
  return (
    <canvas
      ref={paint}
      width={Math.round(size.width * scale)}
      height={Math.round(size.height * scale)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cn('block h-auto max-h-full max-w-full', sheetClass[scene.piece], className)}
    />
  )
}
