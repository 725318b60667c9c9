import { formatCount } from '@candour/console/format.ts'
import type { SystemCheck } from '@candour/schemas/system.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { checkName, levels } from '#features/system/words.ts'

/** What is wrong, with what to do; what is fine is folded away. */
export function CheckList({ checks }: { checks: readonly SystemCheck[] }) {
  const of = (...wanted: SystemCheck['level'][]) =>
    wanted.flatMap((level) => checks.filter((c) => c.level === level))
  const [wrong, fine] = [of('error', 'warning'), of('ok', 'skipped')]
  const [errors, warnings, passed] = [of('error'), of('warning'), of('ok')].map(({ length }) => length)
  const summary = [
    errors ? formatCount(errors, 'error') : '',
    warnings ? formatCount(warnings, 'warning') : '',
  ].filter(Boolean)
  return (
    <SectionCard
      id="checks"
      level={3}
      title="Checks"
      description={summary.length > 0 ? `${summary.join(' and ')}.` : 'Nothing is wrong.'}
    >
      {wrong.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-t">
          {wrong.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      )}
      <details className="group mt-4">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-ink text-sm">
          {`${formatCount(passed ?? 0, 'check')} passed`}
          {fine.length > (passed ?? 0) && `, ${fine.length - (passed ?? 0)} skipped`}
        </summary>
        <ul className="divide-y divide-line border-line border-t">
          {fine.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      </details>
    </SectionCard>
  )
}

function CheckRow({ check: { id, level, seen, advice } }: { check: SystemCheck }) {
  const { label, tone } = levels[level]
  return (
    <li className="flex gap-x-4 gap-y-2 py-3 max-sm:flex-col sm:items-start">
      <div className="sm:w-20 sm:shrink-0">
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="wrap-anywhere min-w-0 flex-1 text-sm">
        <p className="font-medium text-ink">{checkName(id)}</p>
        <p className="mt-0.5 text-ink-muted">{seen}</p>
        {advice !== null && <p className="mt-1 text-ink">{advice}</p>}
      </div>
    </li>
  )
}
