import type { ReactNode } from 'react'
import { Card } from '#card.tsx'

export interface StatCardProps {
  label: ReactNode
  value: ReactNode
  icon?: ReactNode
  /** A line below the number, such as a comparison. */
  detail?: ReactNode
  className?: string | undefined
}

/** A single figure with its label. */
export function StatCard({ label, value, icon, detail, className }: StatCardProps) {
  return (
    <Card className={className}>
      <h2 className="font-medium text-ink-muted text-sm">{label}</h2>
      <div className="mt-2 flex items-center gap-2 font-semibold text-ink text-xl tabular-nums [&_svg]:size-6">
        {value}
        {icon}
      </div>
      {detail && <div className="mt-1 text-ink-muted text-sm">{detail}</div>}
    </Card>
  )
}
