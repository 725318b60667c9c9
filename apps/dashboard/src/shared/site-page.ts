import { useSiteOrigin } from '@candour/console/use-site-origin.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { generatePath } from 'react-router-dom'

/** Returns the URL of a company's review page; undefined until the slug and the site's origin are known. */
export function useSitePage(slug: string | undefined): string | undefined {
  const origin = useSiteOrigin()
  return origin && slug && origin + generatePath(sitePaths.company, { slug })
}
