import { SettingsNav } from '#app/settings/settings-nav.tsx'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** All sections of the settings. */
export function Component() {
  return (
    <WithCompany title={texts.settings.pageTitle}>
      {() => (
        <>
          <h1 className="mb-4 font-semibold text-ink text-lg">{texts.settings.heading}</h1>
          <SettingsNav detailed />
        </>
      )}
    </WithCompany>
  )
}
