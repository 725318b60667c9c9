import { formatDate, formatDateTime } from '@candour/console/format.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Certificate } from '@candour/schemas/privacy.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Dialog, DialogContent, DialogTrigger } from '@candour/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { CertificateView } from '#features/privacy/certificate-view.tsx'
import { certificatesQuery } from '#features/privacy/queries.ts'
import { countsInWords } from '#features/privacy/words.ts'
import { texts } from '#shared/texts.ts'

const headClass = 'border-line border-b py-2 pr-3 font-medium text-ink-muted'
const cellClass = 'wrap-anywhere border-line border-b py-2 pr-3 align-top'

/** The company's latest erasures, each with its certificate. */
export function CertificatesCard({ company }: { company: DashboardCompany }) {
  const certificates = useQuery(certificatesQuery(company.id))
  const words = texts.privacy.erasures
  return (
    <SectionCard id="erasures" title={words.title} description={words.description}>
      <div className="mt-4">
        {certificates.data?.length === 0 && <p className="text-ink-muted text-sm">{words.none}</p>}
        <NotLoaded query={certificates} title={words.failed} placeholder="h-24 w-full" />
        {certificates.data && certificates.data.length > 0 && (
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${headClass} sm:w-44`}>
                  {words.certificate}
                </th>
                <th scope="col" className={`${headClass} sm:w-44`}>
                  {words.erased}
                </th>
                <th scope="col" className={`${headClass} max-sm:hidden`}>
                  {words.reason}
                </th>
              </tr>
            </thead>
            <tbody>
              {certificates.data.map((certificate) => (
                <Row key={certificate.id} company={company} certificate={certificate} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </SectionCard>
  )
}

function Row({ company, certificate }: { company: DashboardCompany; certificate: Certificate }) {
  const { at, by, reason, counts } = certificate
  return (
    <tr>
      <th scope="row" className={`${cellClass} font-normal`}>
        <Dialog>
          <DialogTrigger
            aria-label={texts.privacy.erasures.certificateOf(formatDateTime(at, company.timeZone))}
            className="rounded-sm font-medium text-accent-text hover:underline"
          >
            {formatDate(at, company.timeZone)}
          </DialogTrigger>
          <DialogContent title={texts.privacy.certificate.title}>
            <CertificateView
              certificate={certificate}
              timeZone={company.timeZone}
              companyName={company.name}
            />
          </DialogContent>
        </Dialog>
        <span className="block text-ink-muted text-xs">{by}</span>
      </th>
      <td className={`${cellClass} text-ink`}>{countsInWords(counts)}</td>
      <td className={`${cellClass} text-ink max-sm:hidden`}>
        <span dir="auto" className="line-clamp-3 w-fit">
          {reason}
        </span>
      </td>
    </tr>
  )
}
