import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { LoadFailed } from '@candour/ui/load-failed.tsx'
import { PageLoading } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useCompanyId } from '#shared/active-company.ts'
import { companyQuery } from '#shared/company-query.ts'
import { NoAccess } from '#shared/no-access.tsx'
import { texts } from '#shared/texts.ts'

interface WithCompanyProps {
  /** The page's part of the document title. */
  title: string
  /** Something else that the page needs is still loading. */
  isPending?: boolean
  /** Layout of the page, if it is part of another. */
  className?: string
  children: (company: DashboardCompany) => ReactNode
}

/** Loads the active company and renders the page with it, or the loading, error or no-access state. */
export function WithCompany({
  title,
  isPending = false,
  className = 'mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-7',
  children,
}: WithCompanyProps) {
  const company = useQuery(companyQuery(useCompanyId()))
  useDocumentTitle(company.data ? `${title} · ${company.data.name}` : title)
  const receiveFocus = useLostFocus()

  // Also refused by a proxy, without a code. The root layout handles a missing second factor.
  if (company.error?.status === 403 && company.error.code !== 'two_factor_required')
    return <NoAccess to={accountPaths.login} label={texts.frame.noAccess.toLogin} />
  // Keep showing loaded data when a refresh fails.
  if (!company.data && company.error && company.error.code !== 'not_signed_in') {
    return (
      <LoadFailed
        title={texts.frame.loadFailed}
        retrying={company.isFetching}
        onRetry={() => company.refetch()}
      >
        {company.error.message || texts.frame.loadFailedUnknown}
      </LoadFailed>
    )
  }
  if (!company.data || isPending) return <PageLoading>{texts.frame.loading}</PageLoading>

  return (
    <main
      ref={receiveFocus}
      style={brandStyle(company.data.brandColor)}
      className={`outline-none ${className}`}
    >
      {children(company.data)}
    </main>
  )
}

/**
 * Returns a ref for an element that takes the focus after a navigation that has removed the focused element. The initial
 * load is left alone, so that the first Tab reaches the top of the page.
 */
function useLostFocus() {
  const hasNavigated = useRef(false)
  hasNavigated.current = useNavigationType() !== 'POP'
  // Stable, so that it is called only when `main` is mounted, and not when a button has just lost the focus by loading.
  return useCallback((main: HTMLElement | null) => {
    if (!main || !hasNavigated.current || document.activeElement !== document.body) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }, [])
}
