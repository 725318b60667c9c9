import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Milliseconds of hovering before a tooltip opens, and the window in which the next one opens immediately. */
const TOOLTIP_DELAY = 700
const TOOLTIP_SKIP_DELAY = 300

/** Provides the tooltip timing; place it once around the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </RadixTooltip.Provider>
  )
}

interface TooltipProps {
  /** A few words; never essential information, since touch devices show no tooltips. */
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One focusable element that accepts a ref, such as a Button. */
  children: ReactNode
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-surface text-xs data-[state=delayed-open]:animate-fade-in"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
