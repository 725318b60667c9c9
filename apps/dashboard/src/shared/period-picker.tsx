import { orderedPeriod, type Period, period } from '@candour/schemas/reviews.ts'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useId, useState } from 'react'
import { addDays, type PeriodChoice, type Preset, todayIn } from '#shared/period.ts'

export const periodNames: Record<Preset | 'all', string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '365d': 'Last 365 days',
  all: 'All time',
}
const isNamed = (value: string): value is keyof typeof periodNames => Object.hasOwn(periodNames, value)

export interface PeriodPickerProps {
  value: PeriodChoice
  timeZone: string
  onChange: (choice: PeriodChoice) => void
}

/** Selects a period, in days of the company's time zone. */
export function PeriodPicker({ value, timeZone, onChange }: PeriodPickerProps) {
  const own = typeof value === 'object'
  const chooseOwn = () => onChange({ from: addDays(todayIn(timeZone), -29), to: todayIn(timeZone) })
  return (
    <div className={`flex flex-wrap items-start gap-2.5 ${own ? 'max-sm:w-full' : 'max-sm:flex-1'}`}>
      <Select
        aria-label="Period"
        value={own ? 'own' : value}
        onChange={({ target }) => (isNamed(target.value) ? onChange(target.value) : chooseOwn())}
        className="w-44 max-sm:w-auto max-sm:flex-1"
      >
        {Object.entries(periodNames).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="own">Custom range</option>
      </Select>
      {own && <OwnRange value={value} onChange={onChange} />}
    </div>
  )
}

interface OwnRangeProps {
  value: Period
  onChange: (range: Period) => void
}

/** Two date inputs; invalid or reversed ranges stay local and show an error. */
function OwnRange({ value, onChange }: OwnRangeProps) {
  const [range, setRange] = useState(value)
  const [known, setKnown] = useState(value)
  const [problem, setProblem] = useState<string>()
  const problemId = useId()
  if (value.from !== known.from || value.to !== known.to) {
    setKnown(value)
    setRange(value)
  }

  const change = (end: 'from' | 'to', day: string) => {
    const next = { ...range, [end]: day || undefined }
    setRange(next)
    if (!(next.from || next.to) || !checked(next).success) return
    setProblem(undefined)
    onChange(next)
  }

  return (
    <div className="max-sm:w-full">
      <div className="flex items-center gap-2">
        {(['from', 'to'] as const).map((end) => (
          <Input
            key={end}
            type="date"
            aria-label={end === 'from' ? 'From' : 'To'}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && problemId}
            value={range[end] ?? ''}
            onChange={(event) => change(end, event.target.value)}
            onBlur={() => setProblem(checked(range).error?.issues[0]?.message)}
            className="w-38 max-sm:w-auto max-sm:flex-1"
          />
        ))}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

const checked = (range: Period) => orderedPeriod(period).safeParse(range)
