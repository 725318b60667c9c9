import { SettingsNav } from '#app/settings/settings-nav.tsx'
import { WithCompany } from '#shared/with-company.tsx'

/** All sections of the settings. */
export function Component() {
  return (
    <WithCompany title="Settings">
      {() => (
        <>
          <h1 className="mb-4 font-semibold text-ink text-lg">Settings</h1>
          <SettingsNav detailed />
        </>
      )}
    </WithCompany>
  )
}
