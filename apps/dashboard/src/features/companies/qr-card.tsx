import { useSitePage } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { QrDialog } from '@candour/ui/qr-dialog.tsx'
import { QrCode } from 'lucide-react'

export function QrCard({ company, className }: { company: DashboardCompany; className?: string }) {
  return (
    <Card as="section" aria-labelledby="qr-code" className={className}>
      <CardHeader
        id="qr-code"
        title="QR Code"
        description="Opens your review page when scanned with a phone."
      />
      <div className="mt-4">
        <QrButton company={company} fullWidth />
      </div>
    </Card>
  )
}

/** Opens the dialog with the company's QR code. */
export function QrButton({
  company,
  ...look
}: {
  company: DashboardCompany
  fullWidth?: boolean
  size?: 'sm'
}) {
  const page = useSitePage(company.slug)
  const button = (
    <Button variant="secondary" icon={<QrCode aria-hidden="true" />} disabled={!page} {...look}>
      Show QR Code
    </Button>
  )
  if (!page) return button
  return <QrDialog name={company.name} slug={company.slug} link={page} trigger={button} />
}
