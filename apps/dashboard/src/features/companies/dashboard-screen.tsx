import { queryFor } from '@candour/api-client/query.ts'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { accountPaths, adminPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { PageLoading, PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2, CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActiveCompany } from '#features/companies/active-company.ts'
import { CompanyDashboard } from '#features/companies/company-dashboard.tsx'
import { DashboardHeader } from '#features/companies/dashboard-header.tsx'

export function Component() {
  useDocumentTitle('Dashboard')
  const me = useQuery(queryFor(getMe, {}))

  if (me.data) return <SignedIn me={me.data} />
  // Whoever is not signed in is on the way to the login already.
  if (!me.error || me.error.status === 401) return <PageLoading>Loading dashboard...</PageLoading>
  return (
    <PageState
      icon={<CircleAlert />}
      title="Failed to load company data"
      action={
        <Button busy={me.isFetching} onClick={() => me.refetch()}>
          Retry
        </Button>
      }
    >
      {me.error.message}
    </PageState>
  )
}

function SignedIn({ me }: { me: CurrentUser }) {
  const [company, choose] = useActiveCompany(me.companies)
  return (
    <>
      <DashboardHeader user={me.user} companies={me.companies} active={company} onChoose={choose} />
      {company ? (
        // Keyed: nothing of one company, not even a half-typed address, is ever seen on another's dashboard.
        <CompanyDashboard key={company.id} companyId={company.id} />
      ) : (
        <Unassigned user={me.user} />
      )}
    </>
  )
}

function Unassigned({ user }: { user: CurrentUser['user'] }) {
  const operator = user.role === 'superadmin'
  return (
    <PageState
      icon={<Building2 />}
      title="You are not assigned to any companies"
      action={
        <Link to={operator ? adminPaths.admin : accountPaths.login} className={buttonClass()}>
          {operator ? 'Go to Admin Panel' : 'Back to Login'}
        </Link>
      }
    >
      {operator
        ? 'Companies and their users are managed in the admin panel.'
        : 'Please ask whoever invited you to add you to your company.'}
    </PageState>
  )
}
