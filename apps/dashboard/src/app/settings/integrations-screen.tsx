import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx'
import { SettingsSection } from '#shared/settings-section.tsx'

/** What connects other systems with a company. */
export function Component() {
  return (
    <SettingsSection section="integrations">
      {(company) => <WebhooksCard companyId={company.id} />}
    </SettingsSection>
  )
}
