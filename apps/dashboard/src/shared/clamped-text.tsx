import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { texts } from '#shared/texts.ts'

interface ClampedTextProps {
  children: ReactNode
  /** Language of the text (BCP 47), if known. */
  lang?: string | undefined
  className?: string
}

/** Text with its line breaks, clamped to six lines until expanded. */
export function ClampedText({ children, lang, className }: ClampedTextProps) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)

  useEffect(() => {
    const element = text.current
    if (!element || open) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])

  return (
    <div className={className}>
      <p
        id={id}
        ref={text}
        lang={lang}
        dir="auto"
        // Shrink to fit: a right-to-left line would otherwise align with the far edge of the card.
        className={`wrap-anywhere w-fit whitespace-pre-line ${open ? '' : 'line-clamp-6'}`}
      >
        {children}
      </p>
      {(cut || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 rounded-sm py-1 font-medium text-accent-text text-sm hover:underline"
        >
          {open ? texts.frame.showLess : texts.frame.showMore}
        </button>
      )}
    </div>
  )
}
