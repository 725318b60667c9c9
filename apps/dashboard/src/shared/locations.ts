import { queryFor } from '@candour/api-client/query.ts'
import { type Location, listLocations } from '@candour/schemas/locations.ts'

export const locationsQuery = (companyId: string) => queryFor(listLocations, { query: { companyId } })

/** Returns the locations that a user can choose: the unarchived ones and the current choice. */
export function choosable(locations: readonly Location[], chosen: string | null | undefined): Location[] {
  return locations
    .filter(({ id, archived }) => !archived || id === chosen)
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
}
