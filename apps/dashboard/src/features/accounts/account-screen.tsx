import { queryFor } from '@candour/api-client/query.ts'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { accountId, dashboardPaths } from '@candour/schemas/paths.ts'
import { AppHeader } from '@candour/ui/app-header.tsx'
import { Avatar } from '@candour/ui/avatar.tsx'
import { buttonClass } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { LoadFailed } from '@candour/ui/load-failed.tsx'
import { PageLoading } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ChangePasswordForm } from '#features/accounts/change-password-form.tsx'
import { homes } from '#features/accounts/homes.ts'
import { NameCard } from '#features/accounts/name-card.tsx'
import { ProfileCard } from '#features/accounts/profile-card.tsx'
import { SessionsCard } from '#features/accounts/sessions-card.tsx'
import { OwnProvidersCard } from '#features/sign-in/own-providers-card.tsx'
import { TwoFactorCard } from '#features/two-factor/two-factor-card.tsx'
import { useOwnLanguage } from '#shared/own-language.ts'
import { texts } from '#shared/texts.ts'

export function Component() {
  useDocumentTitle(texts.accounts.account.title)
  const me = useQuery(queryFor(getMe, {}))
  useOwnLanguage(me.data)

  if (me.data) return <SignedIn user={me.data.user} />
  // Once signed out, the root layout is already redirecting to the login.
  if (!me.error || me.error.code === 'not_signed_in')
    return <PageLoading>{texts.accounts.account.loading}</PageLoading>
  return (
    <LoadFailed
      title={texts.accounts.account.loadFailed}
      retrying={me.isFetching}
      onRetry={() => me.refetch()}
    >
      {me.error.message}
    </LoadFailed>
  )
}

function SignedIn({ user: { email, name, role } }: { user: CurrentUser['user'] }) {
  const home = homes[role] ?? dashboardPaths.dashboard
  return (
    <>
      <AppHeader
        actions={
          <>
            <span
              title={email}
              className="max-w-72 truncate text-ink-muted text-sm max-sm:max-w-[calc(100vw-13rem)]"
            >
              <bdi>{name ?? email}</bdi>
            </span>
            <Avatar name={name ?? email} />
          </>
        }
      >
        <Link to={home} className={buttonClass({ variant: 'ghost', className: '-ml-3 px-3' })}>
          <ArrowLeft aria-hidden="true" />
          {texts.accounts.account.back}
        </Link>
      </AppHeader>
      <main className="mx-auto grid max-w-lg gap-6 px-4 py-6 sm:py-10">
        <h1 id={accountId} className="font-semibold text-ink text-xl">
          {texts.accounts.account.title}
        </h1>
        <NameCard name={name} />
        <ProfileCard />
        <SectionCard id="password" title={texts.accounts.password.title} headerClassName="mb-5">
          <ChangePasswordForm email={email} home={home} />
        </SectionCard>
        <TwoFactorCard email={email} />
        <OwnProvidersCard email={email} />
        <SessionsCard email={email} />
      </main>
    </>
  )
}
