import { type ReactNode, useEffect, useId, useRef } from 'react'

/** A step inside the card. Focus moves to its title when it appears. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-4 rounded-md bg-surface-sunken p-4">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold text-ink text-sm outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}
