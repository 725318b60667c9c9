import { useEffect, useState } from 'react'
import type { ChangesInWords } from '#features/changes/changes-shown.tsx'
import type { SiteCompany } from '#shared/page.ts'
import { usePage } from '#shared/page-context.tsx'

/**
 * Returns what a company has changed. A page that was shown on another screen first does not have it, so that the first
 * view does not weigh more: it is fetched then, and missing if that fails.
 */
export function useChanges({ slug, changes }: SiteCompany): ChangesInWords | undefined {
  const { language, changesWords: words } = usePage()
  const [fetched, setFetched] = useState<ChangesInWords>()
  const fetches = !changes && slug
  useEffect(() => {
    if (!fetches) return
    import('#features/changes/load-changes.ts')
      .then(({ loadChanges }) => loadChanges(fetches, language))
      .then(setFetched, () => {})
  }, [fetches, language])
  return changes && words ? { changes, words } : fetched
}
