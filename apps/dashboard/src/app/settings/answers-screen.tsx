import { ReplyToCard } from '#features/companies/reply-to-card.tsx'
import { TemplatesCard } from '#features/reply-templates/templates-card.tsx'
import { SettingsSection } from '#shared/settings-section.tsx'

/** How a team answers its customers. */
export function Component() {
  return (
    <SettingsSection section="answers">
      {(company) => (
        <>
          <ReplyToCard company={company} />
          <TemplatesCard company={company} />
        </>
      )}
    </SettingsSection>
  )
}
