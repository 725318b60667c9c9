import { BrandCard } from '#features/companies/brand-card.tsx'
import { TimeZoneCard } from '#features/companies/time-zone-card.tsx'
import { AddressCard } from '#features/privacy/address-card.tsx'
import { useRoleIncludes } from '#shared/permissions.ts'
import { SettingsSection } from '#shared/settings-section.tsx'

/** How a business appears, and its time zone. */
export function Component() {
  const seesPrivacy = useRoleIncludes('privacy:manage')
  return (
    <SettingsSection section="business">
      {(company) => (
        <>
          <BrandCard key={company.id} company={company} />
          <TimeZoneCard company={company} />
          {seesPrivacy && <AddressCard company={company} />}
        </>
      )}
    </SettingsSection>
  )
}
