import { queryFor } from '@candour/api-client/query.ts'
import { AccountMenu } from '@candour/console/account-menu.tsx'
import icon from '@candour/console/icon.svg'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { AppHeader } from '@candour/ui/app-header.tsx'
import { buttonClass } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { LoadFailed } from '@candour/ui/load-failed.tsx'
import { PageLoading, PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom'
import { CompanyList } from '#features/companies/company-list.tsx'
import { PrintOrdersPanel } from '#features/print-orders/print-orders-panel.tsx'
import { UserList } from '#features/users/user-list.tsx'

// Rarely opened, so they must not weigh on the first view.
const AuditPanel = lazy(async () => ({
  default: (await import('#features/audit/audit-panel.tsx')).AuditPanel,
}))
const MailList = lazy(async () => ({ default: (await import('#features/mails/mail-list.tsx')).MailList }))

/** The admin panel for superadmins; everyone else gets a link to their dashboard. */
export function OperatorScreen() {
  useDocumentTitle('Admin Panel')
  const me = useQuery(queryFor(getMe, {}))

  if (me.data) return <SignedIn user={me.data.user} />
  // Once signed out, the root layout is already redirecting to the login.
  if (!me.error || me.error.code === 'not_signed_in') return <PageLoading>Loading...</PageLoading>
  return (
    <LoadFailed title="Failed to load the admin panel" retrying={me.isFetching} onRetry={() => me.refetch()}>
      {me.error.message}
    </LoadFailed>
  )
}

function SignedIn({ user }: { user: CurrentUser['user'] }) {
  return (
    <>
      <AppHeader actions={<AccountMenu user={user} />}>
        <img src={icon} alt="" width={28} height={28} />
        <p className="truncate font-semibold text-base text-ink">Admin Panel</p>
      </AppHeader>
      {user.role === 'superadmin' ? (
        <main className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
          <h1 className="sr-only">Admin Panel</h1>
          <PanelNav />
          <CurrentPanel user={user} />
        </main>
      ) : (
        <NotAnOperator />
      )}
    </>
  )
}

/** The screen at the current path. */
function CurrentPanel({ user }: { user: CurrentUser['user'] }) {
  const { pathname } = useLocation()
  if (matchPath(adminPaths.users, pathname)) return <UserList ownId={user.id} />
  if (matchPath(adminPaths.mails, pathname)) {
    return (
      <Suspense>
        <MailList />
      </Suspense>
    )
  }
  if (matchPath(adminPaths.audit, pathname)) {
    return (
      <Suspense>
        <AuditPanel />
      </Suspense>
    )
  }
  return (
    <>
      <PrintOrdersPanel />
      <CompanyList />
    </>
  )
}

function PanelNav() {
  return (
    <nav aria-label="Admin Panel" className="mb-6 flex gap-6 border-line border-b">
      {[
        { to: adminPaths.admin, label: 'Companies' },
        { to: adminPaths.users, label: 'Users' },
        { to: adminPaths.mails, label: 'Email' },
        { to: adminPaths.audit, label: 'Audit log' },
      ].map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            cn(
              '-mb-px inline-flex min-h-11 items-center border-b-2 font-medium text-sm',
              isActive ? 'border-accent text-ink' : 'border-transparent text-ink-muted hover:text-ink',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

function NotAnOperator() {
  return (
    <PageState
      icon={<Lock />}
      title="You don't have access to the admin panel"
      action={
        <Link to={dashboardPaths.dashboard} className={buttonClass()}>
          Go to your dashboard
        </Link>
      }
    >
      It is for platform operators only. Your company's reviews are on your dashboard.
    </PageState>
  )
}
