import { canvasSizes } from '@candour/artwork/render-canvas.ts'
import type { Scene } from '@candour/artwork/scene.ts'
import { cn } from '@candour/ui/cn.ts'
import { type RefObject, useCallback } from 'react'
import type { Studio } from '#features/print-orders/studio.ts'

/** What lifts a sheet off the ground it lies on: a sticker's own outline is round. */
const sheetClass = {
  poster: 'shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_28px_-8px_rgb(0_0_0/0.3)]',
  sticker: 'rounded-full shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_28px_-8px_rgb(0_0_0/0.3)]',
}

export interface MockupProps {
  studio: Studio
  scene: Scene
  /** Holds the canvas as soon as it is painted. */
  painted?: RefObject<HTMLCanvasElement | null>
  /** Called when this browser cannot paint it. */
  onFail?: (scene: Scene) => void
  /** Pixels in width, of the size that is ordered unless given. */
  width?: number
  label?: string
  className?: string
}

/** A piece as it will look once it is cut. */
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
