import { usePrefetchQuery } from '@tanstack/react-query'
import { CertificatesCard } from '#features/privacy/certificates-card.tsx'
import { FindPerson } from '#features/privacy/find-person.tsx'
import { certificatesQuery, retentionQuery } from '#features/privacy/queries.ts'
import { RetentionCard } from '#features/privacy/retention-card.tsx'
import { useCompanyId } from '#shared/active-company.ts'
import { SettingsSection } from '#shared/settings-section.tsx'

/** Visitors' data, for a company's owners: find, export and erase it, and how long it is kept. */
export function Component() {
  const companyId = useCompanyId()
  // Fetched in parallel with the company, not after it.
  usePrefetchQuery(retentionQuery(companyId))
  usePrefetchQuery(certificatesQuery(companyId))
  return (
    <SettingsSection section="privacy">
      {(company) => (
        <>
          <FindPerson company={company} />
          <CertificatesCard company={company} />
          <RetentionCard company={company} />
        </>
      )}
    </SettingsSection>
  )
}
