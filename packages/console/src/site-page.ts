import { queryFor } from '@candour/api-client/query.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'
import { generatePath } from 'react-router-dom'

/** Returns the public site's origin; undefined until the config has loaded. */
export function useSiteOrigin(): string | undefined {
  return useQuery(queryFor(getConfig, {})).data?.siteOrigin
}

/** Returns the URL of a company's review page; undefined until the slug and the site's origin are known. */
export function useSitePage(slug: string | undefined): string | undefined {
  const origin = useSiteOrigin()
  return origin && slug && origin + generatePath(sitePaths.company, { slug })
}
