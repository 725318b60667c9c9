import { queryFor } from '@candour/api-client/query.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { useQuery } from '@tanstack/react-query'
import { generatePath } from 'react-router-dom'

/** Address of a company's review page, on the site's own origin as soon as that is known. */
export function useSitePage(slug: string): string {
  const { data } = useQuery(queryFor(getConfig, {}))
  return `${data?.siteOrigin ?? ''}${generatePath(sitePaths.company, { slug })}`
}
