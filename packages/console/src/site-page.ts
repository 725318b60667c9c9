import { queryFor } from '@candour/api-client/query.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'

/** Returns the public site's origin; undefined until the config has loaded. */
export function useSiteOrigin(): string | undefined {
  return useQuery(queryFor(getConfig, {})).data?.siteOrigin
}

/** Returns the URL of a company's review page; undefined until the slug and the site's origin are known. */
export function useSitePage(slug: string | undefined): string | undefined {
  const origin = useSiteOrigin()
  return origin && slug && reviewUrl(origin, slug)
}
