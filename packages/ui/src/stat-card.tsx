import type { ReactNode } from 'react'
import { Card } from '#card.tsx'
import { cn } from '#cn.ts'

interface StatCardProps {
  label: ReactNode
  value: ReactNode
  icon?: ReactNode
  /** A line below the number, such as a comparison. */
  detail?: ReactNode
}

/** From this length on, such as 1,000,000, a figure does not fit half the width of a phone at full size. */
const long = 9

/** A single figure with its label. */
export function StatCard({ label, value, icon, detail }: StatCardProps) {
  return (
    <Card>
      <h2 className="font-medium text-ink-muted text-sm">{label}</h2>
      <div
        className={cn(
          'mt-2 flex items-center gap-2 font-semibold text-ink text-xl tabular-nums [&_svg]:size-6',
          typeof value === 'string' && value.length >= long && 'max-sm:text-lg',
        )}
      >
        {value}
        {icon}
      </div>
      {detail && <div className="mt-1 text-ink-muted text-sm">{detail}</div>}
    </Card>
  )
}
