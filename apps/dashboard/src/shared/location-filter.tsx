import { Select } from '@candour/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { choosable, locationsQuery } from '#shared/locations.ts'

export interface LocationFilterProps {
  companyId: string
  value: string | undefined
  onChange: (locationId: string | undefined) => void
}

/** Narrows a screen to one location. Shown only for companies that have any. */
export function LocationFilter({ companyId, value, onChange }: LocationFilterProps) {
  const { data = [] } = useQuery(locationsQuery(companyId))
  const locations = choosable(data, value)
  if (locations.length === 0) return null
  return (
    <Select
      aria-label="Location"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className="w-48 max-sm:w-auto max-sm:flex-1"
    >
      <option value="">All locations</option>
      {locations.map(({ id, name }) => (
        <option key={id} value={id} dir="auto">
          {name}
        </option>
      ))}
    </Select>
  )
}
