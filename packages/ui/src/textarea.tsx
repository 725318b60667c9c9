import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { controlClass, useFieldControl } from '#field.tsx'

interface TextareaProps extends ComponentProps<'textarea'> {
  /** In CSS pixels; defaults to 128. */
  minHeight?: number | undefined
}

/** Fallback for browsers without `field-sizing`: grows the box to the height of its text. */
function growToContent(area: HTMLTextAreaElement) {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** A text area that grows with its content, up to most of the viewport left by an on-screen keyboard. */
export function Textarea({ className, minHeight, style, onInput, ...props }: TextareaProps) {
  const control = useFieldControl(props)
  return (
    <textarea
      {...props}
      {...control}
      onInput={(event) => {
        growToContent(event.currentTarget)
        onInput?.(event)
      }}
      style={minHeight === undefined ? style : { minHeight, ...style }}
      className={cn(controlClass, 'textarea block px-3 py-2.5', className)}
    />
  )
}
