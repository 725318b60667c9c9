import { queryFor } from '@candour/api-client/query.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'

/** Returns the public site's origin; undefined until the config has loaded. */
export function useSiteOrigin(): string | undefined {
  return useQuery(queryFor(getConfig, {})).data?.siteOrigin
}
