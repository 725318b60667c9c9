import { queryFor } from '@candour/api-client/query.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'
import { generatePath } from 'react-router-dom'

/** Origin of the public site, as soon as that is known. */
export function useSiteOrigin(): string | undefined {
  return useQuery(queryFor(getConfig, {})).data?.siteOrigin
}

/** Address of a company's review page, on the site's own origin; `undefined` until both are known. */
export function useSitePage(slug: string | undefined): string | undefined {
  const origin = useSiteOrigin()
  return origin && slug && origin + generatePath(sitePaths.company, { slug })
}
