import type { ReactNode } from 'react'
import { Button } from '#button.tsx'
import { controlTexts } from '#control-texts.ts'

interface AppHeaderProps {
  /** The current context: logo, name or company switcher. */
  children: ReactNode
  actions?: ReactNode
}

/** The top bar of the signed-in apps. */
export function AppHeader({ children, actions }: AppHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-surface-raised">
      {/* `Button` sets its own position. */}
      <div className="absolute top-3 left-4 z-50">
        <Button onClick={skip} className="not-focus:sr-only">
          {controlTexts.skip}
        </Button>
      </div>
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4 sm:gap-4 sm:px-6">
        <div className="flex min-w-0 flex-1 items-center gap-3">{children}</div>
        <div className="flex shrink-0 items-center gap-2 sm:gap-3">{actions}</div>
      </div>
    </header>
  )
}

/** Moves the focus past the header and the navigation. */
function skip() {
  const main = document.querySelector('main')
  if (main) main.tabIndex = -1
  main?.focus()
}
