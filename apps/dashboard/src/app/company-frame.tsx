import { queryFor } from '@candour/api-client/query.ts'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { companyPermissions, demoPermissions, viewPermissions } from '@candour/schemas/company-roles.ts'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { LoadFailed } from '@candour/ui/load-failed.tsx'
import { PageLoading } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom'
import { BillingBanner } from '#features/companies/billing-banner.tsx'
import { DashboardHeader } from '#features/companies/dashboard-header.tsx'
import { BackToDashboard, DashboardNav } from '#features/companies/dashboard-nav.tsx'
import { ConnectionBanner } from '#features/live/connection-banner.tsx'
import { useLiveUpdates } from '#features/live/live-updates.ts'
import { ActiveCompanyId, searchWithCompany, useActiveCompany } from '#shared/active-company.ts'
import { companyQuery } from '#shared/company-query.ts'
import { NoAccess } from '#shared/no-access.tsx'
import { useOwnLanguage } from '#shared/own-language.ts'
import { ActivePermissions, ReadOnly } from '#shared/permissions.ts'
import { texts, withTexts } from '#shared/texts.ts'

/** After the first view. Without it, the mailed link still works. */
const Invitations = lazy(() =>
  withTexts(() => import('#features/accounts/invitations/invitations.tsx'))()
    .then((loaded): { default: ComponentType } => ({ default: loaded.Invitations }))
    .catch(() => ({ default: () => null })),
)

const Unassigned = lazy(
  withTexts(async () => ({ default: (await import('#app/unassigned.tsx')).Unassigned })),
)

type MemberCompany = CurrentUser['companies'][number]

/** The layout route of all company pages: loads the signed-in user, and provides the header and the active company. */
export function Component() {
  useDocumentTitle(texts.frame.titles.dashboard)
  const me = useQuery(queryFor(getMe, {}))
  useOwnLanguage(me.data)

  if (me.data) return <SignedIn me={me.data} />
  // Once signed out, the root layout is already redirecting to the login.
  if (!me.error || me.error.code === 'not_signed_in') return <PageLoading>{texts.frame.loading}</PageLoading>
  return (
    <LoadFailed title={texts.frame.loadFailed} retrying={me.isFetching} onRetry={() => me.refetch()}>
      {me.error.message}
    </LoadFailed>
  )
}

function SignedIn({ me }: { me: CurrentUser }) {
  const companies = useCompanies(me)
  const company = useActiveCompany(companies)
  const readingOne = useMatch(dashboardPaths.review) !== null
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const choose = (id: string) =>
    navigate({
      // A single review belongs to one company; the list and its filters apply to any.
      pathname: readingOne ? dashboardPaths.reviews : pathname,
      search: searchWithCompany(search, id),
    })

  return (
    <ActiveCompany company={company} viewed={!!me.viewAs && !me.viewAs.isDemo}>
      <DashboardHeader
        user={me.viewAs?.isDemo ? undefined : me.user}
        companies={companies}
        active={company}
        onChoose={choose}
      />
      {!me.viewAs && (
        <Suspense>
          <Invitations />
        </Suspense>
      )}
      {company ? (
        // Keyed by company: no state, not even a half-typed URL, may leak into another company's dashboard.
        <OpenCompany key={company.id} company={company} />
      ) : companies.length > 0 ? (
        <NoAccess to={dashboardPaths.dashboard} label={texts.frame.noAccess.toOwn}>
          {texts.frame.noAccess.text}
        </NoAccess>
      ) : (
        <Suspense>
          <Unassigned user={me.user} />
        </Suspense>
      )}
    </ActiveCompany>
  )
}

interface OpenableCompany extends MemberCompany {
  /** Permissions of the user's role in the company. */
  permissions: readonly CompanyPermission[]
}

/** Returns the user's companies, and before them the company that an operator or a viewer of the demo sees. */
function useCompanies({ companies, viewAs }: CurrentUser): OpenableCompany[] {
  const own = companies.map((company) => ({ ...company, permissions: companyPermissions[company.role] }))
  const viewedId = own.some(({ id }) => id === viewAs?.companyId) ? undefined : viewAs?.companyId
  const { data } = useQuery({ ...companyQuery(viewedId ?? ''), enabled: viewedId !== undefined })
  if (viewedId === undefined) return own
  const viewed = {
    id: viewedId,
    name: data?.name ?? '',
    role: 'owner' as const,
    suspended: data?.billingStatus === 'suspended',
    permissions: viewAs?.isDemo ? demoPermissions : viewPermissions,
  }
  return [viewed, ...own]
}

interface ActiveCompanyProps {
  company: OpenableCompany | undefined
  /** An operator is viewing a company. In the demo, the server says what each change would do. */
  viewed: boolean
  children: ReactNode
}

function ActiveCompany({ company, viewed, children }: ActiveCompanyProps) {
  return (
    <ActiveCompanyId value={company?.id}>
      <ActivePermissions value={company?.permissions ?? []}>
        <ReadOnly value={viewed || (company?.suspended ?? false)}>{children}</ReadOnly>
      </ActivePermissions>
    </ActiveCompanyId>
  )
}

function OpenCompany({ company }: { company: MemberCompany }) {
  // Every page links to the review page and needs its origin; fetch it in parallel with the company.
  usePrefetchQuery(queryFor(getConfig, {}))
  const live = useLiveUpdates(company.id)
  return (
    <>
      <ConnectionBanner state={live} />
      <BillingBanner company={company} />
      <BackToDashboard />
      <DashboardNav companyId={company.id} />
      <Outlet />
    </>
  )
}
