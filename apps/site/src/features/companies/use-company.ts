import { ApiError, call, type EndpointRef } from '@candour/api-client/call.ts'
import type { getCompanyBySlug, getFirstCompany } from '@candour/schemas/companies.ts'
import { useEffect, useState } from 'react'
import type { SiteCompany } from '#app/page.ts'
import { usePage } from '#app/page-context.tsx'

const bySlug = { method: 'GET', path: '/api/companies/:slug' } as const satisfies EndpointRef<
  typeof getCompanyBySlug
>
const first = { method: 'GET', path: '/api/companies-first' } as const satisfies EndpointRef<
  typeof getFirstCompany
>

async function fetchCompany(slug: string | undefined, signal: AbortSignal): Promise<SiteCompany | null> {
  try {
    const { logoUrl, ...company } = slug
      ? await call<typeof getCompanyBySlug>(bySlug, { params: { slug } }, { signal })
      : await call<typeof getFirstCompany>(first, {}, { signal })
    return { ...company, slug: slug ?? '', logo: logoUrl ? { url: logoUrl } : null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

type Result =
  | { status: 'found'; company: SiteCompany }
  | { status: 'missing' | 'loading' }
  | { status: 'failed'; retry: () => void }

/** The company of the page, from the page itself; asked for only where no server rendered it. */
export function useCompany(slug: string | undefined): Result {
  const { company: inlined, setCompany } = usePage()
  const company = inlined && slug !== undefined && inlined.slug !== slug ? undefined : inlined
  const [failed, setFailed] = useState(false)
  const wanted = company === undefined && !failed

  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    fetchCompany(slug, controller.signal).then(setCompany, () => {
      if (!controller.signal.aborted) setFailed(true)
    })
    return () => controller.abort()
  }, [slug, wanted, setCompany])

  if (company) return { status: 'found', company }
  if (company === null) return { status: 'missing' }
  if (!failed) return { status: 'loading' }
  return { status: 'failed', retry: () => setFailed(false) }
}
