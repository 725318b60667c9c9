import { CompanyKeys } from '#features/api-keys/company-keys.tsx'
import { ChannelsCard } from '#features/channels/channels-card.tsx'
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx'
import { SettingsSection } from '#shared/settings-section.tsx'

/** What connects other systems with a company. */
export function Component() {
  return (
    <SettingsSection section="integrations">
      {(company) => (
        <>
          <ChannelsCard companyId={company.id} />
          <WebhooksCard company={company} />
          <CompanyKeys company={company} />
        </>
      )}
    </SettingsSection>
  )
}
