import { queryFor } from '@candour/api-client/query.ts'
import { AccountMenu } from '@candour/console/account-menu.tsx'
import { formatNumber } from '@candour/console/format.ts'
import icon from '@candour/console/icon.svg'
import { TabNav } from '@candour/console/tab-nav.tsx'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { AppHeader } from '@candour/ui/app-header.tsx'
import { Badge } from '@candour/ui/badge.tsx'
import { buttonClass } from '@candour/ui/button.tsx'
import { LoadFailed } from '@candour/ui/load-failed.tsx'
import { PageLoading, PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { CompanyList } from '#features/companies/company-list.tsx'
import { UserList } from '#features/users/user-list.tsx'
import { overview } from '#shared/queries.ts'

// Loaded when first opened, to keep the first view small.
const AttentionList = lazy(async () => {
  const { AttentionList } = await import('#features/attention/attention-list.tsx')
  return { default: AttentionList }
})
const ImportPanel = lazy(async () => ({
  default: (await import('#features/company-imports/import-panel.tsx')).ImportPanel,
}))
const OperatorKeys = lazy(async () => ({
  default: (await import('#features/api-keys/operator-keys.tsx')).OperatorKeys,
}))
const PrintOrdersPanel = lazy(async () => {
  const { PrintOrdersPanel } = await import('#features/print-orders/print-orders-panel.tsx')
  return { default: PrintOrdersPanel }
})
const PrinterOrders = lazy(async () => ({
  default: (await import('#features/print-orders/printer-orders.tsx')).PrinterOrders,
}))
const PrintersPanel = lazy(async () => ({
  default: (await import('#features/printers/printers-panel.tsx')).PrintersPanel,
}))
const DeletedCompanies = lazy(async () => {
  const { DeletedCompanies } = await import('#features/deleted-companies/deleted-companies.tsx')
  return { default: DeletedCompanies }
})
const AuditPanel = lazy(async () => ({
  default: (await import('#features/audit/audit-panel.tsx')).AuditPanel,
}))
const MailList = lazy(async () => ({
  default: (await import('#features/unsent-mails/mail-list.tsx')).MailList,
}))

const SystemPanel = lazy(async () => ({
  default: (await import('#features/system/system-panel.tsx')).SystemPanel,
}))
const WebhooksPanel = lazy(async () => ({
  default: (await import('#features/webhooks/webhooks-panel.tsx')).WebhooksPanel,
}))

/** The admin panel for superadmins, and the orders of printers; everyone else gets a link to their dashboard. */
export function OperatorScreen() {
  const me = useQuery(queryFor(getMe, {}))
  useDocumentTitle(titleOf(me.data?.user))

  if (me.data) return <SignedIn user={me.data.user} />
  // Once signed out, the root layout is already redirecting to the login.
  if (!me.error || me.error.code === 'not_signed_in') return <PageLoading>Loading...</PageLoading>
  return (
    <LoadFailed title="Failed to load the admin panel" retrying={me.isFetching} onRetry={() => me.refetch()}>
      {me.error.message}
    </LoadFailed>
  )
}

const titleOf = (user: CurrentUser['user'] | undefined) =>
  user?.role === 'printer' ? 'Print Orders' : 'Admin Panel'

function SignedIn({ user }: { user: CurrentUser['user'] }) {
  return (
    <>
      <AppHeader actions={<AccountMenu user={user} />}>
        <img src={icon} alt="" width={28} height={28} />
        <p className="truncate font-semibold text-base text-ink">{titleOf(user)}</p>
      </AppHeader>
      {user.role === 'printer' ? (
        <main className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
          <h1 className="sr-only">Print Orders</h1>
          <Suspense>
            <PrinterOrders />
          </Suspense>
        </main>
      ) : user.role === 'superadmin' ? (
        <>
          <PanelNav />
          <main className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
            <h1 className="sr-only">Admin Panel</h1>
            <CurrentPanel user={user} />
          </main>
        </>
      ) : (
        <NotAnOperator />
      )}
    </>
  )
}

/** The screens by path; the list of companies is at every other. */
function CurrentPanel({ user }: { user: CurrentUser['user'] }) {
  const { pathname } = useLocation()
  const panels: Record<string, ReactNode> = {
    [adminPaths.companyImport]: <ImportPanel />,
    [adminPaths.attention]: <AttentionList />,
    [adminPaths.printOrders]: (
      <>
        <PrintOrdersPanel />
        <PrintersPanel />
      </>
    ),
    [adminPaths.deleted]: <DeletedCompanies />,
    [adminPaths.users]: <UserList ownId={user.id} />,
    [adminPaths.mails]: <MailList />,
    [adminPaths.webhooks]: <WebhooksPanel />,
    [adminPaths.webhook]: <WebhooksPanel />,
    [adminPaths.apiKeys]: <OperatorKeys />,
    [adminPaths.audit]: <AuditPanel />,
    [adminPaths.system]: <SystemPanel email={user.email} />,
  }
  const path = Object.keys(panels).find((path) => matchPath(path, pathname))
  return path ? <Suspense>{panels[path]}</Suspense> : <CompanyList />
}

function PanelNav() {
  const unprocessed = useQuery(overview).data?.unprocessedOrders ?? 0
  return (
    <TabNav
      label="Admin Panel"
      pages={[
        { to: adminPaths.admin, name: 'Companies', end: true },
        { to: adminPaths.attention, name: 'Needs attention', end: true },
        {
          to: adminPaths.printOrders,
          name: 'Print Orders',
          end: true,
          badge: unprocessed > 0 && (
            <Badge tone="alert">
              {formatNumber(unprocessed)}
              <span className="sr-only"> New</span>
            </Badge>
          ),
        },
        { to: adminPaths.deleted, name: 'Deleted', end: true },
        { to: adminPaths.users, name: 'Users', end: true },
        { to: adminPaths.mails, name: 'Email', end: true },
        { to: adminPaths.webhooks, name: 'Webhooks', end: false },
        { to: adminPaths.apiKeys, name: 'API keys', end: true },
        { to: adminPaths.audit, name: 'Audit log', end: true },
        { to: adminPaths.system, name: 'System', end: true },
      ]}
    />
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
