import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { Banner } from '@candour/ui/banner.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useQuery } from '@tanstack/react-query'
import { CirclePause, ReceiptText } from 'lucide-react'
import { companyQuery } from '#shared/company-query.ts'
import { OperatorContact } from '#shared/operator-contact.tsx'
import { texts } from '#shared/texts.ts'

/** Shows that the company is suspended (with the reason for owners), or that a payment is overdue. */
export function BillingBanner({ company }: { company: CurrentUser['companies'][number] }) {
  const { data } = useQuery(companyQuery(company.id))
  return (
    <div role="status">
      {company.suspended ? (
        <Banner icon={<CirclePause />} tone="danger">
          <p>
            <strong className="font-semibold">{texts.companies.banner.suspended}</strong>{' '}
            {texts.companies.banner.suspendedText}
          </p>
          {data?.suspensionReason && (
            <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
              <Sentence parts={texts.companies.banner.reason(data.suspensionReason)} />
            </p>
          )}
          <p className="mt-1">
            <Sentence parts={texts.companies.banner.contact(<OperatorContact />)} />
          </p>
        </Banner>
      ) : (
        data?.billingStatus === 'past_due' && (
          <Banner icon={<ReceiptText />}>
            <p>
              <Sentence parts={texts.companies.banner.overdue(<OperatorContact />)} />
            </p>
          </Banner>
        )
      )}
    </div>
  )
}
