import { CompanyKeys } from '#features/api-keys/company-keys.tsx'
import { SettingsSection } from '#shared/settings-section.tsx'

/** What connects other systems with a company. */
export function Component() {
  return (
    <SettingsSection section="integrations">{(company) => <CompanyKeys company={company} />}</SettingsSection>
  )
}
