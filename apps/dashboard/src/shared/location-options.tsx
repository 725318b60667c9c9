import type { Location } from '@candour/schemas/locations.ts'

/** The options of a location select. */
export function LocationOptions({ locations }: { locations: readonly Location[] }) {
  return locations.map(({ id, name }) => (
    <option key={id} value={id} dir="auto">
      {name}
    </option>
  ))
}
