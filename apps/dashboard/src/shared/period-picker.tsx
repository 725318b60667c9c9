import { orderedPeriod, type Period, period } from '@candour/schemas/reviews.ts'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useId, useState } from 'react'
import { addDays, type PeriodChoice, type Preset, todayIn } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'

const isNamed = (value: string): value is Preset | 'all' => Object.hasOwn(texts.frame.period.names, value)

interface PeriodPickerProps {
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
        aria-label={texts.frame.period.label}
        value={own ? 'own' : value}
        onChange={({ target }) => (isNamed(target.value) ? onChange(target.value) : chooseOwn())}
        className="w-44 max-sm:w-auto max-sm:flex-1"
      >
        {Object.entries(texts.frame.period.names).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="own">{texts.frame.period.custom}</option>
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
            aria-label={texts.frame.period[end]}
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
