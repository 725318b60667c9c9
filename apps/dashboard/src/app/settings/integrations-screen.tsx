import { SettingsSection } from '#shared/settings-section.tsx'

/** What connects other systems with a company. */
export function Component() {
  return <SettingsSection section="integrations">{() => null}</SettingsSection>
}
