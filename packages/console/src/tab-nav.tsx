import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { NavLink, type To, useLocation } from 'react-router-dom'

interface TabNavProps {
  label: string
  pages: readonly { to: To; name: string; end: boolean; badge?: ReactNode }[]
}

/** Navigation between the pages of a console, beneath its header. */
export function TabNav({ label, pages }: TabNavProps) {
  const list = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const hasBadge = pages.some((page) => page.badge)
  // On a phone the pages do not fit side by side. Sets the position directly: scrollIntoView would scroll the page too.
  useLayoutEffect(() => {
    const [nav, link] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current=page]')]
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
  }, [pathname, hasBadge])
  return (
    <nav aria-label={label} className="border-line border-b bg-surface-raised">
      <div
        ref={list}
        className="-mb-px relative mx-auto flex max-w-6xl gap-1 overflow-x-auto px-2 [scrollbar-width:none] sm:px-4"
      >
        {pages.map(({ to, name, end, badge }) => (
          <NavLink
            key={name}
            to={to}
            end={end}
            className="flex h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-2 font-medium text-ink-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {name}
            {badge}
          </NavLink>
        ))}
      </div>
    </nav>
  )
}
