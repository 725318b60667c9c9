import { NotLoaded } from '@candour/console/query-failed.tsx'
import { useQuery } from '@tanstack/react-query'
import { DomainsCard } from '#features/sign-in/domains-card.tsx'
import { EnforcedCard } from '#features/sign-in/enforced-card.tsx'
import { ProviderCard } from '#features/sign-in/provider-card.tsx'
import { RolesCard } from '#features/sign-in/roles-card.tsx'
import { signInQuery } from '#features/sign-in/use-sign-in-update.ts'
import { SettingsSection } from '#shared/settings-section.tsx'
import { texts } from '#shared/texts.ts'

/** How members sign in: the company's own provider (OpenID Connect), its domains and roles. */
export function Component() {
  return <SettingsSection section="signIn">{({ id }) => <Cards key={id} companyId={id} />}</SettingsSection>
}

function Cards({ companyId }: { companyId: string }) {
  const settings = useQuery(signInQuery(companyId))
  const { data } = settings
  if (!data) return <NotLoaded query={settings} title={texts.signIn.failed} placeholder="h-120 w-full" />
  const of = { companyId, saved: data }
  return (
    <>
      <DomainsCard {...of} />
      <ProviderCard {...of} />
      <RolesCard {...of} />
      <EnforcedCard {...of} />
    </>
  )
}
