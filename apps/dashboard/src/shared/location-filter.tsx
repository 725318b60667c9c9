import { Select } from '@candour/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { LocationOptions } from '#shared/location-options.tsx'
import { choosable, locationsQuery } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'

interface LocationFilterProps {
  companyId: string
  value: string | undefined
  onChange: (locationId: string | undefined) => void
  className?: string
}

/** Narrows a screen to one location. Shown only for companies that have any. */
export function LocationFilter({
  companyId,
  value,
  onChange,
  className = 'w-48 max-sm:w-full',
}: LocationFilterProps) {
  const { data } = useQuery(locationsQuery(companyId))
  const locations = choosable(data ?? [], value)
  const isUnknown = data !== undefined && value !== undefined && !data.some(({ id }) => id === value)
  if (locations.length === 0 && !isUnknown) return null
  return (
    <Select
      aria-label={texts.frame.location.label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className={className}
    >
      <option value="">{texts.frame.location.all}</option>
      {isUnknown && <option value={value}>{texts.frame.location.unknown}</option>}
      <LocationOptions locations={locations} />
    </Select>
  )
}
