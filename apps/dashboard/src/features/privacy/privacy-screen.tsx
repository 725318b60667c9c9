import { usePrefetchQuery } from '@tanstack/react-query'
import { CertificatesCard } from '#features/privacy/certificates-card.tsx'
import { FindPerson } from '#features/privacy/find-person.tsx'
import { certificatesQuery, retentionQuery } from '#features/privacy/queries.ts'
import { RetentionCard } from '#features/privacy/retention-card.tsx'
import { useCompanyId } from '#shared/active-company.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** Visitors' data, for a company's owners: find, export and erase it, and how long it is kept. */
export function Component() {
  const companyId = useCompanyId()
  // Fetched in parallel with the company, not after it.
  usePrefetchQuery(retentionQuery(companyId))
  usePrefetchQuery(certificatesQuery(companyId))
  return (
    <WithCompany title="Privacy">
      {(company) => (
        <>
          <h1 className="font-semibold text-ink text-lg">Privacy</h1>
          <p className="mt-1 mb-5 text-ink-muted text-sm">
            Visitors’ data belongs to them. Only owners see this page.
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
            <div className="flex flex-col gap-4 lg:gap-6">
              <FindPerson company={company} />
              <CertificatesCard company={company} />
            </div>
            <RetentionCard company={company} />
          </div>
        </>
      )}
    </WithCompany>
  )
}
