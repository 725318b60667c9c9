import { queryFor } from '@candour/api-client/query.ts'
import { formatPercent } from '@candour/console/format.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { isolated } from '@candour/console/texts.ts'
import type { Change } from '@candour/schemas/changes.ts'
import { effectWeeks, getThemeEffect, type ThemeEffect } from '@candour/schemas/themes.ts'
import { Button } from '@candour/ui/button.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '#shared/texts.ts'

/** How often the themes of a change are criticized before and after its day, on request. */
export function Effect({ change, companyId }: { change: Change; companyId: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { did, date, themes } = change
  const query = { companyId, date, themes: themes.join() }
  const effect = useQuery({ ...queryFor(getThemeEffect, { query }), enabled: open })
  const words = texts.changes.effect
  const { data } = effect
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2"
        style={{ marginInlineStart: '-0.875rem' }}
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.showOf(isolated(did))}
        icon={<ChevronDown className={`transition-transform ${open ? 'rotate-180' : ''}`} />}
        onClick={() => setOpen(!open)}
      >
        {words.show}
      </Button>
      <div id={id} hidden={!open} className="mt-2">
        {data ? (
          <Numbers effect={data} names={themes.map((theme) => texts.common.themes[theme]).join(', ')} />
        ) : effect.isError ? (
          <QueryFailedNote query={effect} title={words.failed} />
        ) : (
          open && <Skeleton className="h-24 w-full" />
        )}
      </div>
    </>
  )
}

function Numbers({ effect, names }: { effect: ThemeEffect; names: string }) {
  const words = texts.changes.effect
  const inWords = (of: 'before' | 'after') => {
    const { reviews } = effect[of]
    return reviews > 0 && words[of](formatPercent(shareOf(effect[of])), reviews)
  }
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-medium text-ink">{words.verdict[effect.change]}</p>
      <p className="flex flex-wrap gap-x-4 text-ink-muted tabular-nums">
        <span>{inWords('before')}</span>
        <span>{inWords('after')}</span>
      </p>
      <figure>
        <figcaption className="text-ink-muted text-xs">{words.title(names)}</figcaption>
        <Curve weeks={effect.weeks} />
      </figure>
    </div>
  )
}

const shareOf = ({ reviews, criticized }: { reviews: number; criticized: number }) =>
  reviews > 0 ? Math.min(1, criticized / reviews) : 0

const height = 40
const step = 10

/** The share by week; a line marks the day. What it shows is said in words beside it. */
function Curve({ weeks }: Pick<ThemeEffect, 'weeks'>) {
  const highest = Math.max(0.05, ...weeks.map(shareOf))
  const points = (of: ThemeEffect['weeks']) =>
    of
      .filter(({ reviews }) => reviews > 0)
      .map((week) => `${(week.week + effectWeeks + 0.5) * step},${height * (1 - shareOf(week) / highest)}`)
      .join(' ')
  const line = {
    fill: 'none',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const
  const middle = effectWeeks * step
  return (
    <svg
      viewBox={`0 -2 ${2 * middle} ${height + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 h-24 w-full"
    >
      <path d={`M0 ${height}H${2 * middle}`} stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${middle} 0V${height}`}
        stroke="var(--color-line-control)"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        {...line}
        points={points(weeks.filter(({ week }) => week < 0))}
        stroke="var(--color-ink-muted)"
      />
      <polyline
        {...line}
        points={points(weeks.filter(({ week }) => week >= 0))}
        stroke="var(--color-accent)"
      />
    </svg>
  )
}
