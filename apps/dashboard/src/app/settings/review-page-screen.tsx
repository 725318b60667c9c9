import { ChangesCard } from '#features/changes/changes-card.tsx'
import { EvidenceCard } from '#features/companies/evidence-card.tsx'
import { GoogleUrlCard } from '#features/companies/google-url-card.tsx'
import { PracticeCard } from '#features/companies/practice-card.tsx'
import { TextsCard } from '#features/companies/texts-card.tsx'
import { LocationsCard } from '#features/locations/locations-card.tsx'
import { SettingsSection } from '#shared/settings-section.tsx'

/** What visitors read, and where a public review leads. */
export function Component() {
  return (
    <SettingsSection section="reviewPage">
      {(company) => (
        <>
          <TextsCard key={company.id} company={company} />
          <GoogleUrlCard company={company} />
          <LocationsCard company={company} />
          <ChangesCard company={company} />
          <PracticeCard company={company} />
          <EvidenceCard companyId={company.id} />
        </>
      )}
    </SettingsSection>
  )
}
