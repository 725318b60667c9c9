import { Badge } from '@candour/ui/badge.tsx'
import { type ReactNode, useId } from 'react'
import { texts } from '#shared/texts.ts'

interface MethodProps {
  name: string
  isOn?: boolean
  description: string
  actions: ReactNode
  /** Steps of a change in progress, and lists. */
  children?: ReactNode
}

/** A row in the list of second factors. */
export function Method({ name, isOn = false, description, actions, children }: MethodProps) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span id={id} className="font-medium text-ink">
              {name}
            </span>
            {isOn && <Badge tone="success">{texts.twoFactor.on}</Badge>}
          </p>
          <p className="mt-0.5 text-ink-muted text-sm">{description}</p>
        </div>
        <div className="shrink-0">{actions}</div>
      </div>
      {children}
    </li>
  )
}
