import type { PrintKind } from '@candour/schemas/packs.ts'
import { cn } from '@candour/ui/cn.ts'
import { useId, useMemo } from 'react'
import { Mockup } from '#features/print-orders/mockup.tsx'
import { layoutName } from '#features/print-orders/pieces.ts'
import type { Studio } from '#features/print-orders/studio.ts'
import { texts } from '#shared/texts.ts'

/** Widths in canvas pixels, enough for high-density screens. */
const thumbnailWidth = { poster: 180, sticker: 220 }

interface LayoutPickerProps {
  studio: Studio
  kind: PrintKind
  value: string
  onChange: (layout: string) => void
}

/** Radio group of a piece's layouts, drawn with the company's name and color. */
export function LayoutPicker({ studio, kind, value, onChange }: LayoutPickerProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.printOrders.pieces[kind].layout}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {studio.layouts[kind].map((layout) => (
          <label
            key={layout.id}
            className={cn(
              'grid cursor-pointer justify-items-center gap-2 rounded-md border border-line bg-surface-raised px-2 pt-3 pb-2 text-ink-muted text-sm transition-colors hover:border-line-control hover:text-ink',
              'has-checked:border-accent has-checked:font-medium has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={layout.id}
              checked={layout.id === value}
              onChange={() => onChange(layout.id)}
              className="sr-only"
            />
            <span className="flex h-20 items-center">
              <Thumbnail studio={studio} kind={kind} layout={layout.id} />
            </span>
            {layoutName(kind, layout.id)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Thumbnail({ studio, kind, layout }: { studio: Studio; kind: PrintKind; layout: string }) {
  const scene = useMemo(() => studio.draw(kind, layout), [studio, kind, layout])
  return <Mockup studio={studio} scene={scene} width={thumbnailWidth[kind]} className="h-full! w-auto!" />
}
