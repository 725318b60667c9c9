import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { Banner } from '@candour/ui/banner.tsx'
import { useQuery } from '@tanstack/react-query'
import { CirclePause, ReceiptText } from 'lucide-react'
import { companyQuery } from '#shared/company-query.ts'
import { OperatorContact } from '#shared/operator-contact.tsx'

/** Shows that the company is suspended (with the reason for owners), or that a payment is overdue. */
export function BillingBanner({ company }: { company: CurrentUser['companies'][number] }) {
  const { data } = useQuery(companyQuery(company.id))
  return (
    <div role="status">
      {company.suspended ? (
        <Banner icon={<CirclePause />} tone="danger">
          <p>
            <strong className="font-semibold">This company is suspended.</strong> Visitors cannot leave
            feedback. You can read and export everything, but change nothing.
          </p>
          {data?.suspensionReason && (
            <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
              Reason: {data.suspensionReason}
            </p>
          )}
          <p className="mt-1">
            Please contact <OperatorContact />
          </p>
        </Banner>
      ) : (
        data?.billingStatus === 'past_due' && (
          <Banner icon={<ReceiptText />}>
            <p>
              A payment for this company is overdue. Please contact <OperatorContact />
            </p>
          </Banner>
        )
      )}
    </div>
  )
}
